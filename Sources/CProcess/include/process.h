// SPDX-License-Identifier: Apache-2.0
#ifndef PROCESS_H
#define PROCESS_H

#include <stddef.h>

/// The arguments of the program, with its own name first, or `NULL` without the GNU C library,
/// which passes them to initializers.
///
/// The Swift library reads them from `/proc`, which a root without mounts lacks.
const char *_Nonnull const *_Nullable livery_arguments(void);

/// The number of ``livery_arguments``.
size_t livery_argument_count(void);

/// Limits the number of heaps of the GNU C library. By default, each thread may have one, which
/// keeps its free memory.
void livery_limit_heaps(int maximum);

#endif
