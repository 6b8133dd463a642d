// SPDX-License-Identifier: Apache-2.0

extension LineAssembler {
  /// The inline elements whose edges are on the line.
  struct Edges {
    private(set) var begun: Set<Int> = []
    private(set) var ended: Set<Int> = []
    /// The number of atoms before each element that begins on the line.
    private var counts: [Int: Int] = [:]

    /// Records the start of an element after a number of atoms.
    mutating func begin(_ element: Int, after count: Int) {
      begun.insert(element)
      counts[element] = count
    }

    /// Records the end of an element after a number of atoms.
    ///
    /// - Returns: whether the element begins and ends on the line without an atom in it.
    mutating func end(_ element: Int, after count: Int) -> Bool {
      ended.insert(element)
      return counts[element] == count
    }
  }
}
