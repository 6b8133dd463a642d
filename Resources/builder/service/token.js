// SPDX-License-Identifier: Apache-2.0

/** The token of the run of the service, which the page's own address holds. */
export function token() {
  return new URLSearchParams(location.search).get("token") ?? "";
}

/** Keeps a token that is good from now on in the address, so that a reload works. */
export function replaceToken(token) {
  const address = new URL(location.href);
  if (!token || address.searchParams.get("token") === token) return;
  address.searchParams.set("token", token);
  history.replaceState(history.state, "", address);
}

/**
 * An address of the service, with the token.
 *
 * @param {string} path such as `/picture`
 * @param {Record<string, string | number | null | undefined>} items of the query; what is null is left out
 */
export function address(path, items = {}) {
  const query = new URLSearchParams({ token: token() });
  for (const [name, value] of Object.entries(items)) {
    if (value !== null && value !== undefined && value !== "") query.set(name, String(value));
  }
  return `${path}?${query}`;
}
