// SPDX-License-Identifier: Apache-2.0
// Tells ThreadSanitizer what Swift's Mutex does when somebody has to wait for it.
//
// A Mutex that is free is locked and unlocked by an atomic operation in the caller's own code, which the sanitizer sees.
// The two functions for the other case are in Swift's library, which was built without it: the sanitizer would miss that
// the one who waited comes after the one who unlocked. Scripts/campaign sanitize loads these in front of the library's: they call
// the library's and say so. Nothing is suppressed.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// Of the sanitizer's interface; nothing else of it is needed.
extern void __tsan_acquire(void *address) __attribute__((weak));
extern void __tsan_release(void *address) __attribute__((weak));

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"
#define SELF __attribute__((swift_context)) void *

typedef __attribute__((swiftcall)) void lock_function(uint32_t thread, SELF);
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

__attribute__((swiftcall)) void sanitized_unlock(SELF mutex) __asm__(UNLOCK);
__attribute__((swiftcall)) void sanitized_unlock(SELF mutex) {
  if (__tsan_release) __tsan_release(mutex);
  ((unlock_function *)library_function(UNLOCK))(mutex);
}
