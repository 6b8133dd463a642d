// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The top-level rules of a sheet, by position.
struct TopLevelRules: Sendable {
  /// The indices of the rules' nodes, in ascending order.
  let nodes: [Int]
  /// The byte ranges of the rules, in ascending order.
  let ranges: [Range<Int>]
  /// The ranges of the rules that all others depend on.
  private let namespaces: [Range<Int>]

  /// Finds the top-level rules of a sheet.
  ///
  /// - Complexity: O(*n*) in the number of these rules.
  init(_ tree: SyntaxTree) {
    var nodes: [Int] = []
    var ranges: [Range<Int>] = []
    var namespaces: [Range<Int>] = []
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let range = tree.stream.byteRange(of: Int(node.first)..<Int(node.end))
      nodes.append(index)
      ranges.append(range)
      if node.kind == .atRule, AtRule(tree: tree, index: index).isCalled("namespace") {
        namespaces.append(range)
      }
      index = Int(node.next)
    }
    self.nodes = nodes
    self.ranges = ranges
    self.namespaces = namespaces
  }

  /// Whether the sheet has `@namespace` rules.
  var hasNamespaces: Bool { !namespaces.isEmpty }

  /// Returns the index of the rule that contains a range, or `nil` if there is none.
  ///
  /// - Parameter range: The range in bytes.
  /// - Returns: The index.
  /// - Complexity: O(log *n*) in the number of rules.
  func index(around range: Range<Int>) -> Int? {
    let next = ranges.partitioningIndex { $0.lowerBound > range.lowerBound }
    return next > 0 && ranges[next - 1].upperBound >= range.upperBound ? next - 1 : nil
  }

  /// Returns the dependency of a finding on the rule around it, or on the whole sheet if no rule is
  /// around it.
  ///
  /// - Parameter range: The range of the finding in bytes.
  /// - Returns: The dependency.
  /// - Complexity: O(log *n*) in the number of rules.
  func dependency(of range: Range<Int>) -> FindingDependency {
    guard let index = index(around: range) else { return .sheet }
    let around = ranges[index]
    if namespaces.isEmpty { return .rules([around]) }
    let others = namespaces.filter { $0 != around }
    return .rules((others + [around]).sorted { $0.lowerBound < $1.lowerBound })
  }
}
