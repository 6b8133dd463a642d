// SPDX-License-Identifier: Apache-2.0
/*
 * What the benchmarks need from the system: CPU time, the number of heap allocations, peak memory, child processes.
 */
#ifndef MEASURE_H
#define MEASURE_H

#include <stddef.h>
#include <stdint.h>

/// CPU time of the calling thread in nanoseconds.
uint64_t measure_thread_nanoseconds(void);

/// Heap allocations of this process so far, or -1 where they cannot be counted.
int64_t measure_allocation_count(void);

/// From now on every large block of memory comes from the system and goes back to it.
///
/// A heap keeps blocks of some sizes and not of others; without it a text ten times as long would be measured
/// with another kind of memory.
void measure_with_new_memory(void);

/// The memory that this process holds now, in bytes; 0 where the system does not tell.
int64_t measure_memory(void);

/// The memory that this process holds in its heap now, in bytes, without what the heap keeps for later; 0 where the system
/// does not tell.
int64_t measure_heap(void);

/// The most memory this process has held at once, in bytes; 0 where the system does not tell.
int64_t measure_peak_memory(void);

/**
 * Lets this process and its children run on some of the processors only; does nothing where the system cannot.
 *
 * @param count how many; all of them when there are fewer.
 */
void measure_use_processors(int count);

/// What a child process took and said.
typedef struct measure_child {
  uint64_t wall_nanoseconds;
  uint64_t cpu_nanoseconds;
  int exit_code;
} measure_child;

/**
 * Runs a program to its end.
 *
 * @param arguments the program's path and its arguments, ended by NULL.
 * @param output receives the beginning of what it printed, ended by a zero byte.
 * @returns what it took; an exit code of -1 when it could not be started or was killed.
 */
measure_child measure_run(char *const arguments[], char *output, size_t capacity);

#endif
