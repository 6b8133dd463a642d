// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// For the elements of a tree the containers that `@container` conditions find, as far as somebody has asked: however deep
/// a tree is, no element is passed twice for one kind of containers.
///
/// The styles of the elements above one must be final when a condition is asked for it.
struct NearestContainers {
  /// What a condition asks of its container.
  struct Kind: Hashable {
    let name: String?
    let axes: ContainerAxes
    /// The axes of a container whose lines are vertical.
    let verticalAxes: ContainerAxes

    init(_ condition: ContainerCondition) {
      name = condition.name
      axes = condition.requiredAxes(isVertical: false)
      verticalAxes = condition.requiredAxes(isVertical: true)
    }
  }

  private var numbers: [Kind: Int] = [:]
  /// For each kind and each element its container, the element itself counted; -1 for none.
  private var tables: [[Int32]] = []

  /// So many kinds are remembered.
  ///
  /// Each takes four bytes for every element. For more of them all elements are passed each time.
  private static let capacity = 64
  private static let unknown = Int32.min

  /// The nearest container of a kind at or above an element; nil for none.
  mutating func container(
    of kind: Kind, atOrAbove element: Int, in tree: StyleTree, _ isContainer: (Int) -> Bool
  ) -> Int? {
    let number = number(of: kind, in: tree)
    var way: [Int] = []
    var found: Int32 = -1
    var current = element
    while current >= 0 {
      if let number, current < tables[number].count, tables[number][current] != Self.unknown {
        found = tables[number][current]
        break
      }
      if number != nil { way.append(current) }
      if isContainer(current) {
        found = Int32(truncatingIfNeeded: current)
        break
      }
      current = Int(tree.elements[current].parent)
    }
    if let number {
      for step in way where step < tables[number].count { tables[number][step] = found }
    }
    return found < 0 ? nil : Int(found)
  }

  /// The table of a kind; nil for one too many.
  private mutating func number(of kind: Kind, in tree: StyleTree) -> Int? {
    if let known = numbers[kind] { return known }
    guard tables.count < Self.capacity else { return nil }
    numbers[kind] = tables.count
    tables.append([Int32](repeating: Self.unknown, count: tree.elements.count))
    return tables.count - 1
  }
}
