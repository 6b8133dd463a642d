// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// The ids and classes above elements by which an index files selectors, each with a number.
///
/// The table is built once for a sheet, never grows, and is read for each name of each element: without the hash in the slot, a
/// look-up is one product and one comparison.
struct NamesAbove: Sendable {
  /// The ids and classes by number: a name with its kind.
  let keys: RecordArray<UInt32>
  /// The greatest number of steps up to an element that has one of the names.
  let maximumDepth: UInt32
  /// The number of a key plus one, at the place that the key's hash has or behind it; zero is a free slot.
  private let slots: [UInt32]

  /// The greatest number of names above an element that are looked up.
  static let maximumNames = 256

  /// Creates a table of some names.
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

  /// The number of a key; `nil` if no selector is filed under it.
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

  /// The key of an id or of a class.
  @inline(__always)
  static func key(_ name: Atom, isID: Bool) -> UInt32 { name.rawValue << 1 | (isID ? 1 : 0) }

  @inline(__always)
  private static func slot(of key: UInt32, _ count: Int) -> Int {
    Int((UInt64(key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & (count - 1)
  }
}

extension SelectorTable {
  /// The ids and classes that must be above an element for a selector to match it, those in functions left out, each with
  /// the number of steps up to it; the greatest number if any ancestor may have it.
  func namesAbove(_ selector: Int) -> [(key: UInt32, depth: UInt32)] {
    var names: [(key: UInt32, depth: UInt32)] = []
    var depth: UInt32 = 0
    var isSibling = false
    for index in selectors[selector].components {
      let component = components[Int(index)]
      let isAbove = depth > 0 && !isSibling
      switch component.kind {
      case .child:
        depth = depth == .max ? .max : depth + 1
        isSibling = false
      case .descendant:
        depth = .max
        isSibling = false
      case .nextSibling, .subsequentSibling: isSibling = true
      case .id where isAbove: names.append((NamesAbove.key(component.name, isID: true), depth))
      case .class where isAbove: names.append((NamesAbove.key(component.name, isID: false), depth))
      case .nesting where isAbove:
        let nesting = nestings[Int(component.value)]
        guard nesting.bucket == .id || nesting.bucket == .class else { continue }
        names.append((NamesAbove.key(nesting.key, isID: nesting.bucket == .id), depth))
      default: continue
      }
    }
    return names
  }
}
