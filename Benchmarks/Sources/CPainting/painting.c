// SPDX-License-Identifier: Apache-2.0
#include "painting.h"

#include <stdlib.h>

#include "badge.h"
#include "rows.h"

struct painting {
  cairo_surface_t *surface;
  cairo_t *cairo;
  PangoFontMap *map;
  PangoContext *fonts;
  badge badge;
  /// The rows; NULL for a badge.
  rows *rows;
};

static painting *make_painting(int width, int height) {
  painting *painting = calloc(1, sizeof *painting);
  if (!painting) return NULL;
  painting->surface =
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width * SCALE, height * SCALE);
  painting->cairo = cairo_create(painting->surface);
  cairo_scale(painting->cairo, SCALE, SCALE);
  painting->fonts = make_fonts(&painting->map);
  return painting;
}

painting *painting_of_badge(void) {
  painting *painting = make_painting(60, 30);
  if (painting) painting->badge = make_badge(painting->fonts, "5", 15, 5, 3, 0, 4, 3, 0.8);
  return painting;
}

painting *painting_of_rows(int count) {
  painting *painting = make_painting(ROW_WIDTH, ROW_HEIGHT * count);
  if (painting) painting->rows = make_rows(painting->fonts, count);
  return painting;
}

void painting_draw(painting *painting) {
  cairo_save(painting->cairo);
  cairo_set_operator(painting->cairo, CAIRO_OPERATOR_CLEAR);
  cairo_paint(painting->cairo);
  cairo_restore(painting->cairo);
  if (painting->rows) {
    draw_rows(painting->cairo, painting->rows);
  } else {
    draw_badge(painting->cairo, &painting->badge);
  }
}

const uint8_t *painting_pixels(painting *painting, int *count) {
  cairo_surface_flush(painting->surface);
  *count = cairo_image_surface_get_stride(painting->surface) *
           cairo_image_surface_get_height(painting->surface);
  return cairo_image_surface_get_data(painting->surface);
}

void painting_free(painting *painting) {
  if (painting->rows) free_rows(painting->rows);
  free_badge(&painting->badge);
  cairo_destroy(painting->cairo);
  cairo_surface_destroy(painting->surface);
  g_object_unref(painting->fonts);
  g_object_unref(painting->map);
  free(painting);
}
