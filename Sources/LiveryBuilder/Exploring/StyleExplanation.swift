// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// Who says what of a style, and who has the last word: each property with its declarations, the winning one first.
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

  /// A style of some sheets; nothing for an element that no rule matches.
  init(of selector: String, states: [String], in sheet: CSSStyleSheet) {
    properties = sheet.prepare(selector, states: states).values.prefix(400).compactMap { value in
      let explanation = sheet.explain(selector, value.name, states: states)
      guard !explanation.candidates.isEmpty else { return nil }
      return Explanation(
        property: value.name, value: explanation.value,
        candidates: explanation.candidates.map(Self.candidate))
    }
  }

  private static func candidate(_ candidate: CSSCascade.Candidate) -> Candidate {
    Candidate(
      value: candidate.value, selector: candidate.selector,
      origin: candidate.origin.rawValue, layer: candidate.layer,
      specificity: "\(candidate.specificity)", important: candidate.isImportant,
      file: candidate.file.map(SheetName.shown), line: candidate.line, wins: candidate.wins,
      reason: "\(candidate.reason)")
  }
}
