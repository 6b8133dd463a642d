// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The buckets of an index with the selectors that may match an element: those of its classes, supertypes, type and id,
/// that of any element, and those of names above.
struct ElementBuckets {
  private let tree: TreeView
  private var position: Int
  private let classEnd: Int
  private let supertypeStart: Int
  private let supertypeEnd: Int
  private let element: Int
  /// The number of names and steps that are left.
  private var left = 3
  private var ancestors: Ancestors

  /// The ids and classes above an element.
  private struct Ancestors {
    /// The ancestor whose names are looked up, or `nil` for all names of the index.
    var element: Int?
    var position = 0
    /// The number of steps up to the ancestor.
    var depth: UInt32 = 0
    /// The number of names that were looked up.
    var names = 0
    /// The names whose bucket was found, where more than one ancestor may have one.
    var found: [Int] = []
  }

  /// Begins with the buckets of an element; those of all names above unless the ancestors decide.
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

  /// The next bucket of an index.
  @inline(__always)
  mutating func next(in index: borrowing SelectorIndex) -> Int? {
    while let (kind, name) = nextName() {
      guard name.rawValue < index.nameCount || kind == .universal else { continue }
      return SelectorIndex.bucket(kind, name, nameCount: index.nameCount)
    }
    return index.namesAbove.maximumDepth == 0 ? nil : nextAbove(index)
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
    if left == 0 { return nil }
    left -= 1
    switch left {
    case 2: return (.type, tree.elements[element].type)
    case 1: return (.id, tree.elements[element].id)
    default: return (.universal, Atom(rawValue: 0))
    }
  }

  private mutating func nextAbove(_ index: borrowing SelectorIndex) -> Int? {
    while let ancestor = ancestors.element {
      let end = Int(tree.elements[ancestor].stateStart)
      guard ancestors.depth > 0, ancestors.position <= end else {
        let above = Int(tree.elements[ancestor].parent)
        guard above >= 0, ancestors.depth < index.namesAbove.maximumDepth else { return nil }
        ancestors.element = above
        ancestors.depth += 1
        ancestors.position = Int(tree.elements[above].classStart)
        continue
      }
      // The id comes behind the classes.
      let isID = ancestors.position == end
      let name = isID ? tree.elements[ancestor].id : tree.names[ancestors.position]
      ancestors.position += 1
      ancestors.names += 1
      if ancestors.names > NamesAbove.maximumNames {
        ancestors.element = nil
        ancestors.position = 0
        break
      }
      let key = NamesAbove.key(name, isID: isID)
      guard let number = index.namesAbove.number(of: key), !ancestors.found.contains(number) else {
        continue
      }
      if index.namesAbove.maximumDepth > 1 { ancestors.found.append(number) }
      return index.bucket(above: number)
    }
    while ancestors.position < index.namesAbove.keys.count {
      defer { ancestors.position += 1 }
      if !ancestors.found.contains(ancestors.position) {
        return index.bucket(above: ancestors.position)
      }
    }
    return nil
  }
}
