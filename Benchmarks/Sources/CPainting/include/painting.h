// SPDX-License-Identifier: Apache-2.0
/*
 * Paintings of the benchmarks written by hand on Cairo and Pango, as a program without a theme engine has them.
 *
 * All that can be kept from one time to the next is kept: layouts of texts, and the masks of blurred shadows.
 */
#ifndef PAINTING_H
#define PAINTING_H

#include <stdint.h>

/// A painting with its pixels.
typedef struct painting painting;

/**
 * Makes the badge of the default sheet with the text "5", at 2x on 60 × 30 px.
 *
 * @returns the painting, or NULL without memory.
 */
painting *painting_of_badge(void);

/**
 * Makes a list of mixed rows of 320 × 60 px, at 2x.
 *
 * @param count the number of rows.
 * @returns the painting, or NULL without memory.
 */
painting *painting_of_rows(int count);

/// Clears the pixels and paints them.
void painting_draw(painting *painting);

/**
 * The pixels: premultiplied 32-bit ARGB in the order of the machine, rows without gaps.
 *
 * @param count receives the number of bytes.
 */
const uint8_t *painting_pixels(painting *painting, int *count);

/// Frees a painting.
void painting_free(painting *painting);

#endif
