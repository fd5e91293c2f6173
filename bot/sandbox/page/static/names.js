// Who is who, as one person sees it: the names that mentions are shown by.

import { store } from "./store.js";

export function namesFor(me, message) {
  const mentioned = new Map(
    (message?.mentions ?? []).map((user) => [user.id, user.global_name ?? user.username]),
  );
  const { bot, roles } = store.facts;
  return {
    locale: store.person(me)?.locale,
    isMe: (id) => id === me,
    user: (id) => store.person(id)?.name ?? (id === bot.id ? bot.name : (mentioned.get(id) ?? "somebody")),
    channel: (id) => store.places().find((place) => place.id === id)?.name ?? "channel",
    role: (id) => roles.find((role) => role.id === id)?.name ?? "role",
  };
}
