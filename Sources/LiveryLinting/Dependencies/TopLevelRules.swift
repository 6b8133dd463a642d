// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The top-level rules of a sheet, by position.
struct TopLevelRules {
  /// The byte ranges of the rules, in ascending order.
  private let ranges: [Range<Int>]
  /// The ranges of the rules that all others depend on.
  private let namespaces: [Range<Int>]

  /// Finds the top-level rules of a sheet.
  ///
  /// - Complexity: O(*n* log *n*) in the number of these rules.
  init(_ tree: SyntaxTree) {
    var ranges: [Range<Int>] = []
    var namespaces: [Range<Int>] = []
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      let range = tree.stream.byteRange(of: Int(node.first)..<Int(node.end))
      ranges.append(range)
      if node.kind == .atRule,
        AtRule(tree: tree, index: index).name.lowercased() == "namespace"
      {
        namespaces.append(range)
      }
      index = Int(node.next)
    }
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
    self.namespaces = namespaces
  }

  /// Returns the dependency of a finding on the rule around it, or on the whole sheet if no rule is
  /// around it.
  ///
  /// - Parameter range: The range of the finding in bytes.
  /// - Returns: The dependency.
  /// - Complexity: O(log *n*) in the number of rules.
  func dependency(of range: Range<Int>) -> FindingDependency {
    let next = ranges.partitioningIndex { $0.lowerBound > range.lowerBound }
    guard next > 0, ranges[next - 1].upperBound >= range.upperBound else { return .sheet }
    let around = ranges[next - 1]
    let others = namespaces.filter { $0 != around }
    return .rules((others + [around]).sorted { $0.lowerBound < $1.lowerBound })
  }
}
