// SPDX-License-Identifier: Apache-2.0
// Drawing functions of the paintings.
#ifndef DRAWING_H
#define DRAWING_H

#include "../../../Sources/CCairo/shim.h"

/// The pixels per px.
#define SCALE 2

/// A color with alpha; components are between 0 and 1.
typedef struct color {
  double red, green, blue, alpha;
} color;

/// An opaque color from channels between 0 and 255.
#define RGB(r, g, b) ((color){(r) / 255.0, (g) / 255.0, (b) / 255.0, 1})

/// A color stop of a gradient.
typedef struct stop {
  double offset;
  color color;
} stop;

/// A box in px.
typedef struct box {
  double x, y, width, height;
} box;

/// The mask of a blurred shadow, and its position in pixels from the origin.
typedef struct shadow {
  cairo_surface_t *mask;
  int x, y;
} shadow;

/// A text with its layout, of which the first lines are drawn.
typedef struct text {
  PangoLayout *layout;
  double width, ascent, line_height;
} text;

/// A function that draws the shape of a shadow.
typedef void drawing(cairo_t *cairo, const void *data);

/// Creates a font context with equal rendering on every machine.
PangoContext *make_fonts(PangoFontMap **map);

/// Lays out a text in a width, or on a single line for a width of 0.
text make_text(PangoContext *fonts, const char *string, double size, PangoWeight weight,
               double width);

void free_text(text *text);

/// Draws lines of a text, with the upper left corner of the first line at a position.
void show_text(cairo_t *cairo, const text *text, double x, double y, int lines, color color);

void set_color(cairo_t *cairo, color color);

/// Begins the path of a box with round corners.
void rounded_box(cairo_t *cairo, box box, double radius);

/// Fills the path with a vertical gradient, and preserves the path.
void fill_gradient(cairo_t *cairo, box box, const stop *stops, int count);

/// Creates the mask of a drop shadow: the shape of a drawing, moved down and blurred.
shadow make_drop_shadow(drawing *draw, const void *data, box bounds, double offset, double blur);

/// Creates the mask of an inner shadow of a box with round corners.
shadow make_inner_shadow(box box, double radius, double offset, double blur);

/// Paints a color through a mask that moves with the origin.
void paint_shadow(cairo_t *cairo, const shadow *shadow, color color);

void free_shadow(shadow *shadow);

#endif
