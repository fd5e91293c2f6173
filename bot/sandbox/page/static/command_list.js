// The bot's slash commands as a flat list: a subcommand is listed under its whole path, such as "clan join".
// Everything is named in one language, and in English where that has no name for it; what is sent to the bot
// is always the English `path` of a command and the English name an option is `sent` under.

const SUBCOMMAND = 1;
const GROUP = 2;
const CHAT_INPUT = 1;

export function flatten(commands, locale) {
  return commands
    .filter(({ type = CHAT_INPUT }) => type === CHAT_INPUT)
    .flatMap((command) => leaves(command, locale, [], []))
    .sort((one, other) => one.name.localeCompare(other.name));
}

function leaves(node, locale, above, called) {
  const path = [...above, node.name];
  const names = [...called, said(node, "name", locale)];
  const options = node.options ?? [];
  const nested = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (nested.length) return nested.flatMap((child) => leaves(child, locale, path, names));
  return [
    {
      path: path.join(" "),
      name: names.join(" "),
      description: said(node, "description", locale),
      options: options.map((option) => named(option, locale)),
    },
  ];
}

function named(option, locale) {
  return {
    ...option,
    sent: option.name,
    name: said(option, "name", locale),
    description: said(option, "description", locale),
    choices: option.choices?.map((choice) => ({ ...choice, name: said(choice, "name", locale) })),
  };
}

function said(node, field, locale) {
  return node[`${field}_localizations`]?.[locale] ?? node[field];
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
