// Server-Sent Events: what one person does appears for the others without a reload.

import { store } from "./store.js";

const RETRY_MS = 1000;

// Listen for good; the whole page is read anew each time the line is up again.
export function listen() {
  const events = new EventSource("/page/events");
  events.addEventListener("open", async () => {
    await store.refresh();
    store.setOnline(true);
  });
  events.addEventListener("facts", () => store.refreshFacts());
  events.addEventListener("channel", (event) => {
    store.refreshChannel(JSON.parse(event.data).channel);
    store.refreshClock();
  });
  events.addEventListener("error", () => {
    store.setOnline(false);
    if (events.readyState !== EventSource.CLOSED) return;
    setTimeout(listen, RETRY_MS);
  });
}
