// One small way to make elements. Text goes in as text and never as markup, so nothing a bot or a person
// writes can become part of the page.

// True and false switch a plain attribute on and off and are written out in aria- and data- ones; null leaves
// it out.
export function el(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (typeof value === "boolean" && !name.includes("-")) node.toggleAttribute(name, value);
    else if (value != null) node.setAttribute(name, value);
  }
  node.append(...children.flat(Infinity).filter((child) => child != null && child !== false));
  return node;
}

// Make these the children of a node, in this order, without touching those that stay: so the focus stays too.
export function arrange(parent, nodes) {
  for (const child of [...parent.children]) if (!nodes.includes(child)) child.remove();
  nodes.forEach((node, index) => {
    if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
  });
}

let made = 0;

// An id for aria-controls, aria-labelledby and their kin.
export function freshId(prefix) {
  made += 1;
  return `${prefix}-${made}`;
}
