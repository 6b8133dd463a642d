// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The explicit pipeline of a style in a sheet.
struct ExplicitPipeline: Sendable {
  /// The value, including variables.
  let text: String

  /// Returns the winning value for an element, or `nil` if no sheet declares one.
  init?(of selector: String, in sheet: CSSStyleSheet) {
    let explanation = sheet.explain(selector, Property.liveryPipeline.name)
    guard let winner = explanation.candidates.first(where: \.wins), winner.location != nil,
      winner.value.contains("(")
    else { return nil }
    text = winner.value
  }
}
