// SPDX-License-Identifier: Apache-2.0
/*
 * Handwritten paintings on Cairo and Pango, like those of a program without a theme engine.
 *
 * The layouts of texts and the masks of blurred shadows are cached between frames.
 */
#ifndef PAINTING_H
#define PAINTING_H

#include <stdint.h>

/// A painting with its pixels.
typedef struct painting painting;

/**
 * Creates the badge of the default sheet with the text "5", at 2x on 60 × 30 px.
 *
 * @returns the painting, or NULL if out of memory.
 */
painting *painting_of_badge(void);

/**
 * Creates a list of mixed rows of 320 × 60 px, at 2x.
 *
 * @param count the number of rows.
 * @returns the painting, or NULL if out of memory.
 */
painting *painting_of_rows(int count);

/// Clears the pixels and paints them.
void painting_draw(painting *painting);

/**
 * Returns the pixels: premultiplied 32-bit ARGB in native byte order, in rows without padding.
 *
 * @param count receives the number of bytes.
 */
const uint8_t *painting_pixels(painting *painting, int *count);

/// Frees a painting.
void painting_free(painting *painting);

#endif
