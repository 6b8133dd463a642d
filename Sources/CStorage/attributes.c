// SPDX-License-Identifier: Apache-2.0
// In C, because the Glibc module of Swift lacks these functions.
#include "attributes.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#if defined(__linux__)

#include <sys/xattr.h>

// Copies an attribute; `value` is memory for the maximum size that the system allows.
static int copy_attribute(
    const char *source, int target, const char *name, char *value, size_t capacity) {
  ssize_t size = lgetxattr(source, name, value, capacity);
  if (size < 0) return errno == ENODATA || errno == ENOTSUP ? 0 : errno;
  if (fsetxattr(target, name, value, (size_t)size, 0) == 0) return 0;
  return strncmp(name, "security.", strlen("security.")) == 0 ? 0 : errno;
}

int livery_copy_attributes(const char *source, int target) {
  // The values of XATTR_LIST_MAX and XATTR_SIZE_MAX of the kernel.
  enum { capacity = 65536 };
  ssize_t length = llistxattr(source, NULL, 0);
  if (length == 0 || (length < 0 && errno == ENOTSUP)) return 0;
  if (length < 0) return errno;
  char *names = malloc(capacity), *value = malloc(capacity);
  int error = names && value ? 0 : ENOMEM;
  length = error ? 0 : llistxattr(source, names, capacity);
  if (length < 0) error = errno;
  for (ssize_t start = 0; !error && start < length; start += (ssize_t)strlen(names + start) + 1)
    error = copy_attribute(source, target, names + start, value, capacity);
  free(names);
  free(value);
  return error;
}

#elif defined(__APPLE__)

#include <copyfile.h>
#include <fcntl.h>
#include <unistd.h>

int livery_copy_attributes(const char *source, int target) {
  int file = open(source, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
  if (file < 0) return errno;
  int error = fcopyfile(file, target, NULL, COPYFILE_ACL | COPYFILE_XATTR) == 0 ? 0 : errno;
  close(file);
  return error;
}

#else

int livery_copy_attributes(const char *source, int target) {
  (void)source;
  (void)target;
  return 0;
}

#endif
