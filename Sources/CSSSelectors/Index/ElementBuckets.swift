// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// An iterator over the buckets of an index whose selectors may match an element.
///
/// They are the buckets of its classes, supertypes, type and id, the universal bucket, and those of
/// the ids and classes of its ancestors.
struct ElementBuckets {
  private let tree: TreeView
  private var position: Int
  private let classEnd: Int
  private let supertypeStart: Int
  private let supertypeEnd: Int
  private let element: Int
  /// The number of remaining steps: type, id and universal bucket.
  private var remainingKindCount = 3
  private var ancestors: Ancestors

  /// The state of the iteration over the ids and classes of the ancestors.
  private struct Ancestors {
    /// The ancestor whose names are looked up, or `nil` for all names of the index.
    var element: Int?
    var position = 0
    /// The number of steps from the element up to the ancestor.
    var depth: UInt32 = 0
    /// The number of names that were looked up so far.
    var names = 0
    /// The names whose buckets were visited, to skip duplicates among ancestors.
    var visited: [Int] = []
  }

  /// Creates an iterator; without the filter, it visits the buckets of all ancestor names.
  @inline(__always)
  init(of element: Int, in tree: TreeView, usesFilter: Bool) {
    self.tree = tree
    self.element = element
    position = Int(tree.elements[element].classStart)
    classEnd = Int(tree.elements[element].stateStart)
    supertypeStart = Int(tree.elements[element].partEnd)
    supertypeEnd = Int(tree.elements[element].supertypeEnd)
    ancestors = Ancestors(element: usesFilter ? element : nil)
  }

  /// Advances to the next bucket of an index and returns it, or `nil` at the end.
  @inline(__always)
  mutating func next(in index: borrowing SelectorMap) -> Int? {
    while let (kind, name) = nextName() {
      guard name.rawValue < index.nameCount || kind == .universal else { continue }
      return SelectorMap.bucket(kind, name, nameCount: index.nameCount)
    }
    return index.ancestorNames.maximumDepth == 0 ? nil : nextAncestorBucket(index)
  }

  @inline(__always)
  private mutating func nextName() -> (SelectorRecord.Bucket, Atom)? {
    if position < classEnd {
      defer { position += 1 }
      return (.class, tree.names[position])
    }
    position = max(position, supertypeStart)
    if position < supertypeEnd {
      defer { position += 1 }
      return (.type, tree.names[position])
    }
    if remainingKindCount == 0 { return nil }
    remainingKindCount -= 1
    switch remainingKindCount {
    case 2: return (.type, tree.elements[element].type)
    case 1: return (.id, tree.elements[element].id)
    default: return (.universal, Atom(rawValue: 0))
    }
  }

  private mutating func nextAncestorBucket(_ index: borrowing SelectorMap) -> Int? {
    while let ancestor = ancestors.element {
      let end = Int(tree.elements[ancestor].stateStart)
      guard ancestors.depth > 0, ancestors.position <= end else {
        let parent = Int(tree.elements[ancestor].parent)
        guard parent >= 0, ancestors.depth < index.ancestorNames.maximumDepth else { return nil }
        ancestors.element = parent
        ancestors.depth += 1
        ancestors.position = Int(tree.elements[parent].classStart)
        continue
      }
      // The id follows the classes.
      let isID = ancestors.position == end
      let name = isID ? tree.elements[ancestor].id : tree.names[ancestors.position]
      ancestors.position += 1
      ancestors.names += 1
      if ancestors.names > AncestorNameTable.maximumNames {
        ancestors.element = nil
        ancestors.position = 0
        break
      }
      let key = AncestorNameTable.key(name, isID: isID)
      guard let number = index.ancestorNames.number(of: key), !ancestors.visited.contains(number)
      else {
        continue
      }
      if index.ancestorNames.maximumDepth > 1 { ancestors.visited.append(number) }
      return index.bucket(ofAncestorName: number)
    }
    while ancestors.position < index.ancestorNames.keys.count {
      defer { ancestors.position += 1 }
      if !ancestors.visited.contains(ancestors.position) {
        return index.bucket(ofAncestorName: ancestors.position)
      }
    }
    return nil
  }
}
