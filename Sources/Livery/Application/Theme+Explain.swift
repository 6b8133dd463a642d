// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

extension Theme {
  /// Explains the value that `css()` returns for the element that a selector describes.
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

  /// Explains the value of the element that a selector describes, in additional states.
  public func explain(_ selector: String, _ property: String, states: [String]) -> Explanation {
    sheet.explain(selector, property, states: states)
  }
}
