// SPDX-License-Identifier: Apache-2.0

/** A file as a row has room for it: its name without the folders. */
export function shortPlace(place) {
  return place.replace(/^.*\//, "");
}
