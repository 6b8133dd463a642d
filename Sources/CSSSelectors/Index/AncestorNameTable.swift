// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A numbered set of the ids and classes of ancestors that have buckets of their own in an index.
///
/// The table is built once for a style sheet and never grows. Every lookup of a name costs one
/// multiplication and usually one comparison, because the hash needs no storage in the slots.
struct AncestorNameTable: Sendable {
  /// The ids and classes by number: a name with its kind.
  let keys: RecordArray<UInt32>
  /// The maximum number of steps from an element up to an ancestor with one of the names.
  let maximumDepth: UInt32
  /// The number of a key plus one, at the slot of the key's hash or after it; zero for a free slot.
  private let slots: [UInt32]

  /// The maximum number of ancestor names that are looked up for an element.
  static let maximumNames = 256

  /// Creates a table of names.
  init(_ keys: RecordArray<UInt32> = [], maximumDepth: UInt32 = 0) {
    self.keys = keys
    self.maximumDepth = keys.isEmpty ? 0 : maximumDepth
    guard !keys.isEmpty else {
      slots = []
      return
    }
    var slots = [UInt32](repeating: 0, count: 4 << (Int.bitWidth - keys.count.leadingZeroBitCount))
    for number in 0..<keys.count {
      var slot = Self.slot(of: keys[number], slots.count)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number + 1)
    }
    self.slots = slots
  }

  /// Returns the number of a key, or `nil` if no bucket belongs to it.
  @inline(__always)
  func number(of key: UInt32) -> Int? {
    var slot = Self.slot(of: key, slots.count)
    while slots[slot] != 0 {
      let number = Int(slots[slot]) - 1
      if keys[number] == key { return number }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Returns the key of an id or of a class.
  @inline(__always)
  static func key(_ name: Atom, isID: Bool) -> UInt32 { name.rawValue << 1 | (isID ? 1 : 0) }

  @inline(__always)
  private static func slot(of key: UInt32, _ count: Int) -> Int {
    Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}

extension SelectorTable {
  /// Returns the ids and classes that a selector requires on ancestors, without those in functions.
  ///
  /// Each has the number of steps up to the ancestor, or the maximum number if any ancestor may
  /// have it.
  func ancestorNames(of selector: Int) -> [(key: UInt32, depth: UInt32)] {
    var names: [(key: UInt32, depth: UInt32)] = []
    var depth: UInt32 = 0
    var isSibling = false
    for index in selectors[selector].components {
      let component = components[Int(index)]
      let isAncestor = depth > 0 && !isSibling
      switch component.kind {
      case .child:
        depth = depth == .max ? .max : depth + 1
        isSibling = false
      case .descendant:
        depth = .max
        isSibling = false
      case .nextSibling, .subsequentSibling: isSibling = true
      case .id where isAncestor:
        names.append((AncestorNameTable.key(component.name, isID: true), depth))
      case .class where isAncestor:
        names.append((AncestorNameTable.key(component.name, isID: false), depth))
      case .nesting where isAncestor:
        let nesting = nestings[Int(component.value)]
        guard nesting.bucket == .id || nesting.bucket == .class else { continue }
        names.append((AncestorNameTable.key(nesting.key, isID: nesting.bucket == .id), depth))
      default: continue
      }
    }
    return names
  }
}
