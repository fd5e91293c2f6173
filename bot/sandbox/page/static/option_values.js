// What an option of a slash command may be: the suggestions for a text, and the value a text stands for.

import { post } from "./api.js";
import { avatar } from "./avatar.js";
import { store } from "./store.js";

const TYPE = { INTEGER: 4, BOOLEAN: 5, USER: 6, NUMBER: 10 };
const YES_NO = [
  { label: "True", value: true },
  { label: "False", value: false },
];

// The values to choose from where there is a fixed set, otherwise null.
function fixedChoices(option, asker) {
  if (option.type === TYPE.USER) return people(asker);
  if (option.type === TYPE.BOOLEAN) return YES_NO;
  if (option.choices?.length) return option.choices.map(({ name, value }) => ({ label: name, value }));
  return null;
}

// Everyone, oneself last: most commands want somebody else.
function people(asker) {
  const others = store.facts.people.filter(({ id }) => id !== asker);
  const everyone = [...others, store.facts.bot, store.person(asker)].filter(Boolean);
  return everyone.map((one) => ({
    label: one.name,
    detail: { [asker]: "you", [store.facts.bot.id]: "the bot" }[one.id],
    badge: avatar(one.id, one.name),
    value: { user: one.id },
  }));
}

// Suggest values for what was typed so far; `asked` names who types which command where, for the bot's own
// list.
export async function suggest(option, text, asked) {
  const sought = text.trim().replace(/^@/, "").toLowerCase();
  const choices = fixedChoices(option, asked.person);
  if (choices) return choices.filter(({ label }) => label.toLowerCase().includes(sought));
  if (!option.autocomplete) return [];
  const answer = await post("complete", { ...asked, option: option.sent, text });
  return answer.choices.map(({ name, value }) => ({ label: name, value }));
}

// The value of a text that was typed and not picked. Throws an Error with a sentence for the person.
export function parse(option, text, asker) {
  const sought = text.trim().replace(/^@/, "").toLowerCase();
  const choices = fixedChoices(option, asker);
  if (choices) {
    const found = choices.find(({ label }) => label.toLowerCase() === sought);
    if (!found) throw new Error(`Choose one from the list for “${option.name}”.`);
    return found.value;
  }
  if (option.type === TYPE.INTEGER || option.type === TYPE.NUMBER) return number(option, text);
  return checkedText(option, text.trim());
}

function number(option, text) {
  const value = Number(text);
  if (!Number.isFinite(value)) throw new Error(`“${option.name}” must be a number.`);
  if (option.type === TYPE.INTEGER && !Number.isInteger(value))
    throw new Error(`“${option.name}” must be a whole number.`);
  if (value < (option.min_value ?? -Infinity))
    throw new Error(`“${option.name}” must be at least ${option.min_value}.`);
  if (value > (option.max_value ?? Infinity))
    throw new Error(`“${option.name}” must be at most ${option.max_value}.`);
  return value;
}

function checkedText({ name, min_length: least = 0, max_length: most = 6000 }, text) {
  if (text.length < least) throw new Error(`“${name}” needs at least ${least} characters.`);
  if (text.length > most) throw new Error(`“${name}” may have at most ${most} characters.`);
  return text;
}
