// SPDX-License-Identifier: Apache-2.0
#include "badge.h"

// Draws a badge without its shadow.
static void draw_face(cairo_t *cairo, const void *data) {
  static const stop shine[] = {
      {0, {1, 1, 1, 0.685}}, {0.5, {1, 1, 1, 0.13}}, {0.5, {1, 1, 1, 0}}, {1, {1, 1, 1, 0}}};
  const badge *badge = data;
  rounded_box(cairo, badge->box, badge->box.height / 2);
  set_color(cairo, RGB(221, 17, 27));
  cairo_fill_preserve(cairo);
  fill_gradient(cairo, badge->box, shine, 4);
  set_color(cairo, RGB(255, 255, 255));
  cairo_set_line_width(cairo, 2);
  cairo_stroke(cairo);
  show_text(cairo, &badge->label, badge->box.x + 6, badge->box.y, 1, RGB(255, 255, 255));
}

badge make_badge(PangoContext *fonts, const char *string, double size, double x, double y,
                 int aligned_right, double offset, double blur, double opacity) {
  badge badge = {.label = make_text(fonts, string, size, PANGO_WEIGHT_BOLD, 0)};
  double width = badge.label.width + 12;
  badge.box = (box){aligned_right ? x - width : x, y, width, badge.label.line_height + 1};
  box bounds = {badge.box.x - 1, badge.box.y - 1, width + 2, badge.box.height + 2};
  badge.shadow = make_drop_shadow(draw_face, &badge, bounds, offset, blur);
  badge.shadow_color = (color){0, 0, 0, opacity};
  return badge;
}

void draw_badge(cairo_t *cairo, const badge *badge) {
  paint_shadow(cairo, &badge->shadow, badge->shadow_color);
  draw_face(cairo, badge);
}

void free_badge(badge *badge) {
  free_text(&badge->label);
  free_shadow(&badge->shadow);
}
