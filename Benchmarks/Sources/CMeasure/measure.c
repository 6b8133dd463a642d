// SPDX-License-Identifier: Apache-2.0
#if defined(__linux__)
#define _GNU_SOURCE
#include <malloc.h>
#include <sched.h>
#endif
#include "measure.h"

#include <spawn.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

static uint64_t nanoseconds(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t measure_thread_nanoseconds(void) { return nanoseconds(CLOCK_THREAD_CPUTIME_ID); }

#ifdef __linux__
// Returns a value of /proc/self/status in bytes, for a format such as `VmRSS: %lld`.
static int64_t memory_status(const char *format) {
  FILE *status = fopen("/proc/self/status", "r");
  if (!status) return 0;
  char line[256];
  long long kilobytes = 0;
  while (fgets(line, sizeof line, status))
    if (sscanf(line, format, &kilobytes) == 1) break;
  fclose(status);
  return kilobytes * 1024;
}
#endif

int64_t measure_memory(void) {
#ifdef __linux__
  return memory_status("VmRSS: %lld");
#else
  return 0;
#endif
}

int64_t measure_heap(void) {
#if defined(__GLIBC__)
  // Before version 2.33, glibc has only mallinfo() with 32-bit counts.
  struct mallinfo2 info = mallinfo2();
  return (int64_t)(info.uordblks + info.hblkhd);
#else
  return 0;
#endif
}

int64_t measure_peak_memory(void) {
#ifdef __linux__
  // The value of ru_maxrss survives an exec, so it may be the peak of the parent.
  return memory_status("VmHWM: %lld");
#else
  struct rusage usage;
  return getrusage(RUSAGE_SELF, &usage) == 0 ? usage.ru_maxrss : 0;
#endif
}

void measure_use_processors(int count) {
#ifdef __linux__
  cpu_set_t processors;
  CPU_ZERO(&processors);
  for (int number = 0; number < count; number++) CPU_SET(number, &processors);
  sched_setaffinity(0, sizeof processors, &processors);
#else
  (void)count;
#endif
}

static uint64_t cpu_nanoseconds(const struct rusage *usage) {
  uint64_t seconds = (uint64_t)usage->ru_utime.tv_sec + (uint64_t)usage->ru_stime.tv_sec;
  uint64_t microseconds = (uint64_t)usage->ru_utime.tv_usec + (uint64_t)usage->ru_stime.tv_usec;
  return seconds * 1000000000u + microseconds * 1000u;
}

// Stores the beginning of the data in the pipe, and discards the rest.
static void drain(int pipe, char *output, size_t capacity) {
  size_t length = 0;
  char chunk[4096];
  ssize_t count;
  while ((count = read(pipe, chunk, sizeof chunk)) > 0) {
    size_t available = capacity > length + 1 ? capacity - length - 1 : 0;
    size_t copied = (size_t)count < available ? (size_t)count : available;
    memcpy(output + length, chunk, copied);
    length += copied;
  }
  if (capacity > 0) output[length] = 0;
}

measure_child measure_run(char *const arguments[], char *output, size_t capacity) {
  measure_child result = {0, 0, -1};
  int ends[2];
  if (pipe(ends) != 0) return result;

  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  posix_spawn_file_actions_addclose(&actions, ends[0]);
  posix_spawn_file_actions_addclose(&actions, ends[1]);

  uint64_t start = nanoseconds(CLOCK_MONOTONIC);
  pid_t child;
  int failure = posix_spawn(&child, arguments[0], &actions, NULL, arguments, environ);
  posix_spawn_file_actions_destroy(&actions);
  close(ends[1]);
  if (failure == 0) {
    drain(ends[0], output, capacity);
    int status = 0;
    struct rusage usage;
    if (wait4(child, &status, 0, &usage) == child && WIFEXITED(status)) {
      result.wall_nanoseconds = nanoseconds(CLOCK_MONOTONIC) - start;
      result.cpu_nanoseconds = cpu_nanoseconds(&usage);
      result.exit_code = WEXITSTATUS(status);
    }
  }
  close(ends[0]);
  return result;
}
