// SPDX-License-Identifier: Apache-2.0
// Reports to ThreadSanitizer the synchronization of Swift's Mutex when a thread waits for it.
//
// A free Mutex is locked and unlocked by an atomic operation in the caller's own code, which the
// sanitizer instruments. The three functions for the other case are in Swift's library, which is
// not instrumented. The sanitizer would not know that a thread that locks the Mutex runs after the
// one that unlocked it. Scripts/campaign sanitize loads the functions below before the library's;
// they call the library's and report the order. No report is suppressed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// The required part of the sanitizer's interface.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *

typedef __attribute__((swiftcall)) void lock_function(uint32_t thread, SELF);
typedef __attribute__((swiftcall)) bool try_lock_function(SELF);
typedef __attribute__((swiftcall)) void unlock_function(SELF);

static void *library_function(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (function == NULL) abort();
  return function;
}

__attribute__((swiftcall)) void sanitized_lock(uint32_t thread, SELF mutex) __asm__(LOCK);
__attribute__((swiftcall)) void sanitized_lock(uint32_t thread, SELF mutex) {
  ((lock_function *)library_function(LOCK))(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

__attribute__((swiftcall)) bool sanitized_try_lock(SELF mutex) __asm__(TRY_LOCK);
__attribute__((swiftcall)) bool sanitized_try_lock(SELF mutex) {
  bool is_locked = ((try_lock_function *)library_function(TRY_LOCK))(mutex);
  if (is_locked && __tsan_acquire) __tsan_acquire(mutex);
  return is_locked;
}

__attribute__((swiftcall)) void sanitized_unlock(SELF mutex) __asm__(UNLOCK);
__attribute__((swiftcall)) void sanitized_unlock(SELF mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((unlock_function *)library_function(UNLOCK))(mutex);
}
