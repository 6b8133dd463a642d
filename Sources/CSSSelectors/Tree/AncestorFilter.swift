// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A Bloom filter of the types, ids and classes of the ancestors of an element.
///
/// A selector whose ``AncestorRequirements`` the filter does not meet cannot match the element and
/// is skipped. The filter has one hash function, 255 bits for names, and one bit that is always
/// set.
package struct AncestorFilter: Sendable, Hashable {
  /// The bits; bit `n` is in byte `n / 8`.
  private var bits = SIMD32<UInt8>(repeating: 0)

  /// Creates the filter of an element without ancestors.
  init() { bits[0] = 1 }

  /// A filter that may match any requirements.
  static let full: AncestorFilter = {
    var filter = AncestorFilter()
    filter.bits = SIMD32(repeating: .max)
    return filter
  }()

  /// Returns whether a selector with these requirements may match an element with this filter.
  @inline(__always)
  package func mayMatch(_ requirements: AncestorRequirements) -> Bool {
    // The first name rules out nearly every selector.
    contains(requirements.positions[0]) && contains(requirements.positions[1])
      && contains(requirements.positions[2]) && contains(requirements.positions[3])
  }

  @inline(__always)
  private func contains(_ position: UInt8) -> Bool {
    withUnsafeBytes(of: bits) { bytes in
      bytes[Int(position >> 3)] &>> (position & 7) & 1 != 0
    }
  }

  /// Adds a name.
  @inline(__always)
  mutating func insert(_ name: Atom, _ kind: SelectorRecord.Bucket) {
    let position = Self.position(of: name, kind)
    withUnsafeMutableBytes(of: &bits) { bytes in
      bytes[Int(position >> 3)] |= 1 &<< (position & 7)
    }
  }

  /// Returns the bit number of a name, from 1 to 255.
  static func position(of name: Atom, _ kind: SelectorRecord.Bucket) -> UInt8 {
    // Atoms are small consecutive numbers. The multiplication scatters them, and the kind separates
    // them.
    let mixed = (name.rawValue &+ UInt32(kind.rawValue) << 29) &* 0x9E37_79B1
    return max(UInt8(truncatingIfNeeded: mixed >> 24), 1)
  }
}

extension StyleTree {
  /// Returns the filter of an element, computed from the filter of its parent.
  ///
  /// The ancestors of a pseudo-element are those of its originating element.
  func filter(of index: Int) -> AncestorFilter {
    let parent = Int(elements[index].parent)
    guard parent >= 0 else { return AncestorFilter() }
    var filter = filters[parent]
    if elements[index].pseudoElement == nil { insertNames(of: parent, into: &filter) }
    return filter
  }

  /// Adds the names of an element itself.
  private func insertNames(of index: Int, into filter: inout AncestorFilter) {
    let (type, id) = (elements[index].type, elements[index].id)
    if type != Self.noName { filter.insert(type, .type) }
    if id != Self.noName { filter.insert(id, .id) }
    for name in Int(elements[index].classStart)..<Int(elements[index].stateStart) {
      filter.insert(names[name], .class)
    }
    for name in Int(elements[index].partEnd)..<Int(elements[index].supertypeEnd) {
      filter.insert(names[name], .type)
    }
  }

  /// Recomputes the filters of the descendants of an element, after its names changed.
  mutating func updateFilters(below index: Int) {
    var descendant = index + 1
    while descendant < Int(elements[index].subtreeEnd) {
      filters[descendant] = filter(of: descendant)
      descendant += 1
    }
  }
}
