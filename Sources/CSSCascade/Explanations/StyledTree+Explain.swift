// SPDX-License-Identifier: Apache-2.0
import CSSValues

extension StyledTree {
  /// Explains a value in the style of an element.
  ///
  /// ```swift
  /// styled.explain("color", at: 3).candidates.first?.reason   // wins
  /// ```
  ///
  /// - Parameters:
  ///   - property: the name of a property, custom properties included.
  ///   - index: the index of the element in document order.
  /// - Returns: the candidates, with those of ancestors if the value is inherited.
  public func explain(_ property: String, at index: Int) -> Explanation {
    let name = Property(name: property)?.name ?? property
    var explanation = Explanation(
      property: name, value: style(at: index).value(named: name)?.description,
      source: .unknown, of: [])
    let flow = style(at: index).flow
    let rules = self.rules.fullyParsed
    // The tree uses the names of a compiled theme, which parsing its texts reproduces.
    guard rules.index.records.hasSameCounts(as: self.rules.index.records),
      let target = explanation.target(in: rules, names: nodes.names, flow)
    else { return explanation }
    let elements = ExplainedElements(
      tree: nodes.tree, subject: index, sizes: nodes.sizes, style: { style(at: $0) },
      containerStyle: { style(at: $0) },
      attached: { nodes.attached[$0] }, name: { nodes.elements[$0]?.name ?? "*" },
      description: { nodes.elements[$0] })
    var builder = ExplanationBuilder(
      target, in: rules, names: nodes.names, elements: elements)
    let source = builder.explain(into: &explanation)
    explanation.source = source
    return explanation
  }
}
