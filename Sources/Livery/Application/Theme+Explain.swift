// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension Theme {
  /// Tells why the element that a selector describes has the value that `css()` gives.
  ///
  /// ```swift
  /// for candidate in theme.explain(".badge:hover", "color").candidates {
  ///   print(candidate.value, candidate.location?.file ?? "", candidate.reason)
  /// }
  /// ```
  public func explain(
    _ selector: String, _ property: String, state: ControlState = .normal
  ) -> Explanation {
    sheet.explain(selector, property, state: state)
  }

  /// Tells why the element that a selector describes has its value, in some states besides those the selector names.
  public func explain(_ selector: String, _ property: String, states: [String]) -> Explanation {
    sheet.explain(selector, property, states: states)
  }
}
