// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSValues

/// The computed values of one element: those that rules set, inherited ones, and variables.
///
/// ```swift
/// let sheet = CSSStyleSheet(":root { --accent: teal; color: gray } .title { width: 2em }")
/// let values = ElementValues(of: sheet.prepare(".title"))
/// values.all.map(\.name)                                               // ["color", "width", "--accent"]
/// values.selected(by: ValueSelection()).map(\.name)                    // ["width"]
/// values.selected(by: ValueSelection(inherited: true)).map(\.name)     // ["width", "color"]
/// ```
package struct ElementValues {
  /// A property and its value.
  package typealias Value = (name: String, value: CSSValue)

  /// All values: the longhands in table order, then the custom properties by name.
  package let all: [Value]
  private let cascadedNames: Set<String>

  /// Creates the values of the element that a selector describes.
  package init(of element: PreparedSelector) {
    self.init(element.values, cascadedNames: element.cascadedNames)
  }

  /// Creates values, given the names of those that rules set on the element itself.
  package init(_ values: [Value], cascadedNames: [String] = []) {
    all = values
    self.cascadedNames = Set(cascadedNames)
  }

  /// Returns the values of a selection: those that rules set, then inherited ones, then variables.
  package func selected(by selection: ValueSelection) -> [Value] {
    let variables = all.filter { $0.name.hasPrefix("--") }
    let longhands = all.filter { !$0.name.hasPrefix("--") }
    return longhands.filter { cascadedNames.contains($0.name) }
      + (selection.inherited ? longhands.filter { !cascadedNames.contains($0.name) } : [])
      + (selection.variables ? variables : [])
  }
}

/// The kinds of values that a report shows in addition to those that rules set on the element.
package struct ValueSelection: Sendable, Hashable {
  /// Whether inherited values are shown.
  package var inherited: Bool
  /// Whether custom properties are shown.
  package var variables: Bool

  /// Creates a selection.
  ///
  /// By default, it selects only the values that rules set on the element.
  package init(inherited: Bool = false, variables: Bool = false) {
    self.inherited = inherited
    self.variables = variables
  }
}
