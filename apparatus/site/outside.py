"""Checks that built pages fetch nothing from elsewhere, and link to nothing that is missing."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from typing_extensions import override

FETCHED = {"src", "srcset", "poster", "data"}
"""Attributes by which a page fetches something by itself."""


class Fetches(HTMLParser):
    """Collects what a page would fetch, and where it links to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.fetched, self.led_to = list[str](), list[str]()
        self.feed(page)

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        leads = tag != "link" or dict(attrs).get("rel") in {"canonical", "prev", "next"}
        for name, value in attrs:
            if name in FETCHED or (name == "href" and not leads):
                self.fetched.append(value or "")
            elif name == "href":
                self.led_to.append(value or "")


def faults(site: Path) -> Iterator[str]:
    """Yield a line for everything a page would fetch from elsewhere, and for each missing file."""
    for path in sorted(site.rglob("*.html")):
        page = Fetches(path.read_text("utf-8"))
        for address in page.fetched + page.led_to:
            split = urlsplit(address)
            name = path.relative_to(site)
            if split.scheme or split.netloc:
                if address in page.fetched and split.scheme != "data":
                    yield f"{name} fetches {address}"
            elif split.path:
                base = site if split.path.startswith("/") else path.parent
                if not (base / unquote(split.path).lstrip("/")).exists():
                    yield f"{name} leads to {address}, which is not there"
