// SPDX-License-Identifier: Apache-2.0
/*
 * System measurements for the benchmarks: CPU time, heap allocations, memory, child processes.
 */
#ifndef MEASURE_H
#define MEASURE_H

#include <stddef.h>
#include <stdint.h>

/// Returns the CPU time of the calling thread in nanoseconds.
uint64_t measure_thread_nanoseconds(void);

/// Returns the number of heap allocations so far, or -1 if they cannot be counted.
int64_t measure_allocation_count(void);

/// Makes the heap allocate every large block from the system, and return it there.
///
/// By default the heap caches blocks of some sizes but not of others. A text of ten times the
/// length would then be measured with a different kind of memory.
void measure_with_new_memory(void);

/// Returns the resident memory of this process in bytes, or 0 if it is unknown.
int64_t measure_memory(void);

/// Returns the allocated heap memory of this process in bytes, without free blocks, or 0 if it is
/// unknown.
int64_t measure_heap(void);

/// Returns the peak resident memory of this process in bytes, or 0 if it is unknown.
int64_t measure_peak_memory(void);

/**
 * Limits this process and its children to some of the processors, if the system supports that.
 *
 * @param count the number of processors, which may exceed the available ones.
 */
void measure_use_processors(int count);

/// The times and the exit code of a child process.
typedef struct measure_child {
  uint64_t wall_nanoseconds;
  uint64_t cpu_nanoseconds;
  int exit_code;
} measure_child;

/**
 * Runs a program, and waits for its end.
 *
 * @param arguments the program's path and its arguments, terminated by NULL.
 * @param output receives the beginning of the standard output, terminated by a zero byte.
 * @returns the times, and an exit code of -1 if the program could not be started or was killed.
 */
measure_child measure_run(char *const arguments[], char *output, size_t capacity);

#endif
