// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The pipeline of a style as a sheet writes it out.
struct WrittenPipeline: Sendable {
  /// The value, variables and all.
  let text: String

  /// The value that counts for an element; nil where no sheet writes one.
  init?(of selector: String, in sheet: CSSStyleSheet) {
    let explanation = sheet.explain(selector, Property.liveryPipeline.name)
    guard let winner = explanation.candidates.first(where: \.wins), winner.location != nil,
      winner.value.contains("(")
    else { return nil }
    text = winner.value
  }
}
