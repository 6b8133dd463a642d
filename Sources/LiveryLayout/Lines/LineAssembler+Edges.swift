// SPDX-License-Identifier: Apache-2.0

extension LineAssembler {
  /// The inline elements whose edges are on the line.
  struct Edges {
    private(set) var begun: Set<Int> = []
    private(set) var ended: Set<Int> = []
    /// For each element that begins on the line the number of atoms before it.
    private var counts: [Int: Int] = [:]

    /// Begins an element after some atoms.
    mutating func begin(_ element: Int, after count: Int) {
      begun.insert(element)
      counts[element] = count
    }

    /// Ends an element after some atoms.
    ///
    /// - Returns: Whether the element begins and ends on the line without an atom in it.
    mutating func end(_ element: Int, after count: Int) -> Bool {
      ended.insert(element)
      return counts[element] == count
    }
  }
}
