// SPDX-License-Identifier: Apache-2.0

/** Returns the name of a file without its folders. */
export function shortPlace(place) {
  return place.replace(/^.*\//, "");
}
