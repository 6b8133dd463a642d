// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSValues

extension CSSStyleSheet {
  /// Tells why the element that a selector describes has the value that `css()` gives.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet(".title { color: teal } .title:hover { color: navy }")
  /// for candidate in sheet.explain(".title:hover", "color").candidates {
  ///   print(candidate.value, candidate.reason)
  /// }
  /// // navy wins
  /// // teal lost to specificity (0,2,0)
  /// ```
  ///
  /// This is for tools and people: nothing of it is kept, and it takes much longer than to ask for the value.
  public func explain(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> Explanation {
    explain(selector, property, states: state.pseudoClasses)
  }

  /// Tells why the element that a selector describes has its value, in some states besides those the selector names.
  ///
  /// The states are names of pseudo-classes without their colons, such as `hover`, or of the program's own states.
  public func explain(_ selector: String, _ property: String, states: [String]) -> Explanation {
    let style = answers.style(for: selector, states: states)
    let name = Property(name: property)?.name ?? property
    let description = ElementDescription(parsing: selector).adding(states: states)
    var explanation = Explanation(
      property: name, value: style.value(named: name)?.description,
      source: .unknown, of: style.diagnostics)
    let rules = answers.rules.whole
    guard let (tree, element) = description.tree(in: rules) else {
      return explanation
    }
    let styles = ElementStyler.styles(to: element, in: tree, rules)
    let flow = styles[element]?.inherited.flow ?? Flow()
    guard let target = explanation.target(in: rules, names: rules.index.names, flow) else {
      return explanation
    }
    let elementNames = description.elementNames
    var walk = ExplanationWalk(
      target, in: rules, tree, names: rules.index.names,
      ExplainedElements(subject: element, style: { styles[$0] }, name: { elementNames[$0] }))
    let source = walk.explain(into: &explanation)
    explanation.source = source
    if !style.isMatched {
      explanation.source = .unmatched
      explanation.inheritedFrom = []
    }
    return explanation
  }
}

extension CSSStyleSheet {
  /// The explanations of all properties that rules give an element itself, each made when the sequence reaches it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - states: The states that the element was prepared with.
  /// - Returns: The explanations of the longhands in the order of the table, then those of the custom properties.
  package func explanations(
    of element: PreparedSelector, states: [String]
  ) -> some Sequence<Explanation> {
    element.cascadedNames.lazy.map { explain(element.selector, $0, states: states) }
  }
}

extension ElementStyler {
  /// The styles of an element and of those above it.
  fileprivate static func styles(
    to element: Int, in tree: StyleTree, _ rules: ActiveRules
  ) -> [Int: ComputedStyle.Storage] {
    var path = [element]
    while let last = path.last, tree.elements[last].parent >= 0 {
      path.append(Int(tree.elements[last].parent))
    }
    var styler = ElementStyler(rules, tree)
    var styles: [Int: ComputedStyle.Storage] = [:]
    for element in path.reversed() {
      styles[element] = styler.style(
        of: element, below: styles[Int(tree.elements[element].parent)])
    }
    return styles
  }
}
