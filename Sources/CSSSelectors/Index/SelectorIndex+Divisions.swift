// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import FlatRecords

extension SelectorIndex {
  /// A group of many entries, divided by an id or a class that each requires above the element.
  ///
  /// `#a .item`, `#b .item`, … are all in the bucket of `item`. An element tries those alone whose id is above it.
  struct Division: Sendable {
    /// The index after the entries that require no id and no class above; they begin the group.
    fileprivate let sharedEnd: UInt32
    /// The entries that require a name, by its ``NameAbove/key``.
    fileprivate let parts: [UInt64: Range<UInt32>]
  }

  /// The number of entries from which a group is divided.
  private static let smallestDivision = 32

  /// Divides the groups with many entries that require a name above the element.
  ///
  /// - Parameters:
  ///   - groups: The groups, and a last one that begins at the end.
  ///   - order: The places of the entries in the list of the index; those of a divided group are rearranged.
  ///   - list: The list of the index.
  ///   - table: The table of the selectors.
  /// - Returns: The divisions by the index of their group.
  static func divisions(
    of groups: RecordRow<Group>, _ order: inout [UInt32], _ list: [Element],
    in table: SelectorTable
  ) -> [UInt32: Division] {
    var divisions: [UInt32: Division] = [:]
    for group in 0..<groups.count - 1 {
      let (start, end) = (groups[group].start, groups[group + 1].start)
      guard end - start >= smallestDivision else { continue }
      let entries = Int(start)..<Int(end)
      var shared: [UInt32] = []
      var numbers: [UInt64: Int] = [:]
      var parts: [(key: UInt64, places: [UInt32])] = []
      func count(of key: UInt64) -> Int { numbers[key].map { parts[$0].places.count } ?? 0 }
      for place in order[entries] {
        let keys = table.namesAbove(Int(list[Int(place)].selector))
        // The part with the fewest entries so far, for a name that most of the selectors have does not divide them.
        let rarest = keys.min { count(of: $0) < count(of: $1) }
        guard let rarest else {
          shared.append(place)
          continue
        }
        if let number = numbers[rarest] {
          parts[number].places.append(place)
        } else {
          numbers[rarest] = parts.count
          parts.append((rarest, [place]))
        }
      }
      guard entries.count - shared.count >= smallestDivision else { continue }
      order.replaceSubrange(entries, with: shared + parts.flatMap(\.places))
      let sharedEnd = start + UInt32(truncatingIfNeeded: shared.count)
      var next = sharedEnd
      var ranges: [UInt64: Range<UInt32>] = [:]
      for part in parts {
        let end = next + UInt32(truncatingIfNeeded: part.places.count)
        ranges[part.key] = next..<end
        next = end
      }
      divisions[UInt32(truncatingIfNeeded: group)] = Division(sharedEnd: sharedEnd, parts: ranges)
    }
    return divisions
  }
}

/// A name that must be above an element.
private enum NameAbove {
  /// The name and its kind in one number.
  @inline(__always)
  static func key(_ name: Atom, _ kind: SelectorRecord.Bucket) -> UInt64 {
    UInt64(kind.rawValue) << 32 | UInt64(name.rawValue)
  }
}

extension SelectorTable {
  /// The ids and classes that must be above an element for a selector to match it, those in functions left out.
  fileprivate func namesAbove(_ selector: Int) -> [UInt64] {
    var keys: [UInt64] = []
    var isAbove = false
    for index in selectors[selector].components {
      let component = components[Int(index)]
      switch component.kind {
      case .descendant, .child: isAbove = true
      case .nextSibling, .subsequentSibling: isAbove = false
      case .id where isAbove: keys.append(NameAbove.key(component.name, .id))
      case .class where isAbove: keys.append(NameAbove.key(component.name, .class))
      case .nesting where isAbove:
        let nesting = nestings[Int(component.value)]
        guard nesting.bucket == .id || nesting.bucket == .class else { continue }
        keys.append(NameAbove.key(nesting.key, nesting.bucket))
      default: continue
      }
    }
    return keys
  }
}

extension SelectorIndex.Division {
  /// The maximum number of names above an element that are looked up.
  private static let maximumNames = 256
  /// The maximum number of parts that are tried for an element.
  private static let maximumParts = 32

  /// Calls `body` with runs of the entries that may match an element, each entry once.
  ///
  /// - Parameters:
  ///   - group: All entries of the group.
  ///   - element: The element.
  ///   - tree: The tree of the element.
  ///   - body: Tries the entries of a run; it receives the whole group if very many names are above the element.
  /// - Complexity: constant, apart from the calls of `body`.
  func forEachRun(
    of group: Range<Int>, above element: Int, in tree: TreeView, _ body: (Range<Int>) -> Void
  ) {
    var runs: [Range<UInt32>] = []
    var names = 0
    /// Adds the run of a name; `false` if there are too many names or runs.
    func add(_ name: Atom, _ kind: SelectorRecord.Bucket) -> Bool {
      names += 1
      guard names <= Self.maximumNames else { return false }
      guard let run = parts[NameAbove.key(name, kind)], !runs.contains(run) else { return true }
      runs.append(run)
      return runs.count <= Self.maximumParts
    }
    var below = element
    while tree.elements[below].parent >= 0 {
      let above = Int(tree.elements[below].parent)
      // The names of the element that a pseudo-element belongs to are not above it.
      let isAbove = tree.elements[below].pseudoElement == nil
      below = above
      names += 1
      guard names <= Self.maximumNames else { return body(group) }
      guard isAbove else { continue }
      let id = tree.elements[above].id
      if id != StyleTree.noName, !add(id, .id) { return body(group) }
      for name in Int(tree.elements[above].classStart)..<Int(tree.elements[above].stateStart) {
        guard add(tree.names[name], .class) else { return body(group) }
      }
    }
    body(group.lowerBound..<Int(sharedEnd))
    for run in runs { body(Int(run.lowerBound)..<Int(run.upperBound)) }
  }
}
