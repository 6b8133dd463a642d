// SPDX-License-Identifier: Apache-2.0

/// Returns the ASCII case-insensitive hash of a name's bytes.
///
/// CSSValues has an equal function, `NameHash`. This one creates the tables, and that one reads
/// them.
func nameHash(_ name: String) -> UInt32 {
  let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  let bytes = Array(name.utf8)
  var hash = UInt64(bytes.count) &* factor
  for start in stride(from: 0, to: bytes.count, by: 8) {
    var word: UInt64 = 0
    for (index, byte) in bytes[start...].prefix(8).enumerated() {
      word |= UInt64(byte | 0x20) << UInt64(8 * index)
    }
    hash = (hash ^ word) &* factor
    hash ^= hash >> 29
  }
  return UInt32(truncatingIfNeeded: hash >> 32)
}

/// Returns the source with the names of an enumeration's cases, and the lookup of a case by name.
///
/// Aliases are additional names for `find`, each with the name that it stands for.
func nameLookup(
  type: String, names: [String], aliases: [(alias: String, name: String)] = [], access: String,
  subject: String
) throws -> String {
  let all = names + aliases.map(\.alias)
  let targets = aliases.map { "." + swiftName($0.name) }.joined(separator: ", ")
  return """
    extension \(type) {
      /// The CSS name.
      public var name: String { Self.names[Int(rawValue)] }

      /// Returns the \(subject) with a name in UTF-8, in any ASCII case, or `nil` if there is none.
      \(access) static func find(_ utf8: UnsafeBufferPointer<UInt8>) -> \(type)? {
        NameTable.find(utf8, slots: slots, names: names).map { cases[$0] }
      }

      /// Returns the \(subject) with a number.
      static func numbered(_ number: UInt16) -> \(type) { cases[Int(number)] }

      /// The names, in the order of the cases\(aliases.isEmpty ? "" : ", then the aliases").
      private static let names: [String] = [
    \(wrapped(all.map(literal)).indented(4))
      ]

      /// The cases\(aliases.isEmpty ? "" : ", then the targets of the aliases").
      private static let cases: [\(type)] = allCases\(aliases.isEmpty ? "" : " + [\(targets)]")

      /// The hash table of the names: see `NameTable`.
      private static let slots: [UInt32] = [
    \(wrapped(try slots(all).map { "0x" + hexadecimal($0) }).indented(4))
      ]
    }
    """
}

/// Returns an open-addressed hash table with at least twice as many slots as names.
///
/// The slot of a name is at the index of the hash's high bits, or the next free slot. A slot
/// contains the low half of the hash and the number of the name. All bits of a free slot are set.
private func slots(_ names: [String]) throws -> [UInt32] {
  guard names.count < 0x8000 else { throw TableError("there are too many names") }
  var bits = 1
  while 1 << bits < names.count * 2 { bits += 1 }
  var slots = [UInt32](repeating: .max, count: 1 << bits)
  for (number, name) in names.enumerated() {
    let hash = nameHash(name)
    var slot = Int(hash >> UInt32(32 - bits))
    while slots[slot] != .max { slot = (slot + 1) % slots.count }
    slots[slot] = hash << 16 | UInt32(number)
  }
  return slots
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
