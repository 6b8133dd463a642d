// SPDX-License-Identifier: Apache-2.0
#ifndef ATTRIBUTES_H
#define ATTRIBUTES_H

/// Copies the extended attributes of a file, including its access control list, to an open file.
///
/// Attributes of the system's security modules are copied if the system allows it.
///
/// @param source The path of the file. A symbolic link is not followed.
/// @param target The descriptor of the other file.
/// @return 0, or the value of `errno` if an attribute cannot be copied.
int livery_copy_attributes(const char *_Nonnull source, int target);

#endif
