// SPDX-License-Identifier: Apache-2.0
import Testing

/// A row of the corpus that deliberately does not hold.
struct AnimationDifference: Sendable {
  /// The row, as ``AnimationRow/testDescription`` names it.
  let row: String
  /// The reason, with the specification that the engine follows instead.
  let reason: String

  static let all: [AnimationDifference] = [
    AnimationDifference(
      row: "background-color: currentcolor ~ rgba(0, 255, 0, 0.75) "
        + "(background-color-interpolation.html)",
      reason: "the suite rounds the alpha of a color to 8 bits before it interpolates"),
    AnimationDifference(
      row: "display: none ~ flex on none (display-interpolation-none.html)",
      reason: "an element that is not displayed has no transitions, which the value does not show"),
    AnimationDifference(
      row: "display: none ~ flex on block (display-interpolation.html)",
      reason: "display is animatable in CSS Display 4, and the suite has a newer page"),
    AnimationDifference(
      row: "width: 100px ~ min-content on 100px (width-composition.html)",
      reason: "the expected width is a used one, which needs a layout"),
  ]

  /// Records the differences of a row, or an issue for a listed row without any.
  static func expect(_ row: AnimationRow, _ differences: [String]) {
    let listed = all.first { $0.row == row.testDescription }
    if let listed {
      #expect(!differences.isEmpty, "\(row.testDescription) holds; remove it: \(listed.reason)")
    } else {
      #expect(differences.isEmpty, "\(row.testDescription): \(differences)")
    }
  }
}
