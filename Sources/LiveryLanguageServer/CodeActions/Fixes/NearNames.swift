// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues
import LiveryFormatting
import LiveryLinting

/// The known names that resemble an unknown one, besides the suggestion of its diagnostic.
struct NearNames {
  private let context: CodeActionContext

  /// The maximum number of names for a diagnostic.
  private static let maximumCount = 4
  /// The maximum number of names that are compared with the unknown one.
  private static let maximumCandidateCount = 4000

  /// Creates the names that are known in the theme of a request.
  init(_ context: CodeActionContext) { self.context = context }

  /// Returns the texts that can replace the range of a finding's fix, the most similar first.
  func replacements(for finding: Finding) -> [String] {
    guard let fixIt = finding.diagnostic.fixIts.first,
      fixIt.range.upperBound <= finding.stream.byteCount
    else { return [] }
    let candidates = candidates(for: finding)
    guard candidates.count <= Self.maximumCandidateCount else { return [] }
    // The signs and quotes around the suggested name also belong around the others.
    let suggested = candidates.filter { fixIt.replacement.firstOccurrence(of: $0) != nil }
      .max { $0.utf8.count < $1.utf8.count }
    guard let suggested, let place = fixIt.replacement.firstOccurrence(of: suggested) else {
      return []
    }
    let prefix = fixIt.replacement[..<place.lowerBound]
    let suffix = fixIt.replacement[place.upperBound...]
    var found = Substring(finding.stream.text(in: fixIt.range))
    if found.hasPrefix(prefix) { found = found.dropFirst(prefix.count) }
    if found.hasSuffix(suffix) { found = found.dropLast(suffix.count) }
    let others = candidates.filter { $0 != suggested && $0 != found }
    return similarNames(to: String(found), in: others, maximumCount: Self.maximumCount)
      .map { prefix + (suffix.isEmpty ? identifierText($0) : $0) + suffix }
  }

  /// The names that are accepted in place of an unknown one.
  private func candidates(for finding: Finding) -> [String] {
    let vocabulary = context.theme.vocabulary
    switch finding.diagnostic.kind {
    case .unknownProperty:
      return Property.allCases.map(\.name) + vocabulary.properties.keys.sorted()
    case .invalidValue: return Self.words(of: finding.diagnostic.subject)
    case .unknownUnit: return ValueNames.units
    case .unknownFunction: return ValueNames.functions.sorted() + vocabulary.functions.names
    case .unknownAtRule: return AtRuleRole.names
    case .unknownPseudoClass: return PseudoClass.allCases.map(\.name)
    case .unknownPseudoElement: return PseudoElement.allCases.map(\.name)
    case .unknownType: return vocabulary.typeNames + names(.type, role: nil)
    case .unknownClass: return vocabulary.classes.names
    case .unresolvedVariable: return vocabulary.variables.names + names(.customProperty)
    case .unknownReference: return names(.keyframes) + names(.fontFamily)
    case .unknownLayer: return names(.layer, role: nil)
    case .unknownDisable: return LintRule.names
    default: return []
    }
  }

  /// Returns the names of a kind in the theme.
  private func names(_ kind: NameKind, role: NameOccurrence.Role? = .declaration) -> [String] {
    var known: Set<String> = []
    return context.theme.allSheets.flatMap { $0.names.names(of: kind, role: role) }
      .filter { known.insert($0).inserted }
  }

  /// Returns the words and colors that a property accepts, and the units of lengths.
  private static func words(of name: String) -> [String] {
    guard let property = Property(name: name) else { return [] }
    let keywords = Keyword.allCases.filter { property.accepts($0) }.map(\.name)
    let colors = property.acceptsColors ? NamedColor.allCases.map(\.name) : []
    return keywords + colors + CSSWideKeyword.allCases.map(\.rawValue)
  }
}
