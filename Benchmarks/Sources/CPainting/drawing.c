// SPDX-License-Identifier: Apache-2.0
#include "drawing.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "blur.h"

PangoContext *make_fonts(PangoFontMap **map) {
  *map = pango_cairo_font_map_new();
  pango_cairo_font_map_set_resolution((PangoCairoFontMap *)*map, 96);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  PangoContext *fonts = pango_font_map_create_context(*map);
  pango_cairo_context_set_font_options(fonts, options);
  pango_context_set_round_glyph_positions(fonts, 0);
  cairo_font_options_destroy(options);
  return fonts;
}

text make_text(PangoContext *fonts, const char *string, double size, PangoWeight weight,
               double width) {
  PangoFontDescription *font = pango_font_description_new();
  pango_font_description_set_family(font, "Helvetica,sans-serif");
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_font_description_set_weight(font, weight);
  PangoFontMetrics *metrics = pango_context_get_metrics(fonts, font, NULL);
  text text = {pango_layout_new(fonts), 0, 0, 0};
  text.ascent = (double)pango_font_metrics_get_ascent(metrics) / PANGO_SCALE;
  text.line_height = text.ascent + (double)pango_font_metrics_get_descent(metrics) / PANGO_SCALE;
  pango_font_metrics_unref(metrics);
  pango_layout_set_text(text.layout, string, (int)strlen(string));
  pango_layout_set_font_description(text.layout, font);
  pango_font_description_free(font);
  if (width > 0) {
    pango_layout_set_width(text.layout, (int)(width * PANGO_SCALE) + 2);
    pango_layout_set_wrap(text.layout, PANGO_WRAP_WORD);
  }
  PangoRectangle extents;
  pango_layout_line_get_extents(pango_layout_get_line_readonly(text.layout, 0), NULL, &extents);
  text.width = (double)extents.width / PANGO_SCALE;
  return text;
}

void free_text(text *text) {
  if (text->layout) g_object_unref(text->layout);
}

void show_text(cairo_t *cairo, const text *text, double x, double y, int lines, color color) {
  set_color(cairo, color);
  for (int line = 0; line < lines; line++) {
    cairo_move_to(cairo, x, y + text->ascent + line * text->line_height);
    pango_cairo_show_layout_line(cairo, pango_layout_get_line_readonly(text->layout, line));
  }
  cairo_new_path(cairo);
}

void set_color(cairo_t *cairo, color color) {
  cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha);
}

void rounded_box(cairo_t *cairo, box box, double radius) {
  // The distance between the control points and the corner.
  double near = radius * (1 - 0.5522847498307936);
  double left = box.x, top = box.y, right = left + box.width, bottom = top + box.height;
  cairo_new_path(cairo);
  cairo_move_to(cairo, left + radius, top);
  cairo_line_to(cairo, right - radius, top);
  cairo_curve_to(cairo, right - near, top, right, top + near, right, top + radius);
  cairo_line_to(cairo, right, bottom - radius);
  cairo_curve_to(cairo, right, bottom - near, right - near, bottom, right - radius, bottom);
  cairo_line_to(cairo, left + radius, bottom);
  cairo_curve_to(cairo, left + near, bottom, left, bottom - near, left, bottom - radius);
  cairo_line_to(cairo, left, top + radius);
  cairo_curve_to(cairo, left, top + near, left + near, top, left + radius, top);
  cairo_close_path(cairo);
}

void fill_gradient(cairo_t *cairo, box box, const stop *stops, int count) {
  double middle = box.x + box.width / 2;
  cairo_pattern_t *pattern = cairo_pattern_create_linear(middle, box.y, middle, box.y + box.height);
  for (int index = 0; index < count; index++) {
    color color = stops[index].color;
    cairo_pattern_add_color_stop_rgba(pattern, stops[index].offset, color.red, color.green,
                                      color.blue, color.alpha);
  }
  cairo_set_source(cairo, pattern);
  cairo_fill_preserve(cairo);
  cairo_pattern_destroy(pattern);
}

// Creates a mask for the pixels of a box, and a margin around it.
static shadow make_mask(box box, int reach, cairo_t **cairo) {
  int left = (int)floor(box.x * SCALE) - reach, top = (int)floor(box.y * SCALE) - reach;
  int right = (int)ceil((box.x + box.width) * SCALE) + reach;
  int bottom = (int)ceil((box.y + box.height) * SCALE) + reach;
  shadow shadow = {cairo_image_surface_create(CAIRO_FORMAT_A8, right - left, bottom - top), left,
                   top};
  *cairo = cairo_create(shadow.mask);
  cairo_translate(*cairo, -left, -top);
  cairo_scale(*cairo, SCALE, SCALE);
  return shadow;
}

shadow make_drop_shadow(drawing *draw, const void *data, box bounds, double offset, double blur) {
  cairo_t *cairo;
  double deviation = blur / 2 * SCALE;
  shadow shadow = make_mask(bounds, blur_reach(deviation), &cairo);
  draw(cairo, data);
  cairo_destroy(cairo);
  blur_mask(shadow.mask, deviation);
  shadow.y += (int)(offset * SCALE);
  return shadow;
}

shadow make_inner_shadow(box box, double radius, double offset, double blur) {
  cairo_t *cairo;
  double deviation = blur / 2 * SCALE;
  shadow shadow = make_mask(box, blur_reach(deviation) + 1, &cairo);
  set_color(cairo, RGB(0, 0, 0));
  cairo_save(cairo);
  cairo_translate(cairo, 0, offset);
  rounded_box(cairo, box, radius);
  cairo_fill(cairo);
  cairo_restore(cairo);
  blur_mask(shadow.mask, deviation);
  cairo_set_operator(cairo, CAIRO_OPERATOR_XOR);
  cairo_paint(cairo);
  cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_IN);
  rounded_box(cairo, box, radius);
  cairo_fill(cairo);
  cairo_destroy(cairo);
  return shadow;
}

void paint_shadow(cairo_t *cairo, const shadow *shadow, color color) {
  double x = 0, y = 0;
  cairo_user_to_device(cairo, &x, &y);
  cairo_save(cairo);
  cairo_identity_matrix(cairo);
  set_color(cairo, color);
  cairo_mask_surface(cairo, shadow->mask, shadow->x + x, shadow->y + y);
  cairo_restore(cairo);
}

void free_shadow(shadow *shadow) {
  if (shadow->mask) cairo_surface_destroy(shadow->mask);
}
