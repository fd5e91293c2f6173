"use strict";

// What the page says, in its language; a file's own words could say anything.
const said = JSON.parse(document.getElementById("words").textContent);
const shown = (name, text) => (document.getElementById(name).textContent = text);

async function verdict(text) {
  const [, record] = /id="replay">(.*?)<\/script>/s.exec(text);
  const { log, title } = JSON.parse(record);
  const draws = [log.start, ...log.plays.map((play) => play.drawn)].flat().length;
  const sealed = log.plays.filter((play) => play.house && play.entry?.choices).length;
  const words = { ...said, agrees: said.agrees.replace("{count}", draws) };
  words["sealed-house"] = sealed ? said["sealed-house"].replace("{count}", sealed) : "";
  return [await checked(log, words), title.map(([, line]) => line).join(" · "), said.sealed, log.seal];
}

document.getElementById("file").addEventListener("change", async ({ target }) => {
  const lines = await target.files[0].text().then(verdict).catch(() => [said["no-replay"], "", "", ""]);
  ["checked", "match", "sealed", "seal"].forEach((name, number) => shown(name, lines[number]));
});
