"""The page that checks a replay's seal and dice, with the same script as the replay itself."""

import json

from apparatus.site.games import elsewhere
from bot.face.registry.faces import BOOKS
from bot.face.words import Words

FORM = """<p><input type="file" id="file" accept=".html" aria-label="{label}"></p>
<p><strong><output id="checked"></output></strong><br><span id="match"></span><br>
<span id="sealed"></span> <code id="seal"></code></p>
<script type="application/json" id="words">{words}</script>
<script src="../assets/dice.js"></script>
<script src="../assets/check.js"></script>"""


def check_page(words: Words) -> str:
    """Return the page in one language."""
    said = {name: words(f"replay-file-{name}") for name in ("unsealed", "uncheckable", "sealed")}
    said |= {name: words(f"replay-file-{name}", play="{play}") for name in ("differs", "house")}
    said |= {name: words(f"replay-file-{name}", count="{count}") for name in ("agrees", "sealed-house")}
    said["no-replay"] = words("site-check-no-replay")
    heading = words("replay-file-check")
    files = (
        f"- [{words(f'system-{book.system}')}](../replays/{book.system}.{words.locale}.html)"
        for book in BOOKS
    )
    return "\n\n".join(
        (
            f"# {heading}",
            elsewhere(words, "check"),
            words("site-check-about"),
            FORM.format(label=heading, words=json.dumps(said, ensure_ascii=False).replace("<", "\\u003c")),
            words("site-check-try"),
            "\n".join(files),
            words("replay-file-how"),
        )
    )
