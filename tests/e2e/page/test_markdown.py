"""Discord's markdown on the page."""

import pytest

from tests.e2e.page.visitor import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]

MARKDOWN = {
    "**bold** *it* _it_": "<strong>bold</strong> <em>it</em> <em>it</em>",
    "__under__ ~~no~~": "<u>under</u> <s>no</s>",
    "***both***": "<strong><em>both</em></strong>",
    "*a **b** c*": "<em>a <strong>b</strong> c</em>",
    "snake_case_name 2 * 3 * 4": "snake_case_name 2 * 3 * 4",
    r"\*not\* \_so\_ \|\|": "*not* _so_ ||",
    r"**Evil\*\* name**": "<strong>Evil** name</strong>",
    "`<i> **x**`": "<code>&lt;i&gt; **x**</code>",
    "<@1> and <@2>": '<span class="mention me">@Aya</span> and <span class="mention">@Ben</span>',
    "<#7> </clan join:5>": '<span class="mention">#dojo</span> <span class="mention">/clan join</span>',
    "<b>no</b>": "&lt;b&gt;no&lt;/b&gt;",
    "[x](javascript:alert(1))": "[x](javascript:alert(1))",
    "[x](https://e.org)": '<a href="https://e.org" target="_blank" rel="noopener noreferrer">x</a>',
}
BLOCKS = {
    "# One\ntext": '<h3>One</h3><div class="paragraph">text</div>',
    "-# small": "<small>small</small>",
    "> a\n> b": '<blockquote><div class="paragraph">a\nb</div></blockquote>',
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "- a\n3. b": '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
    "```py\n# no\n```": "<pre><code># no</code></pre>",
    "```one```": "<pre><code>one</code></pre>",
    "```never closed": '<div class="paragraph">```never closed</div>',
    "#no heading": '<div class="paragraph">#no heading</div>',
}
BLOCKS |= {text: f'<div class="paragraph">{html}</div>' for text, html in MARKDOWN.items()}

RENDER = """async (texts) => {
    const { markdown } = await import("/page/static/markdown.js");
    const people = { 1: "Aya", 2: "Ben" };
    const names = { isMe: (id) => id === "1", user: (id) => people[id], channel: () => "dojo" };
    return texts.map((text) => {
        const holder = document.createElement("div");
        holder.append(...markdown(text, names));
        return holder.innerHTML;
    });
}"""


async def test_discords_markdown_is_shown_and_nothing_else_is_let_through(visitor: Visitor) -> None:
    shown = await visitor.page.evaluate(RENDER, list(BLOCKS))
    assert dict(zip(BLOCKS, shown, strict=True)) == BLOCKS
