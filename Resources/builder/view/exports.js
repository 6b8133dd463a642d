// SPDX-License-Identifier: Apache-2.0
import { address } from "/assets/service/token.js";

/** The formats in which the open style can be downloaded, with their names. */
export const exportFormats = [["css", "CSS"], ["swift", "Swift"], ["png", "PNG"], ["svg", "SVG"], ["pdf", "PDF"]];

/**
 * Returns the address of the open style in a format.
 *
 * @param {string} format
 * @param {import("/assets/preview/render-client.js").Settings} settings the settings of the preview
 */
export function exportAddress(format, { isNatural, width, height, state, scale, scheme, text }) {
  const size = isNatural ? {} : { width, height };
  return address("/export", { format, state, scale, scheme, text, ...size });
}
