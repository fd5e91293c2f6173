"""A person at a browser, for tests that use the page as a person would."""

from playwright.async_api import Locator, Page, expect

UP_TO_DATE = """async () => (await import("/page/static/store.js")).store.refresh()"""


class Visitor:
    """A person at a browser."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keys = page.keyboard
        self.channel = page.locator("[data-pane=channel]")

    async def catch_up(self) -> None:
        """Show everything that was sent, so that no message is drawn again while it is looked at."""
        await self.page.evaluate(UP_TO_DATE)

    def direct(self, name: str) -> Locator:
        return self.page.get_by_role("region", name=f"{name}’s direct messages")  # noqa: RUF001  as the page has it

    def chip(self, name: str) -> Locator:
        return self.page.locator("#people").get_by_role("button", name=name)

    async def become(self, name: str) -> None:
        who = self.channel.get_by_role("radiogroup", name="Who you are in this channel")
        await who.get_by_role("radio", name=name).check(force=True)

    async def run(self, command: str) -> None:
        """Run a command that needs no options."""
        await self.channel.get_by_label("Slash command").fill(f"/{command} ")
        await self.channel.get_by_role("button", name="Send").click()

    async def challenge(self, opponent: str) -> None:
        await self.channel.get_by_label("Slash command").fill("/challenge ")
        await self.channel.get_by_role("option", name=opponent).click()
        await self.channel.get_by_role("button", name="Send").click()
        await expect(self.channel.get_by_role("button", name="Accept")).to_be_visible()
