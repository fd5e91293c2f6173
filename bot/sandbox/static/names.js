// Who is who, as one person sees it: the names that mentions are shown by.

import { store } from "./store.js";

export function namesFor(me, message) {
  const mentioned = new Map(
    (message?.mentions ?? []).map((user) => [user.id, user.global_name ?? user.username]),
  );
  const { bot, channel } = store.facts;
  return {
    isMe: (id) => id === me,
    user: (id) => store.person(id)?.name ?? (id === bot.id ? bot.name : (mentioned.get(id) ?? "somebody")),
    channel: (id) => (id === channel.id ? channel.name : "channel"),
  };
}
