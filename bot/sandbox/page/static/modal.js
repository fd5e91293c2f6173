// A form the bot asks one person to fill in. The browser's own dialog keeps the focus inside and closes on Esc.

import { el, freshId } from "./dom.js";
import { markdown } from "./markdown.js";
import { namesFor } from "./names.js";
import { store } from "./store.js";

const ROW = 1;
const LABEL = 18;
const TEXT_DISPLAY = 10;
const PARAGRAPH = 2;

// Each control makes an element and tells how to read its value once it is in the page.
const CONTROLS = {
  3: choiceControl,
  4: textControl,
  5: (component, id) => choiceControl({ ...component, options: peopleOptions() }, id),
  21: radioControl,
  22: checkboxControl,
  23: singleCheckbox,
};

// Show the form to a person. `submit` gets {custom_id: value} and gives a sentence if that went wrong; what was
// written then stays, to be sent again.
export function openModal(person, form, submit) {
  const controls = [];
  const fields = form.components.map((component) => field(component, controls, person));
  const title = freshId("modal");
  const cancel = el(
    "button",
    { type: "button", class: "button secondary", onclick: () => dialog.close() },
    "Cancel",
  );
  const send = el("button", { type: "submit", class: "button primary" }, "Submit");
  const problem = el("p", { class: "failed", role: "alert" });
  const body = el(
    "form",
    {},
    el("h2", { id: title }, form.title),
    el("p", { class: "as" }, `You are filling this in as ${person.name}.`),
    fields,
    problem,
    el("div", { class: "buttons" }, cancel, send),
  );
  const dialog = el(
    "dialog",
    { class: "modal", "aria-labelledby": title, onclose: () => dialog.remove() },
    body,
  );
  body.addEventListener("submit", async (event) => {
    event.preventDefault();
    send.disabled = true;
    problem.textContent =
      (await submit(Object.fromEntries(controls.map(({ id, read }) => [id, read()])))) ?? "";
    send.disabled = false;
    if (!problem.textContent) dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input, textarea, select")?.focus();
}

function field(component, controls, person) {
  if (component.type === TEXT_DISPLAY) return el("div", {}, markdown(component.content, namesFor(person.id)));
  if (component.type === ROW) {
    const [control] = component.components;
    return labelled(control.label, null, control, controls);
  }
  if (component.type === LABEL)
    return labelled(component.label, component.description, component.component, controls);
  return el("p", { class: "unknown" }, `The local page cannot show fields of type ${component.type} yet.`);
}

function labelled(label, description, component, controls) {
  const make = CONTROLS[component.type];
  if (!make)
    return el("p", { class: "unknown" }, `The local page cannot show fields of type ${component.type} yet.`);
  const id = freshId("field");
  const { node, read } = make(component, id);
  controls.push({ id: component.custom_id, read });
  const required = component.required ?? component.type !== 23;
  const star = required && el("span", { class: "required", title: "required" }, "*");
  return el(
    "div",
    { class: "modal-field" },
    el("label", { for: id, id: `${id}-label` }, label, star),
    description && el("p", { class: "detail" }, description),
    node,
  );
}

function textControl(
  { style, value, placeholder, required = true, min_length: least, max_length: most = 4000 },
  id,
) {
  const attributes = { id, placeholder, required, minlength: least, maxlength: most };
  const node =
    style === PARAGRAPH
      ? el("textarea", { ...attributes, rows: 4 })
      : el("input", { ...attributes, type: "text" });
  node.value = value ?? "";
  return { node, read: () => node.value };
}

function choiceControl({ options, placeholder, required = true, max_values: most = 1 }, id) {
  const multiple = most > 1;
  const rows = options.map(({ value, label, description, default: selected }) =>
    el("option", { value, selected }, description ? `${label}: ${description}` : label),
  );
  const blank = el("option", { value: "" }, placeholder ?? "Choose one");
  const node = el("select", { id, required, multiple }, multiple ? rows : [blank, ...rows]);
  const read = () => [...node.selectedOptions].map(({ value }) => value).filter((value) => value !== "");
  return { node, read };
}

function peopleOptions() {
  return store.facts.people.map(({ id, name }) => ({ value: id, label: name }));
}

function radioControl({ options, required = true }, id) {
  const node = ticks("radio", options, id, required);
  return { node, read: () => node.querySelector("input:checked")?.value ?? null };
}

function checkboxControl({ options }, id) {
  const node = ticks("checkbox", options, id, false);
  return { node, read: () => [...node.querySelectorAll("input:checked")].map(({ value }) => value) };
}

function ticks(type, options, id, required) {
  const rows = options.map(({ value, label, description, default: checked }) =>
    el(
      "label",
      { class: "tick-row" },
      el("input", { type, name: id, value, checked, required }),
      el(
        "span",
        { class: "words" },
        el("span", {}, label),
        description && el("span", { class: "detail" }, description),
      ),
    ),
  );
  return el("div", { id, class: "ticks", role: "group", "aria-labelledby": `${id}-label` }, rows);
}

function singleCheckbox({ default: checked }, id) {
  const node = el("input", { id, type: "checkbox", checked });
  return { node, read: () => node.checked };
}
