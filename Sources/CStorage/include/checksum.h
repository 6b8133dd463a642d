// SPDX-License-Identifier: Apache-2.0
#ifndef CHECKSUM_H
#define CHECKSUM_H

#include <stddef.h>
#include <stdint.h>

/// Returns a checksum of eight bytes, equal on every processor with the same byte order.
///
/// The checksum detects damage and changes. It is no signature: an attacker can construct other
/// bytes with the same checksum.
uint64_t livery_checksum(const void *_Nullable bytes, size_t count);

#endif
