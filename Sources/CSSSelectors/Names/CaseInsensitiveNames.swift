// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A fixed list of names with lookup without regard to ASCII case.
struct CaseInsensitiveNames: Sendable {
  private var table = AtomTable()
  private var maximumLength = 0

  /// Creates a vocabulary of lower-case names.
  init(_ names: [String]) {
    for name in names {
      _ = table.intern(name)
      maximumLength = max(maximumLength, name.utf8.count)
    }
  }

  /// Returns the index of a name in the list, or `nil` if it is missing.
  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    if let atom = table.find(name) { return Int(atom.rawValue) }
    guard name.count <= maximumLength, name.contains(where: { $0 != $0.lowercased }) else {
      return nil
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: name.count) { folded in
      for (offset, byte) in name.enumerated() { folded[offset] = byte.lowercased }
      return table.find(UnsafeBufferPointer(folded)).map { Int($0.rawValue) }
    }
  }
}
