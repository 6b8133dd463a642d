// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

/// An explainer for properties of the element that a selector describes.
///
/// The element is styled and matched once for all explained properties.
struct ElementExplainer {
  private let style: ElementStyle
  private let rules: CascadeData
  /// The tree of the synthetic elements; `nil` if the selector describes none.
  private let described: (elements: ExplainedElements, flow: Flow)?
  private var builder: ExplanationBuilder?

  /// Creates an explainer of a synthetic element.
  ///
  /// - Parameters:
  ///   - selector: The selector that describes the element.
  ///   - states: The names of states besides those of the selector.
  ///   - cache: The styles of a sheet.
  init(_ selector: String, states: [String], in cache: StyleCache) {
    style = cache.style(for: selector, states: states)
    let rules = cache.rules.fullyParsed
    self.rules = rules
    let description = ElementDescription(parsing: selector).adding(states: states)
    described = description.tree(in: rules).map { tree, element in
      var styler = TreeStyler(rules)
      let numbers = styler.styles(to: element, in: NodeTree(tree, names: rules.index.names))
      let styles = numbers.map { styler.store.style($0) }
      let labels = description.elementLabels
      let elements = ExplainedElements(
        tree: tree, subject: element, style: { styles[$0] }, name: { labels[$0] })
      return (elements, styles[element].flow)
    }
  }

  /// Returns the explanation of a property.
  ///
  /// - Parameter property: The name of a property, custom properties included.
  /// - Returns: The value and the candidates; diagnostics for an unknown element or property.
  mutating func explanation(of property: String) -> Explanation {
    let name = Property(name: property)?.name ?? property
    var explanation = Explanation(
      property: name, value: style.value(named: name)?.description,
      source: .unknown, of: style.diagnostics)
    let names = rules.index.names
    guard let (elements, flow) = described,
      let target = explanation.target(in: rules, names: names, flow)
    else { return explanation }
    var builder =
      self.builder
      ?? ExplanationBuilder(target, in: rules, names: names, elements: elements)
    self.builder = nil
    builder.property = target
    explanation.source = builder.explain(into: &explanation)
    self.builder = builder
    if !style.isMatched {
      explanation.source = .unmatched
      explanation.inheritedFrom = []
    }
    return explanation
  }
}
