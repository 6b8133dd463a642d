// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The values and groups of a JSON style sheet by dotted path, including those of included files.
///
/// At-rules are not part of a path: a value under `@media` is another value of the same path.
struct SheetPaths {
  /// All nodes; the first is the sheet itself.
  private(set) var nodes: [Node] = [Node(key: "", parent: 0)]

  /// The values and groups at a path.
  struct Node {
    /// The last component of the path.
    let key: String
    /// The index of the parent node.
    let parent: Int
    /// The indices of the child nodes, by name.
    var children: [String: Int] = [:]
    /// The values, in cascade order.
    var values: [SheetValue] = []
    /// The groups, in cascade order.
    var groups: [SheetGroup] = []
  }

  /// Creates the paths of a sheet.
  init(_ sheet: SheetGroup) {
    nodes[0].groups = [sheet]
    add(sheet, at: 0)
  }

  private mutating func add(_ group: SheetGroup, at node: Int) {
    for item in group.items {
      switch item.content {
      case .value(let value) where item.role.isAddressable:
        let child = child(item.key, of: node)
        nodes[child].values.append(value)
        addMembers(of: value, at: child)
      case .rules(let rules) where item.role.isAddressable:
        let child = child(item.key, of: node)
        nodes[child].groups.append(rules)
        add(rules, at: child)
      case .rules(let rules) where item.role == .atRule: add(rules, at: node)
      default: break
      }
    }
  }

  /// Adds the members of a font as values.
  private mutating func addMembers(of value: SheetValue, at node: Int) {
    for member in value.json.members ?? JSONMembers() {
      nodes[child(member.name, of: node)].values.append(value.with(member.value))
    }
  }

  private mutating func child(_ key: String, of node: Int) -> Int {
    if let child = nodes[node].children[key] { return child }
    nodes.append(Node(key: key, parent: node))
    nodes[node].children[key] = nodes.count - 1
    return nodes.count - 1
  }
}

extension SheetPaths {
  /// Returns the path of a node in the form of a reference.
  func path(of node: Int) -> String { keys(to: node).joined(separator: ".") }

  /// Returns the custom property of a node's value: `--colors-accent` for `colors.accent`.
  func variable(of node: Int) -> String {
    "--" + keys(to: node).map(kebabName).joined(separator: "-")
  }

  private func keys(to node: Int) -> [String] {
    var names: [String] = []
    var node = node
    while node != 0 {
      names.append(nodes[node].key)
      node = nodes[node].parent
    }
    return names.reversed()
  }

  /// Returns the node at a path from a node, or the last existing node and the missing names.
  func node(
    at path: some Collection<Substring>, from start: Int
  ) -> (node: Int, missing: ArraySlice<Substring>) {
    var node = start
    var remainder = Array(path)[...]
    while let name = remainder.first, let child = nodes[node].children[String(name)] {
      node = child
      remainder.removeFirst()
    }
    return (node, remainder)
  }

  /// Returns the most similar existing path, if any.
  func suggestion(for missing: ArraySlice<Substring>, at node: Int) -> String? {
    guard let name = missing.first else { return nil }
    let names = nodes[node].children.keys.sorted()
    let known =
      closest(to: String(name), in: names)
      ?? names.first { $0.lowercased() == name.lowercased() && $0 != name }
    guard let known, let child = nodes[node].children[known] else {
      return pathInOtherGroup(missing)
    }
    let end = self.node(at: missing.dropFirst(), from: child)
    guard let more = end.missing.first else { return path(of: end.node) }
    guard let next = closest(to: String(more), in: nodes[end.node].children.keys.sorted()),
      let last = nodes[end.node].children[next]
    else { return nil }
    return path(of: last)
  }

  /// Returns the path of the first node in another group with the same name.
  private func pathInOtherGroup(_ missing: ArraySlice<Substring>) -> String? {
    guard missing.count == 1, let name = missing.first, nodes.count < 100_000 else { return nil }
    return nodes.indices.dropFirst().first { nodes[$0].key == name && !nodes[$0].values.isEmpty }
      .map(path)
  }
}
