// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

/// An explainer for properties of a synthetic element, which is built to match a selector.
///
/// The element is styled and matched once, not for each explained property.
struct ElementExplainer {
  /// The style with the explained values, as `css()` returns it.
  private let style: ElementStyle
  /// The rules with the declarations and the position of each, which candidates need.
  ///
  /// For a compiled theme, they are compiled from the texts of the same sheets as the rules of
  /// ``style``, so that the values and the candidates agree.
  private let rules: CascadeData
  /// The tree of the synthetic element and those around it, and the flow of the element.
  ///
  /// `nil` if the selector describes no element.
  private let described: (elements: ExplainedElements, flow: Flow)?
  /// The builder of the last explanation, kept because it caches the matches of each element.
  private var builder: ExplanationBuilder?

  /// Creates an explainer of the element that a selector describes.
  ///
  /// - Parameters:
  ///   - selector: The selector that describes the element.
  ///   - states: The names of states besides those of the selector.
  ///   - cache: The styles of a sheet.
  ///   - moment: The style and the effects of the element at a moment, or `nil` if nothing runs.
  init(
    _ selector: String, states: [String], in cache: StyleCache, at moment: ExplainedMoment? = nil
  ) {
    style =
      moment.map { PreparedSelector(selector, $0.style).style }
      ?? cache.style(for: selector, states: states)
    let rules = cache.rules.fullyParsed
    self.rules = rules
    let description = ElementDescription(parsing: selector).adding(states: states)
    described = description.tree(in: rules).map { tree, element in
      // Inherited candidates need the variables of the ancestors, which `style` lacks.
      var styler = TreeStyler(rules)
      let styleNumbers = styler.styles(to: element, in: NodeTree(tree, names: rules.index.names))
      let styles = styleNumbers.map { styler.store.style($0) }
      let labels = description.elementLabels
      let elements = ExplainedElements(
        tree: tree, subject: element, style: { styles[$0] }, name: { labels[$0] },
        effects: moment?.effects ?? [:])
      return (elements, styles[element].flow)
    }
  }

  /// Returns the explanation of a property.
  ///
  /// - Parameter property: The name of a property, custom properties included.
  /// - Returns: The value and the candidates. If the selector describes no element, or the property
  ///   is unknown, the explanation has diagnostics and no candidates.
  mutating func explanation(of property: String) -> Explanation {
    let name = Property(name: property)?.name ?? property
    var explanation = Explanation(
      property: name, value: style.value(named: name)?.description,
      source: .unknown, of: style.diagnostics)
    let names = rules.index.names
    guard let (elements, flow) = described,
      let explainedProperty = explanation.target(in: rules, names: names, flow)
    else { return explanation }
    var builder =
      self.builder
      ?? ExplanationBuilder(
        explainedProperty, in: rules, names: names, elements: elements)
    // The builder must have one reference only, so that its arrays are not copied.
    self.builder = nil
    // A kept builder still has the previous property.
    builder.property = explainedProperty
    explanation.source = builder.explain(into: &explanation)
    self.builder = builder
    if !style.isMatched {
      // `css()` does not inherit then. The candidates stay, since conditions explain the mismatch.
      explanation.source = .unmatched
      explanation.inheritedFrom = []
    }
    return explanation
  }
}
