// SPDX-License-Identifier: Apache-2.0
// As in XXH3, each word of eight bytes is mixed with a key that differs for each position. The
// product of the halves, and the word itself, are added to one of eight sums. Eight words are
// processed at a time, so that memory bandwidth limits the speed. The code is in C, because only C
// can test at run time for wider registers. The result does not depend on them.
#include "checksum.h"

#include <string.h>

typedef uint64_t words __attribute__((vector_size(64)));

static const uint64_t factor = 0x9E3779B97F4A7C15;

static inline uint64_t folded(uint64_t value) {
  unsigned __int128 product = (unsigned __int128)value * factor;
  return (uint64_t)(product >> 64) ^ (uint64_t)product;
}

static inline __attribute__((always_inline)) uint64_t sum_of(const uint8_t *bytes, size_t count) {
  // The digits of pi; an odd step from position to position.
  words key = {0x243F6A8885A308D3, 0x13198A2E03707344, 0xA4093822299F31D0, 0x082EFA98EC4E6C89,
               0x452821E638D01377, 0xBE5466CF34E90C6C, 0xC0AC29B7C97C50DD, 0x3F84D5B5B5470917};
  words sums = key;
  size_t offset = 0;
  for (; count - offset >= sizeof(words); offset += sizeof(words)) {
    words input;
    memcpy(&input, bytes + offset, sizeof(words));
    words mixed = input ^ key;
    sums += (mixed & 0xFFFFFFFF) * (mixed >> 32) + input;
    key += factor;
  }
  uint64_t sum = (uint64_t)count * factor;
  for (int lane = 0; lane < 8; lane++) sum = folded(sum ^ sums[lane]) + sums[lane];
  for (; offset < count; offset++) sum = folded(sum ^ bytes[offset]) + bytes[offset];
  return sum;
}

#ifdef __x86_64__

__attribute__((target("avx2"))) static uint64_t sum_of_wide(const uint8_t *bytes, size_t count) {
  return sum_of(bytes, count);
}

uint64_t livery_checksum(const void *bytes, size_t count) {
  return __builtin_cpu_supports("avx2") ? sum_of_wide(bytes, count) : sum_of(bytes, count);
}

#else

uint64_t livery_checksum(const void *bytes, size_t count) { return sum_of(bytes, count); }

#endif
