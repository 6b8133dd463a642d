// SPDX-License-Identifier: Apache-2.0
// A Gaussian blur, approximated by three box blurs as in Filter Effects 1.
#ifndef BLUR_H
#define BLUR_H

#include <cairo.h>

/// Returns the distance in pixels that a blur extends beyond a pixel.
int blur_reach(double deviation);

/// Blurs a mask in place; a standard deviation of zero has no effect.
void blur_mask(cairo_surface_t *mask, double deviation);

#endif
