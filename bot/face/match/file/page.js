const replay = JSON.parse(document.getElementById("replay").textContent);
const words = replay.words;
const byId = (id) => document.getElementById(id);
const STEPS = { first: () => 0, back: () => turn - 1, forward: () => turn + 1, last: () => last() };
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
const TAGS = { head: "h2", small: "p", line: "p" };
let turn = 0;
let eyes = replay.own.length ? "own" : "open";

const turns = () => replay[eyes];
const last = () => turns().length - 1;

function line([kind, text], tag = TAGS[kind]) {
  const made = document.createElement(tag);
  made.textContent = text;
  if (kind === "small") made.className = "small";
  return made;
}

function drawn(number) {
  const { width, height, parts } = replay.pictures[number];
  const inside = parts.map(([piece, left, top]) =>
    left === undefined ? replay.pieces[piece] : `<svg x="${left}" y="${top}" ${replay.pieces[piece]}</svg>`,
  );
  return `<svg viewBox="0 0 ${width} ${height}" role="img">${inside.join("")}</svg>`;
}

function figure({ picture, caption, alt }) {
  const made = document.createElement("figure");
  made.innerHTML = drawn(picture);
  made.firstChild.setAttribute("aria-label", alt);
  if (caption) {
    const above = document.createElement("figcaption");
    above.textContent = caption;
    made.prepend(above);
  }
  return made;
}

function show(wanted) {
  turn = Math.min(Math.max(wanted, 0), last());
  const { place, said, standing, pictures } = turns()[turn];
  byId("place").textContent = place;
  const hands = pictures.filter((each) => each.caption);
  byId("pictures").replaceChildren(...pictures.filter((each) => !each.caption).map(figure));
  byId("hands").replaceChildren(...hands.map(figure));
  byId("hands").classList.toggle("several", hands.length > 1);
  const below = standing.map((each) => line(each));
  const between = below.length ? [document.createElement("hr")] : [];
  byId("told").replaceChildren(...said.map((each) => line(each)), ...between, ...below);
  byId("turn").value = turn;
  byId("turn").setAttribute("aria-valuetext", place);
  byId("first").disabled = byId("back").disabled = turn === 0;
  byId("forward").disabled = byId("last").disabled = turn === last();
  byId("eyes").textContent = words[eyes === "own" ? "open" : "own"];
}

function step(name) {
  const held = document.activeElement === byId(name);
  show(STEPS[name]());
  if (held && byId(name).disabled) byId(turn ? "back" : "forward").focus();
}

function switchEyes() {
  eyes = eyes === "own" ? "open" : "own";
  show(turn);
}

for (const name of Object.keys(STEPS)) {
  byId(name).textContent = words[name];
  byId(name).addEventListener("click", () => step(name));
}
byId("title").replaceChildren(...replay.title.map((each) => line(each, each[0] === "head" ? "h1" : "p")));
byId("turn").max = last();
byId("turn").setAttribute("aria-label", words.turn);
byId("turn").addEventListener("input", (event) => show(Number(event.target.value)));
byId("eyes").hidden = !replay.own.length;
byId("eyes").addEventListener("click", switchEyes);
byId("keys").textContent = words.keys;
byId("check").textContent = words.check;
byId("check").addEventListener("click", async () => {
  byId("checked").textContent = await checked(replay.log, words);
});
byId("sealed").textContent = words.sealed;
byId("seal").textContent = replay.log.seal;
byId("how").textContent = words.how;
document.addEventListener("keydown", (event) => {
  const name = KEYS[event.key];
  if (!name || event.target === byId("turn") || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  if (!byId(name).disabled) step(name);
});
show(0);
