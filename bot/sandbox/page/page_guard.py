"""Who may talk to the page's server.

A browser does what any web page tells it, even towards loopback. So every request must name this exact
address as its host (a name rebound to 127.0.0.1 does not), must come from this page if it names its origin,
and must declare a body as JSON, which a form on another site cannot do without permission.
"""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import msgspec
from aiohttp import web

from bot.sandbox.errors import NotPossible

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
}


def guarded(handler: Handler, address: Callable[[], str]) -> Handler:
    """Wrap a handler so that it serves only the page itself at this address; answer errors as JSON."""

    async def check(request: web.Request) -> web.StreamResponse:
        refusal = _refusal(request, urlsplit(address()).port)
        if refusal is not None:
            return problem(403, refusal)
        try:
            return await handler(request)
        except msgspec.MsgspecError as error:
            return problem(400, f"That request makes no sense here: {error}")
        except NotPossible as error:
            return problem(409, f"That is not possible: {error}")

    return check


def answer(body: object, status: int = 200) -> web.Response:
    """Return a value as JSON."""
    return web.Response(
        body=msgspec.json.encode(body), status=status, content_type="application/json", headers=HEADERS
    )


def problem(status: int, text: str) -> web.Response:
    """Return a sentence about what went wrong."""
    return answer({"error": text}, status)


def _refusal(request: web.Request, port: int | None) -> str | None:
    hosts = {f"127.0.0.1:{port}", f"localhost:{port}"}
    if request.host not in hosts:
        return "This page answers only at its own address."
    origin = request.headers.get("Origin")
    if origin is not None and origin not in {f"http://{host}" for host in hosts}:
        return "This page takes nothing from other sites."
    if request.method == "POST" and request.content_type != "application/json":
        return "This page takes JSON only."
    return None
