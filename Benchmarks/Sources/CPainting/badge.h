// SPDX-License-Identifier: Apache-2.0
#ifndef BADGE_H
#define BADGE_H

#include "drawing.h"

/// A badge with its text and its shadow.
typedef struct badge {
  text label;
  box box;
  shadow shadow;
  color shadow_color;
} badge;

/**
 * Creates a badge.
 *
 * @param x the left side of the badge, or its right side if it is aligned to the right.
 * @param offset the vertical offset of the shadow, in px.
 */
badge make_badge(PangoContext *fonts, const char *string, double size, double x, double y,
                 int aligned_right, double offset, double blur, double opacity);

/// Draws a badge and its shadow.
void draw_badge(cairo_t *cairo, const badge *badge);

void free_badge(badge *badge);

#endif
