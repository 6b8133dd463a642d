// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The outcome of the cascade for the declarations of a rule, as a line of text.
///
/// The elements are those that the selectors of the rule describe, in the color schemes that the
/// rule applies in.
struct RuleOutcome {
  /// The number of declarations that win for an element.
  private(set) var winningCount = 0
  /// The locations of the declarations that win instead of one of the rule.
  private(set) var overriding: [Candidate.Location] = []
  /// The number of declarations that other ones override.
  private(set) var overriddenCount = 0
  /// The number of invalid declarations.
  private(set) var invalidCount = 0
  /// The number of declarations whose conditions do not match.
  private(set) var conditionalCount = 0

  /// The maximum number of selectors of a rule that are considered.
  private static let maximumSelectorCount = 4
  /// The maximum number of declarations of a rule that are considered.
  private static let maximumDeclarationCount = 64

  /// The outcome of one declaration.
  private enum Outcome {
    case wins
    case overridden(by: Candidate.Location?)
    case invalid
    case conditional
  }

  /// Computes the outcome of a rule.
  ///
  /// - Parameters:
  ///   - path: The nodes around the rule, and the rule.
  ///   - sheet: The sheet.
  ///   - theme: The theme of the sheet.
  init(of path: [Int], in sheet: ThemeSheet, of theme: EditedTheme) {
    let tree = sheet.tree
    guard let rule = path.last else { return }
    let selectors = RuleSelectors(tree, at: path).selectors.prefix(Self.maximumSelectorCount)
    let sheets = theme.colorSchemes(of: path, in: tree).map { theme.composited(in: $0) }
    let declarations = tree.children(of: rule).compactMap { syntax -> Declaration? in
      if case .declaration(let declaration) = syntax { declaration } else { nil }
    }.prefix(Self.maximumDeclarationCount)
    let names = declarations.map(\.name)
    let explanations = sheets.flatMap { composited in
      selectors.map { composited.explanations(of: $0.text, properties: names) }
    }
    for (number, declaration) in declarations.enumerated() {
      let location = sheet.messageLocation(of: declaration.range.lowerBound)
      add(explanations.compactMap { Self.outcome(at: location, of: $0[number]) })
    }
  }

  /// Returns the outcome of the declaration at a location, or `nil` if it does not take part.
  private static func outcome(
    at location: String, of explanation: Explanation
  ) -> Outcome? {
    guard
      let own = explanation.candidates.first(where: { $0.location?.description == location })
    else { return nil }
    switch own.reason {
    case .invalid: return .invalid
    case .conditions: return .conditional
    case _ where own.wins: return .wins
    default: return .overridden(by: explanation.candidates.first(where: \.wins)?.location)
    }
  }

  /// Adds a declaration with its outcomes for several elements, the best of which counts.
  private mutating func add(_ outcomes: [Outcome]) {
    var other: Candidate.Location?
    var isOverridden = false
    var isConditional = false
    for outcome in outcomes {
      switch outcome {
      case .wins:
        winningCount += 1
        return
      case .overridden(let location):
        isOverridden = true
        other = other ?? location
      case .conditional: isConditional = true
      case .invalid: continue
      }
    }
    if isOverridden {
      overriddenCount += 1
      if let other, !overriding.contains(other) { overriding.append(other) }
    } else if isConditional {
      conditionalCount += 1
    } else if !outcomes.isEmpty {
      invalidCount += 1
    }
  }
}

extension RuleOutcome: CustomStringConvertible {
  /// The outcome in words, such as *3 declarations win, 1 overridden by button.css:12*.
  var description: String {
    var parts: [String] = []
    if winningCount > 0 {
      parts.append(winningCount == 1 ? "1 declaration wins" : "\(winningCount) declarations win")
    }
    if overriddenCount > 0 {
      let places = overriding.prefix(2).map { "\($0.file):\($0.line)" }
      let more = overriding.count > places.count ? " and others" : ""
      let suffix = places.isEmpty ? "" : " by \(places.joined(separator: ", "))\(more)"
      parts.append("\(overriddenCount) overridden\(suffix)")
    }
    if invalidCount > 0 { parts.append("\(invalidCount) invalid") }
    if conditionalCount > 0 { parts.append("\(conditionalCount) under conditions") }
    return parts.isEmpty
      ? "the selectors describe no single element" : parts.joined(separator: ", ")
  }
}
