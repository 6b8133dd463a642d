// SPDX-License-Identifier: Apache-2.0
// Xlib, and Cairo on its windows, as Swift sees them.
#ifndef LIVERY_CATALOG_CX11_SHIM_H
#define LIVERY_CATALOG_CX11_SHIM_H

#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cairo-xlib.h>

#endif
