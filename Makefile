# Everything a newcomer needs: `make play` and `make test`. Both set up what they need by themselves.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip --disable-pip-version-check --quiet
PORT   ?= 8321
PROCESSES ?= 1
# Tests wait for sockets, processes and databases as much as they compute: two for each core.
TESTERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')

.DEFAULT_GOAL := help
.PHONY: help play run test quick test-deep lint types arrows unit bench balance golden site clean

help: ## list what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | sort

# Several processes share a PostgreSQL, which comes with what tests need.
play: $(VENV)/$(if $(filter-out 1,$(PROCESSES)),.test,.play) ## play on a Discord on this machine: no token, no server
	$(BIN)/python -m bot sandbox --port $(PORT) --processes $(PROCESSES)

run: $(VENV)/.run ## run the bot with the settings of .env
	$(BIN)/python -m bot run

test: lint types arrows unit ## all checks and tests

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/pyright

arrows: $(VENV)/.test
	$(BIN)/lint-imports

# Tests start the bot some two hundred times: it is compiled once, even where the environment forbids that. So are the
# tests, before there are workers: each would compile all of them. Whoever has nothing left to test takes half of
# what waits for another, so that no core is idle at the end.
unit: export PYTHONDONTWRITEBYTECODE =
unit: $(VENV)/.test
	$(BIN)/python -m pytest --collect-only -qq >/dev/null
	$(BIN)/python -m pytest -n $(TESTERS) --dist worksteal

quick: export PYTHONDONTWRITEBYTECODE =
quick: $(VENV)/.test ## the tests nearest to what changed since the last commit, in a minute
	$(BIN)/ruff check .
	near=$$($(BIN)/python -m tests.nearest) && if [ "$$near" ]; then $(BIN)/python -m pytest -q -n $(TESTERS) $$near; fi

test-deep: export DEPTH ?= 20
test-deep: unit ## all tests, with twenty times as many examples and random playouts (hours)

# What is measured of a start is that of a bot which was compiled once, as on a host.
bench: export PYTHONDONTWRITEBYTECODE =
bench: $(VENV)/.test ## measure choices, clicks, requests, duels and the start
	$(BIN)/python -m apparatus.benchmarks

balance: $(VENV)/.test ## solve the duel for all pairings and check that the table is fair (long; QUICK=1 is not)
	$(BIN)/python -m apparatus.insight $(if $(QUICK),--quick)
	$(BIN)/python -m apparatus.insight.pocket
	$(BIN)/python -m apparatus.insight.kendo $(if $(QUICK),--duels 400 --matches 100)
	$(BIN)/python -m apparatus.insight.way $(if $(QUICK),--fights 60)

golden: $(VENV)/.test ## write golden playthroughs, screens and the pages of commands and marks anew and show what changed
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.commands_page
	$(BIN)/python -m tests.marks_page
	git diff --stat -- tests/golden docs/commands.md docs/marks.md

site: $(VENV)/.site ## build all documents and the pages for players as a site; open site/index.html
	$(BIN)/python -m apparatus.site

clean: ## remove the virtual environment and what tests left behind
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis .import_linter_cache screenshots build site

$(BIN)/python:
	@echo "Setting up $(VENV); the first time this takes a minute or two."
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.run: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e .
	@touch $@

$(VENV)/.play: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[sandbox]'
	@touch $@

$(VENV)/.site: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install -c constraints.txt -e '.[site]'
	@touch $@

# Of all that is installed here, a run compiles only what it loads.
$(VENV)/.test: $(BIN)/python pyproject.toml constraints.txt
	$(PIP) install --no-compile -c constraints.txt -e '.[dev]'
	@touch $@
