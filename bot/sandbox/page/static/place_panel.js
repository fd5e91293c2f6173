// Where a panel that a button opens stands: below the button where there is room, otherwise above it; no narrower
// than is comfortable to read, and never beyond the edge of the window.

const GAP = 4;

export function placePanel(panel, trigger, comfortable) {
  const box = trigger.getBoundingClientRect();
  const below = innerHeight - box.bottom - 2 * GAP;
  const above = box.top - 2 * GAP;
  const width = Math.min(Math.max(box.width, comfortable), innerWidth - 2 * GAP);
  panel.style.width = `${width}px`;
  const upwards = panel.offsetHeight > below && above > below;
  const height = Math.min(panel.offsetHeight, upwards ? above : below);
  panel.style.left = `${Math.max(GAP, Math.min(box.left, innerWidth - width - GAP))}px`;
  panel.style.maxHeight = `${height}px`;
  panel.style.top = `${upwards ? box.top - GAP - height : box.bottom + GAP}px`;
}
