// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The cascade of a style: for each property, its declarations with the winning one first.
struct StyleExplanation: Sendable, Encodable {
  var properties: [Explanation]

  /// A property.
  struct Explanation: Sendable, Encodable {
    var property: String
    var value: String?
    var candidates: [Candidate]
  }

  /// A declaration.
  struct Candidate: Sendable, Encodable {
    var value: String
    var selector: String?
    var origin: String
    var layer: String?
    var specificity: String
    var important: Bool
    var file: String?
    var line: Int?
    var wins: Bool
    var reason: String
  }

  /// Explains a style; the result is empty if no rule matches the element.
  init(of selector: String, states: [String], in sheet: CSSStyleSheet) {
    let element = sheet.prepare(selector, states: states)
    properties = sheet.explanations(of: element, states: states).prefix(400).map { explanation in
      Explanation(
        property: explanation.property, value: explanation.value,
        candidates: explanation.candidates.map(Self.candidate))
    }
  }

  private static func candidate(_ candidate: CSSCascade.Candidate) -> Candidate {
    Candidate(
      value: candidate.value, selector: candidate.selector,
      origin: candidate.origin.rawValue, layer: candidate.layer,
      specificity: "\(candidate.specificity)", important: candidate.isImportant,
      file: candidate.location.map { SheetName.displayName($0.file) },
      line: candidate.location?.line,
      wins: candidate.wins,
      reason: "\(candidate.reason)")
  }
}
