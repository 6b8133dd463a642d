// SPDX-License-Identifier: Apache-2.0

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
    var explainer = ElementExplainer(selector, states: states, in: answers)
    return explainer.explanation(of: property)
  }
}

extension CSSStyleSheet {
  /// Returns the explanations of all properties that rules give an element itself, each made when the sequence reaches it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - states: The states that the element was prepared with.
  /// - Returns: The explanations of the longhands in the order of the table, then those of the custom properties.
  package func explanations(
    of element: PreparedSelector, states: [String]
  ) -> some Sequence<Explanation> {
    let explainer = ElementExplainer(element.selector, states: states, in: answers)
    return sequence(state: (explainer, element.cascadedNames.makeIterator())) { state in
      state.1.next().map { state.0.explanation(of: $0) }
    }
  }
}
