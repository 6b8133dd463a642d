// SPDX-License-Identifier: Apache-2.0

/** Returns the token in the URL of the page. */
export function token() {
  return new URLSearchParams(location.search).get("token") ?? "";
}

/** Stores a new token in the URL of the page, so that a reload works. */
export function replaceToken(token) {
  const address = new URL(location.href);
  if (!token || address.searchParams.get("token") === token) return;
  address.searchParams.set("token", token);
  history.replaceState(history.state, "", address);
}

/**
 * Returns a URL of the service, including the token.
 *
 * @param {string} path such as `/picture`
 * @param {Record<string, string | number | null | undefined>} items the query items; null values
 *   are left out
 */
export function address(path, items = {}) {
  const query = new URLSearchParams({ token: token() });
  for (const [name, value] of Object.entries(items)) {
    if (value !== null && value !== undefined && value !== "") query.set(name, String(value));
  }
  return `${path}?${query}`;
}
