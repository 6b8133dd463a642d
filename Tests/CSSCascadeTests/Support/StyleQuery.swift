// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// A sheet, a query, and the expected result as text: a row of a table.
struct StyleQuery: Sendable, CustomStringConvertible {
  let sheet: String
  let selector: String
  let property: String
  let state: ControlState
  let expected: String?

  init(
    _ sheet: String, _ selector: String, _ property: String, state: ControlState = .normal,
    _ expected: String?
  ) {
    self.sheet = sheet
    self.selector = selector
    self.property = property
    self.state = state
    self.expected = expected
  }

  /// The result of the query.
  var result: String? {
    CSSStyleSheet(sheet).text(selector, property, state: state)
  }

  var description: String {
    let states = state.pseudoClasses.map { ":" + $0 }.joined()
    return "\(sheet.prefix(80)) | \(selector)\(states) \(property)"
  }
}

extension CSSStyleSheet {
  /// Returns the result of `css(_:_:state:)`, as text.
  func text(_ selector: String, _ property: String, state: ControlState = .normal) -> String? {
    css(selector, property, state: state)?.description
  }
}
