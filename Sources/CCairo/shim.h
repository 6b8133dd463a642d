// SPDX-License-Identifier: Apache-2.0
// Cairo and Pango, as Swift sees them.
#ifndef LIVERY_CCAIRO_SHIM_H
#define LIVERY_CCAIRO_SHIM_H

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>

#include "pango_subset.h"

#endif
