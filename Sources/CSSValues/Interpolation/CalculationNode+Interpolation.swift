// SPDX-License-Identifier: Apache-2.0

extension CalculationNode {
  /// Returns the weighted sum of two trees.
  static func combined(
    from start: CalculationNode, to end: CalculationNode, by procedure: CombiningProcedure
  ) -> CalculationNode {
    let weights = procedure.weights
    return .sum(of: [
      .product(of: [.number(weights.start), start]), .product(of: [.number(weights.end), end]),
    ])
  }

  /// The number of nodes in the tree.
  var count: Int {
    switch self {
    case .value, .symbol, .none: 1
    case .negated(let child), .inverted(let child): 1 + child.count
    case .sum(let children), .product(let children), .function(_, let children):
      children.reduce(1) { $0 + $1.count }
    }
  }
}
