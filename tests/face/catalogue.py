"""The catalogue as its files have it, for comparison with the code and between languages."""

from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from bot.face.words import FOLDERS


class Parts(Visitor):
    """Collects what a pattern refers to."""

    def __init__(self) -> None:
        self.gaps: set[str] = set()
        self.keys: set[str] = set()
        self.cases: dict[str, set[str]] = {}
        """The variants among which a gap chooses."""

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  named by fluent
        self.gaps.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  named by fluent
        self.keys.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  named by fluent
        if isinstance(node.selector, ftl.VariableReference):
            names = {
                key.name if isinstance(key, ftl.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            }
            self.cases.setdefault(node.selector.id.name, set()).update(names)
        self.generic_visit(node)


@cache
def entries(locale: str) -> list[ftl.EntryType]:
    paths = sorted((FOLDERS[0] / locale).glob("*.ftl"))
    return [entry for path in paths for entry in FluentParser().parse(path.read_text("utf-8")).body]


@cache
def catalogue(locale: str) -> dict[str, Parts]:
    found: dict[str, Parts] = {}
    for entry in entries(locale):
        if isinstance(entry, ftl.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {
                f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes
            }
            for key, pattern in patterns.items():
                if pattern is not None:
                    found[key] = Parts()
                    found[key].visit(pattern)
    return found


def gaps(locale: str, key: str) -> set[str]:
    parts = catalogue(locale)[key]
    return parts.gaps.union(*(gaps(locale, other) for other in parts.keys))
