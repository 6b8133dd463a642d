// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Testing

/// Tests for the checksum of compiled themes and of cache entries.
@Suite struct ChecksumTests {
  @Test("equals the checksum of a plain implementation, for every length")
  func plain() {
    for count in Array(0..<300) + [4096, 65_537] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 5) }
      #expect(sum(bytes) == plainSum(bytes), "of \(count) bytes")
    }
  }

  @Test("does not depend on the address of the bytes")
  func unaligned() {
    let bytes = (0..<500).map { UInt8(truncatingIfNeeded: $0 * 31) }
    for start in 0..<9 {
      let moved = [UInt8](repeating: 0, count: start) + bytes
      let found = moved.withUnsafeBytes { checksum(of: .init(rebasing: $0.dropFirst(start))) }
      #expect(found == sum(bytes))
    }
  }

  @Test("changes with one bit, a missing byte or two swapped words")
  func damage() {
    var state: UInt32 = 1
    let bytes = (0..<700).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    var checksums: Set<UInt64> = [sum(bytes)]
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      #expect(checksums.insert(sum(changed)).inserted, "bit \(bit)")
    }
    for count in 0..<bytes.count {
      #expect(checksums.insert(sum(Array(bytes.prefix(count)))).inserted, "\(count) bytes")
    }
    for word in stride(from: 8, to: 640, by: 8) {
      var changed = bytes
      for byte in 0..<8 { changed.swapAt(byte, word + byte) }
      #expect(checksums.insert(sum(changed)).inserted, "word at \(word)")
    }
  }

  private func sum(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBytes { checksum(of: $0) } }

  /// Returns the checksum, computed word by word.
  private func plainSum(_ bytes: [UInt8]) -> UInt64 {
    let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
    func folded(_ value: UInt64) -> UInt64 {
      let product = value.multipliedFullWidth(by: factor)
      return product.high ^ product.low
    }
    var keys: [UInt64] = [
      0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89,
      0x4528_21E6_38D0_1377, 0xBE54_66CF_34E9_0C6C, 0xC0AC_29B7_C97C_50DD, 0x3F84_D5B5_B547_0917,
    ]
    var sums = keys
    let whole = bytes.count / 64 * 64
    for start in stride(from: 0, to: whole, by: 8) {
      let lane = start / 8 % 8
      let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[start + $1]) << UInt64($1 * 8) }
      let mixed = word ^ keys[lane]
      sums[lane] &+= (mixed & 0xFFFF_FFFF) &* (mixed >> 32) &+ word
      keys[lane] &+= factor
    }
    var sum = UInt64(bytes.count) &* factor
    for lane in sums { sum = folded(sum ^ lane) &+ lane }
    for byte in bytes[whole...] { sum = folded(sum ^ UInt64(byte)) &+ UInt64(byte) }
    return sum
  }
}
