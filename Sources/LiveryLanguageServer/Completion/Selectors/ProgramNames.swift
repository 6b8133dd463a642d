// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// The names of the elements in the tree files of a program, each once.
struct ProgramNames {
  private(set) var types: [String] = []
  private(set) var classes: [String] = []
  private(set) var ids: [String] = []
  private(set) var states: [String] = []
  private(set) var parts: [String] = []
  private(set) var attributes: [String] = []

  /// The maximum number of elements that are visited.
  private static let maximumCount = 10_000

  /// Collects the names of some elements and their descendants.
  init(of trees: [StyleElement]) {
    var known: Set<String> = []
    func add(_ names: [String], _ sign: String, to list: inout [String]) {
      for name in names where known.insert(sign + name).inserted { list.append(name) }
    }
    var pending = trees
    var count = 0
    while let element = pending.popLast(), count < Self.maximumCount {
      count += 1
      add([element.type], "", to: &types)
      add(element.classes, ".", to: &classes)
      add(element.id.map { [$0] } ?? [], "#", to: &ids)
      add(element.states, ":", to: &states)
      add(element.parts, "::", to: &parts)
      add(element.attributes.keys.sorted(), "[", to: &attributes)
      pending += element.children.reversed()
    }
  }
}
