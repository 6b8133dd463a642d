// SPDX-License-Identifier: Apache-2.0

/// The hash of a name's bytes without regard to ASCII case.
///
/// The same function stands in CSSValues (`NameHash`): the tables are made with this one and read with that one.
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

/// The `name` of an enumeration's cases and the `find` that goes from the bytes of a name to its case.
func nameLookup(type: String, names: [String], access: String, subject: String) throws -> String {
  let hashes = names.map(nameHash)
  guard Set(hashes).count == hashes.count else {
    throw TableError("two names of \(type) have the same hash; choose another factor in nameHash")
  }
  let cases = zip(hashes, names).sorted { $0.0 < $1.0 }.map { hash, name in
    "case 0x\(hexadecimal(hash)): candidate = .\(swiftName(name))"
  }
  return """
    extension \(type) {
      /// The name as CSS writes it.
      public var name: String {
        switch self {
    \(names.map { "case .\(swiftName($0)): \(literal($0))" }.indented(4))
        }
      }

      /// The \(subject) of a name given by its bytes, in any ASCII case; nil when there is none.
      \(access) static func find(_ utf8: UnsafeBufferPointer<UInt8>) -> \(type)? {
        let candidate: \(type)
        switch NameHash.hash(utf8) {
    \(cases.indented(4))
        default: return nil
        }
        return NameHash.isName(candidate.name, utf8) ? candidate : nil
      }
    }
    """
}

private func hexadecimal(_ value: UInt32) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: 8 - digits.count) + digits
}
