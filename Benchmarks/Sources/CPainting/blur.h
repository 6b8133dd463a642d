// SPDX-License-Identifier: Apache-2.0
// A Gaussian blur as three averages in a row, as Filter Effects 1 describes it.
#ifndef BLUR_H
#define BLUR_H

#include <cairo.h>

/// The number of pixels beyond itself that a pixel reaches.
int blur_reach(double deviation);

/// Blurs a mask in place; a deviation of zero changes nothing.
void blur_mask(cairo_surface_t *mask, double deviation);

#endif
