// SPDX-License-Identifier: Apache-2.0
#ifndef ROWS_H
#define ROWS_H

#include "drawing.h"

/// The height of a row in px.
#define ROW_HEIGHT 60
/// The width of a row in px.
#define ROW_WIDTH 320

/// A list of rows with all texts and shadows.
typedef struct rows rows;

/// Creates rows, or returns NULL if out of memory.
rows *make_rows(PangoContext *fonts, int count);

void draw_rows(cairo_t *cairo, const rows *rows);

void free_rows(rows *rows);

#endif
