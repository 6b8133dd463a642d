// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// Explains the value that `css()` returns for the element that a selector describes.
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
  /// Explanations are for tools and people: no result is cached, and the call is much slower than
  /// `css()`.
  public func explain(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> Explanation {
    explain(selector, property, states: state.pseudoClasses)
  }

  /// Explains a value of the element that a selector describes, with additional states.
  ///
  /// The states are names of pseudo-classes without their colons, such as `hover`, or custom states
  /// of the program.
  public func explain(_ selector: String, _ property: String, states: [String]) -> Explanation {
    var explainer = ElementExplainer(selector, states: states, in: styleCache)
    return explainer.explanation(of: property)
  }
}

extension CSSStyleSheet {
  /// Explains a value of the element that a selector describes, at a moment of its transitions and
  /// animations.
  package func explain(
    _ selector: String, _ property: String, states: [String], at moment: ExplainedMoment?
  ) -> Explanation {
    var explainer = ElementExplainer(selector, states: states, in: styleCache, at: moment)
    return explainer.explanation(of: property)
  }

  /// Returns the explanations of some properties of the element that a selector describes.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - properties: The names of the properties, custom properties included.
  /// - Returns: The explanations, in the order of the names.
  package func explanations(of selector: String, properties: [String]) -> [Explanation] {
    var explainer = ElementExplainer(selector, states: [], in: styleCache)
    return properties.map { explainer.explanation(of: $0) }
  }

  /// Returns the explanations of all properties that rules declare for an element itself.
  ///
  /// The sequence computes each explanation when it reaches it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - states: The states that the element was prepared with.
  ///   - moment: The moment of the element, or `nil` if nothing runs.
  /// - Returns: The explanations of longhands in table order, then those of custom properties.
  package func explanations(
    of element: PreparedSelector, states: [String], at moment: ExplainedMoment? = nil
  ) -> some Sequence<Explanation> {
    let explainer = ElementExplainer(
      element.selector, states: states, in: styleCache, at: moment)
    return sequence(state: (explainer, element.cascadedNames.makeIterator())) { state in
      state.1.next().map { state.0.explanation(of: $0) }
    }
  }
}
