// SPDX-License-Identifier: Apache-2.0
#ifndef DEFAULT_THEME_H
#define DEFAULT_THEME_H

#include <stddef.h>

/// The default sheet as a compiled theme: `Scripts/generate base-themes` writes it. It begins at a multiple of eight.
extern const unsigned char livery_default_theme[];
/// The number of bytes of the compiled theme.
extern const size_t livery_default_theme_length;

/// The first byte of the compiled theme. Swift imports no array of unknown length.
static inline const void *_Nonnull livery_default_theme_start(void) { return livery_default_theme; }

#endif
