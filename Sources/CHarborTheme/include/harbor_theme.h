// SPDX-License-Identifier: Apache-2.0
#ifndef HARBOR_THEME_H
#define HARBOR_THEME_H

#include <stddef.h>

// A hidden symbol is not exported, so the linker drops the bytes from a program that does not refer to them.
#define LIVERY_HIDDEN __attribute__((visibility("hidden")))

/// The theme harbor as a compiled theme: `Scripts/generate base-themes` writes it. It begins at a multiple of eight.
LIVERY_HIDDEN extern const unsigned char livery_harbor_theme[];
/// The number of bytes of the compiled theme.
LIVERY_HIDDEN extern const size_t livery_harbor_theme_length;

/// The first byte of the compiled theme. Swift imports no array of unknown length.
static inline const void *_Nonnull livery_harbor_theme_start(void) { return livery_harbor_theme; }

#undef LIVERY_HIDDEN

#endif
