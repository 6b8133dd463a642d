// SPDX-License-Identifier: Apache-2.0

/// A table of short names: the names of units and of math functions.
///
/// Every number of a style sheet asks for its unit. A name of at most eight bytes is one number here, so that a look-up is one
/// multiplication and seldom more than one comparison, where a name table hashes and compares bytes.
struct PackedNameTable<Value: Sendable>: Sendable {
  private var keys: [UInt64]
  private var values: [Value?]

  /// A table of names that are short and distinct.
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

  /// The value of a name; nil when it is in no entry.
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

/// A name of at most eight bytes as one number, capitals made small; zero for a longer one.
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
