"""A stand-in for systemd: the socket at which it hears its services."""

import socket
from contextlib import suppress


class Listener:
    """Hears the datagrams of a service, at a path or at a name that begins with ``@``."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(address.replace("@", "\0", 1))
        self.heard = list[str]()

    def hears(self, fact: str) -> bool:
        """Read what has arrived; return whether a fact was among everything heard."""
        with suppress(BlockingIOError):
            while True:
                self.heard += self._socket.recv(4096).decode().split("\n")
        return fact in self.heard

    def forget(self) -> None:
        """Forget what was heard."""
        self.hears("")
        self.heard.clear()

    def close(self) -> None:
        """Stop listening."""
        self._socket.close()
