// SPDX-License-Identifier: Apache-2.0
// Interposes the allocation functions of the C library to count allocations. A relaxed load and a
// relaxed store take less than a nanosecond. Concurrent threads may lose a count, but the measured
// code has a single thread.
#include "measure.h"

#ifdef __GLIBC__

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int64_t allocations;

static void count(void) {
  int64_t so_far = __atomic_load_n(&allocations, __ATOMIC_RELAXED);
  __atomic_store_n(&allocations, so_far + 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

int64_t measure_allocation_count(void) { return __atomic_load_n(&allocations, __ATOMIC_RELAXED); }

void measure_with_new_memory(void) { mallopt(M_MMAP_THRESHOLD, 1 << 16); }

#else

int64_t measure_allocation_count(void) { return -1; }

void measure_with_new_memory(void) {}

#endif
