// SPDX-License-Identifier: Apache-2.0
#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// A number of eight bytes that tells some bytes from what damage makes of them, and one text from another: the same on
/// every processor with the same order of bytes. It is no signature: whoever wants to can make bytes with the same number.
uint64_t livery_checksum(const void *_Nullable bytes, size_t count);

#endif
