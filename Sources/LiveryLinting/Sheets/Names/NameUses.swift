// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The uses of one kind of name in a theme, which reveal spelling mistakes without a vocabulary.
///
/// A name probably has a spelling mistake if it is used once and differs in one or two letters from
/// a frequent name.
struct NameUses {
  /// A name and its byte range.
  typealias Use = (name: String, range: Range<Int>)

  /// The minimum length of a name, because shorter ones resemble too many others.
  private static let minimumLength = 4
  /// The minimum number of uses of a frequent name.
  private static let frequentCount = 3
  /// The maximum number of names that are compared with the frequent ones.
  private static let maximumCount = 1000

  /// The uses in each linted sheet.
  private let sheets: [[Use]]
  private var counts: [String: Int] = [:]

  /// Creates the uses of some sheets.
  init(_ sheets: [[Use]]) {
    self.sheets = sheets
    for use in sheets.joined() { counts[use.name, default: 0] += 1 }
  }

  /// Marks names as frequent that are declared, or that sheets without findings use.
  mutating func declare(_ names: some Sequence<String>) {
    for name in names { counts[name, default: 0] += Self.frequentCount }
  }

  /// Returns findings for names that probably have spelling mistakes.
  ///
  /// - Parameters:
  ///   - kind: The kind of diagnostic.
  ///   - subject: The kind of name, such as `type`.
  /// - Returns: The findings, sheet by sheet.
  func findings(_ kind: Diagnostic.Kind, subject: String) -> [ThemeRuleFinding] {
    let frequent = Set(counts.lazy.filter { $1 >= Self.frequentCount }.map(\.key))
    guard !frequent.isEmpty else { return [] }
    var findings: [ThemeRuleFinding] = []
    var compared = 0
    for (number, uses) in sheets.enumerated() {
      for use in uses where counts[use.name] == 1 && compared < Self.maximumCount {
        guard use.name.count >= Self.minimumLength else { continue }
        compared += 1
        guard let suggestion = closest(to: use.name, in: frequent),
          suggestion.count >= Self.minimumLength,
          suggestion.withoutDigits != use.name.withoutDigits
        else { continue }
        findings.append(
          ThemeRuleFinding(
            inSheet: number,
            Diagnostic(
              kind, range: use.range,
              facts: [.found(String(use.name.prefix(60))), .subject(subject)],
              suggestion: suggestion, with: identifierText(suggestion))))
      }
    }
    return findings
  }
}

extension String {
  /// The text without digits, which distinguish the names of a series.
  fileprivate var withoutDigits: String { filter { !$0.isNumber } }
}

extension Diagnostic.Kind {
  /// Returns the message about a name that is used once, near one that is used often.
  static func singleUse(_ diagnostic: Diagnostic) -> String {
    "the \(diagnostic.subject) '\(diagnostic.found)' occurs only here\(diagnostic.didYouMean)"
  }
}
