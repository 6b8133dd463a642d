// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension SheetCompiler {
  /// The maximum number of members that references to groups may insert.
  static let maximumExpansion = 10_000

  /// Returns the members of a group, with references to groups replaced by rules.
  mutating func expanded(_ group: SheetGroup) -> [SheetItem] {
    var items: [SheetItem] = []
    if effort.expanded <= Self.maximumExpansion { items.reserveCapacity(group.items.count) }
    expand(group, into: &items, ancestors: [])
    return items
  }

  private mutating func expand(_ group: SheetGroup, into items: inout [SheetItem], ancestors: [Int])
  {
    for item in group.items {
      if !site.expansions.isEmpty || !ancestors.isEmpty {
        effort.expanded += 1
        guard effort.expanded <= Self.maximumExpansion else {
          return log.add(.jsonGroupsTooLarge, at: item.location, [.limit(Self.maximumExpansion)])
        }
      }
      switch item.content {
      case .splice(let value): splice(value, into: &items, ancestors: ancestors)
      case .value(let value):
        if let item = resolved(item, value) { items.append(item) }
      default: items.append(item)
      }
    }
  }

  /// Inserts the members of another group for a reference in an array.
  private mutating func splice(_ value: SheetValue, into items: inout [SheetItem], ancestors: [Int])
  {
    guard let string = value.json.string, string.hasPrefix("@") else {
      return report(.invalidJSONRules, at: value, [.subject("a style"), found(value)])
    }
    guard let target = target(of: string.dropFirst(), value) else { return }
    guard case .group(let node) = target else {
      return report(.invalidJSONRules, at: value, [.subject("a style"), found(value)])
    }
    if isCircular(node, ancestors: ancestors, at: value) { return }
    for group in paths.nodes[node].groups {
      expand(group, into: &items, ancestors: ancestors + [node])
    }
  }

  /// Returns the rule for a member that refers to a group, or `nil` if the reference is circular.
  private mutating func resolved(_ item: SheetItem, _ value: SheetValue) -> SheetItem? {
    guard item.acceptsGroup, let string = value.json.string, string.hasPrefix("@"),
      case .group(let node)? = lookUpTarget(of: string.dropFirst())
    else { return item }
    if isCircular(node, ancestors: [], at: value) { return nil }
    var rule = item
    rule.content = .rules(members(of: node))
    rule.origin = node
    return rule
  }

  /// Returns the members of all objects at a path.
  private mutating func members(of node: Int) -> SheetGroup {
    let groups = paths.nodes[node].groups
    if groups.count == 1 { return groups[0] }
    if let merged = links.mergedGroups[node] { return merged }
    let merged = SheetGroup(items: groups.flatMap(\.items))
    links.mergedGroups[node] = merged
    return merged
  }

  /// Returns whether a group is already being inserted or contains the reference, and reports that.
  private mutating func isCircular(_ node: Int, ancestors: [Int], at value: SheetValue) -> Bool {
    guard let start = (site.expansions + ancestors).firstIndex(of: node) else { return false }
    let cycle = (site.expansions + ancestors)[start...] + [node]
    report(
      .circularJSONReference, at: value,
      [.found(cycle.map { shortened(paths.path(of: $0)) }.joined(separator: " > "))])
    return true
  }
}

extension SheetItem {
  /// Whether the value may be a reference to a group.
  fileprivate var acceptsGroup: Bool {
    switch role {
    case .property(let name): !name.hasPrefix("--")
    case .identifier:
      ValueType(ofKey: key).map { $0.isList || $0.kind == .textAttributes } ?? true
    case .selector, .atRule: true
    case .include, .empty: false
    }
  }
}
