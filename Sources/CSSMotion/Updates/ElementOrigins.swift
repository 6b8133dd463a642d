// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// The elements of an earlier tree that those of a tree continue.
///
/// An element for an object of the program continues the one for the same object. Any other element
/// continues the one at the same position below the same parent if both have the same type and id.
struct ElementOrigins {
  /// The index in the earlier tree of each element, or `nil` for a new element.
  private(set) var origins: [Int?]

  /// Finds the elements of `old` that those of `tree` continue.
  init(of tree: StyledTree, in old: StyledTree) {
    origins = Array(repeating: nil, count: tree.count)
    let objects = tree.objects
    var oldIndices: [ObjectIdentifier: Int] = [:]
    for (index, object) in old.objects { oldIndices[object] = index }
    let children = Children(of: old)
    var counts = [Int](repeating: 0, count: tree.count + 1)
    for index in 0..<tree.count {
      let parent = tree.parent(of: index)
      let position = counts[(parent ?? -1) + 1]
      counts[(parent ?? -1) + 1] += 1
      if let object = objects[index] {
        origins[index] = oldIndices[object]
        continue
      }
      guard parent == nil || origins[parent ?? 0] != nil else { continue }
      let candidate = children.child(at: position, of: parent.flatMap { origins[$0] })
      guard let candidate, tree.hasSameName(at: index, as: old, at: candidate) else { continue }
      origins[index] = candidate
    }
  }

  /// The children of each element of a tree.
  private struct Children {
    private var indices: [[Int]]

    init(of tree: StyledTree) {
      indices = Array(repeating: [], count: tree.count + 1)
      for index in 0..<tree.count { indices[(tree.parent(of: index) ?? -1) + 1].append(index) }
    }

    func child(at position: Int, of parent: Int?) -> Int? {
      let children = indices[(parent ?? -1) + 1]
      return position < children.count ? children[position] : nil
    }
  }
}
