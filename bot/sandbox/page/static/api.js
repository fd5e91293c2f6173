// Requests to the server that served this page.

async function request(path, options) {
  const response = await fetch(path, options).catch(() => {
    throw new Error("The local Discord cannot be reached.");
  });
  const body = await response.json();
  if (!response.ok) throw new Error(body.error ?? `The local Discord answered ${response.status}.`);
  return body;
}

export function get(path, query = {}) {
  const search = new URLSearchParams(query).toString();
  return request(search ? `/page/${path}?${search}` : `/page/${path}`);
}

export function post(path, body) {
  return request(`/page/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}
