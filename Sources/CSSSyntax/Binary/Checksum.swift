// SPDX-License-Identifier: Apache-2.0

/// A number of eight bytes that tells some bytes from what damage makes of them, and one text from another.
///
/// Each word of eight bytes, mixed with a key that is another one for each place, adds the product of its halves and itself
/// to one of eight sums, as XXH3 does: eight words go at a time, and memory is what takes the time. It is no signature:
/// whoever wants to can make bytes with the same number.
package func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  // The digits of pi, and odd steps from place to place.
  var key = SIMD8<UInt64>(
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89,
    0x4528_21E6_38D0_1377, 0xBE54_66CF_34E9_0C6C, 0xC0AC_29B7_C97C_50DD, 0x3F84_D5B5_B547_0917)
  let step = SIMD8<UInt64>(repeating: factor)
  let low = SIMD8<UInt64>(repeating: 0xFFFF_FFFF)
  var sums = key
  var offset = 0
  if let base = bytes.baseAddress {
    while offset &+ 64 <= bytes.count {
      let words = (base + offset).loadUnaligned(as: SIMD8<UInt64>.self)
      let mixed = words ^ key
      sums = sums &+ (mixed & low) &* (mixed &>> 32) &+ words
      key = key &+ step
      offset &+= 64
    }
  }
  var sum = UInt64(truncatingIfNeeded: bytes.count) &* factor
  for lane in 0..<8 { sum = folded(sum ^ sums[lane]) &+ sums[lane] }
  while offset < bytes.count {
    sum = folded(sum ^ UInt64(bytes[offset])) &+ UInt64(bytes[offset])
    offset += 1
  }
  return sum
}

@inline(__always)
private func folded(_ value: UInt64) -> UInt64 {
  let product = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
  return product.high ^ product.low
}
