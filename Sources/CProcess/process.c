// SPDX-License-Identifier: Apache-2.0
#include "process.h"

// Defines __GLIBC__.
#include <stdlib.h>

static size_t count;
static const char *const *arguments;

#if defined(__GLIBC__)
#include <malloc.h>

// glibc calls initializers with the arguments of main.
__attribute__((constructor)) static void store(int argument_count, char **values) {
  count = argument_count > 0 ? (size_t)argument_count : 0;
  arguments = (const char *const *)values;
}

void livery_limit_heaps(int maximum) { mallopt(M_ARENA_MAX, maximum); }

#else

void livery_limit_heaps(int maximum) { (void)maximum; }

#endif

const char *const *livery_arguments(void) { return arguments; }

size_t livery_argument_count(void) { return count; }
