// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A cache of the containers that `@container` conditions select, for the elements of a tree.
///
/// The search visits no element twice for one kind of container, however deep the tree is. The
/// styles of an element's ancestors must be final when a condition is evaluated for it.
struct NearestContainers {
  /// The requirements of a condition on its container.
  struct Kind: Hashable {
    let name: String?
    let axes: ContainerAxes
    /// The required axes if the container's lines are vertical.
    let verticalAxes: ContainerAxes

    init(_ condition: ContainerCondition) {
      name = condition.name
      axes = condition.requiredAxes(isVertical: false)
      verticalAxes = condition.requiredAxes(isVertical: true)
    }
  }

  private var numbers: [Kind: Int] = [:]
  /// For each kind and each element the nearest container at or above the element; -1 for none.
  private var tables: [[Int32]] = []

  /// The maximum number of cached kinds.
  ///
  /// Each kind takes four bytes per element. A search for another kind visits all ancestors.
  private static let capacity = 64
  private static let unknown = Int32.min

  /// Returns the nearest container of a kind at or above an element; `nil` if there is none.
  mutating func container(
    of kind: Kind, atOrAbove element: Int, in tree: StyleTree, _ isContainer: (Int) -> Bool
  ) -> Int? {
    let number = number(of: kind, in: tree)
    var path: [Int] = []
    var found: Int32 = -1
    var current = element
    while current >= 0 {
      if let number, current < tables[number].count, tables[number][current] != Self.unknown {
        found = tables[number][current]
        break
      }
      if number != nil { path.append(current) }
      if isContainer(current) {
        found = Int32(truncatingIfNeeded: current)
        break
      }
      current = Int(tree.elements[current].parent)
    }
    if let number {
      for step in path where step < tables[number].count { tables[number][step] = found }
    }
    return found < 0 ? nil : Int(found)
  }

  /// Returns the table of a kind; `nil` if the cache is full.
  private mutating func number(of kind: Kind, in tree: StyleTree) -> Int? {
    if let number = numbers[kind] { return number }
    guard tables.count < Self.capacity else { return nil }
    numbers[kind] = tables.count
    tables.append([Int32](repeating: Self.unknown, count: tree.elements.count))
    return tables.count - 1
  }
}
