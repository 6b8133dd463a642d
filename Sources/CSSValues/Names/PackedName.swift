// SPDX-License-Identifier: Apache-2.0

/// A table of short names: the names of units and of math functions.
///
/// Each number of a style sheet needs a lookup of its unit. A name of at most eight bytes is packed
/// into one integer. A lookup is then one multiplication and usually one comparison.
struct PackedNameTable<Value: Sendable>: Sendable {
  private var keys: [UInt64]
  private var values: [Value?]

  /// Creates a table of distinct names of at most eight bytes.
  init(_ entries: [(name: String, value: Value)]) {
    keys = Array(repeating: 0, count: Self.size)
    values = Array(repeating: nil, count: Self.size)
    for (name, value) in entries {
      var name = name
      let key = name.withUTF8(packedName)
      var slot = Self.slot(of: key)
      while keys[slot] != 0 { slot = (slot + 1) % Self.size }
      keys[slot] = key
      values[slot] = value
    }
  }

  private static var size: Int { 256 }

  private static func slot(of key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 56)
  }

  /// Returns the value of a packed name, or `nil` if no entry has the name.
  func value(of key: UInt64) -> Value? {
    guard key != 0 else { return nil }
    var slot = Self.slot(of: key)
    while keys[slot] != 0 {
      if keys[slot] == key { return values[slot] }
      slot = (slot + 1) % Self.size
    }
    return nil
  }
}

/// Returns a name of at most eight bytes as one integer, in lowercase, or zero for a longer name.
@inline(__always)
func packedName(_ utf8: UnsafeBufferPointer<UInt8>) -> UInt64 {
  guard utf8.count <= 8 else { return 0 }
  var key: UInt64 = 0
  for index in 0..<utf8.count {
    key |= UInt64(folded(utf8[index])) &<< UInt64(index &* 8)
  }
  return key
}

@inline(__always)
private func folded(_ byte: UInt8) -> UInt8 { byte &- 0x41 < 26 ? byte | 0x20 : byte }
