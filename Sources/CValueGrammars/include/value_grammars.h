// SPDX-License-Identifier: Apache-2.0
#ifndef VALUE_GRAMMARS_H
#define VALUE_GRAMMARS_H

#include <stddef.h>
#include <stdint.h>

/// The grammars of all properties as one compiled program: `Scripts/generate value-grammars` writes it.
extern const uint32_t livery_value_grammars[];
/// The number of words of the program.
extern const size_t livery_value_grammars_length;

/// The first word of the program. Swift imports no array of unknown length.
static inline const uint32_t *_Nonnull livery_value_grammars_start(void) { return livery_value_grammars; }

#endif
