// The bot's slash commands as a flat list: a subcommand is listed under its whole path, such as "clan join".

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

export function flatten(commands) {
  return commands
    .filter(({ type = CHAT_INPUT }) => type === CHAT_INPUT)
    .flatMap((command) => leaves(command, []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function leaves({ name, description, options = [] }, path) {
  const here = [...path, name];
  const nested = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (nested.length) return nested.flatMap((child) => leaves(child, here));
  return [{ name: here.join(" "), description, options }];
}

// Commands whose name begins with the text come before those that only contain it.
export function matching(commands, text) {
  const sought = text.toLowerCase();
  const begins = commands.filter(({ name }) => name.startsWith(sought));
  return [...begins, ...commands.filter((one) => one.name.includes(sought) && !begins.includes(one))];
}

// The command a person has typed out in full: its name and a space, with no longer name still possible.
export function typedOut(commands, text) {
  if (!text.endsWith(" ")) return null;
  const name = text.trimEnd().toLowerCase();
  if (commands.some((command) => command.name.startsWith(`${name} `))) return null;
  return commands.find((command) => command.name === name) ?? null;
}
