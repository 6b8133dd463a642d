// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
package import LiveryFormatting

/// A fixer that applies the edits that findings propose.
///
/// ```swift
/// let text = SourceText("a { color: none }", name: "a.css")
/// let fixed = Fixer().fixed(text) { Linter().report(on: [SyntaxTree(parsing: $0)]).findings }
/// fixed.text    // a { color: transparent }
/// ```
///
/// If the edits of two findings overlap, one of them waits for the next pass over the text, which
/// may find more to fix.
public struct Fixer: Sendable {
  /// The maximum number of passes over a text.
  package static let maximumPasses = 10

  /// Whether to apply unsafe edits, such as the probable spelling of an unknown property.
  public var usesUnsafeFixes: Bool

  /// Creates a fixer.
  ///
  /// By default, it applies safe edits only.
  public init(usesUnsafeFixes: Bool = false) { self.usesUnsafeFixes = usesUnsafeFixes }

  /// Fixes a text.
  ///
  /// - Parameters:
  ///   - text: The text of a sheet, in CSS or JSON.
  ///   - known: The findings in the text, or `nil` to compute them.
  ///   - findings: Returns the findings in an edited text, in the order of the text.
  /// - Returns: The edited text and its remaining findings.
  public func fixed(
    _ text: SourceText, known: [Finding]? = nil, by findings: (String) -> [Finding]
  ) -> FixedText {
    var edited = EditedText(text, [])
    var found = known ?? findings(edited.text)
    var count = 0
    for _ in 0..<Self.maximumPasses {
      let current = count == 0 ? text : SourceText(edited.text, name: text.name)
      let groups = found.compactMap { edits(for: $0) }
      let (next, rejected) = EditedText.applying(groups, to: current)
      guard next.isChanged else { break }
      edited = count == 0 ? next : edited.followed(by: next)
      count += groups.count - rejected.count
      found = findings(edited.text)
    }
    return FixedText(
      edited: edited, findings: found, count: count,
      isFullyFixed: !found.contains { edits(for: $0) != nil })
  }

  /// Returns the edits that fix a finding, or `nil` if there are none or one of them may not be
  /// applied.
  func edits(for finding: Finding) -> [TextEdit]? {
    let fixIts = finding.diagnostic.fixIts
    let applicable = fixIts.filter { usesUnsafeFixes || $0.isSafe }
      .compactMap { finding.stream.original(of: $0)?.edit }
    return applicable.isEmpty || applicable.count < fixIts.count ? nil : applicable
  }
}

/// A text after its findings were fixed as far as possible.
public struct FixedText: Sendable {
  /// The original text and its changes.
  package let edited: EditedText
  /// The text after the changes.
  public var text: String { edited.text }
  /// The findings that remain after the changes, in the order of the text.
  public let findings: [Finding]
  /// The number of fixed findings.
  package let count: Int
  /// Whether no fixable finding remains.
  ///
  /// False if the last pass still produced a new one.
  package let isFullyFixed: Bool
}
