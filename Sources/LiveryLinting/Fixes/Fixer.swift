// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
package import LiveryFormatting

/// Mends what lint finds, as far as the findings say how.
///
/// ```swift
/// let text = SourceText("a { color: none }", name: "a.css")
/// let fixed = Fixer().fixed(text) { Linter().report(on: [SyntaxTree(parsing: $0)]).findings }
/// fixed.text    // a { color: transparent }
/// ```
///
/// A finding whose edits get in the way of another one's waits for the next look at the text, which may find more to mend.
public struct Fixer: Sendable {
  /// The texts of a sheet are looked at no more often than this after a change.
  package static let maximumPasses = 10

  /// Whether edits count that are a guess, such as the property that a misspelt one may mean.
  public var usesUnsafeFixes: Bool

  /// What mends by safe edits alone, unless it is told otherwise.
  public init(usesUnsafeFixes: Bool = false) { self.usesUnsafeFixes = usesUnsafeFixes }

  /// Mends a text.
  ///
  /// - Parameters:
  ///   - text: the text of a sheet, in CSS or JSON.
  ///   - known: what is found in it, where that is known already.
  ///   - findings: what is found in a text that was made of it, in the order of the text.
  /// - Returns: the changes, and what is found behind them.
  public func fixed(
    _ text: SourceText, known: [Finding]? = nil, by findings: (String) -> [Finding]
  ) -> FixedText {
    var edited = EditedText(text, [])
    var found = known ?? findings(edited.text)
    var count = 0
    for _ in 0..<Self.maximumPasses {
      let current = count == 0 ? text : SourceText(edited.text, name: text.name)
      let groups = found.compactMap { edits(for: $0) }
      let (next, refused) = EditedText.applying(groups, to: current)
      guard next.isChanged else { break }
      edited = count == 0 ? next : edited.followed(by: next)
      count += groups.count - refused.count
      found = findings(edited.text)
    }
    return FixedText(
      edited: edited, findings: found, count: count,
      isSettled: !found.contains { edits(for: $0) != nil })
  }

  /// The edits of the text that mend a finding; nil where there are none, or one of them does not count.
  func edits(for finding: Finding) -> [TextEdit]? {
    let fixIts = finding.diagnostic.fixIts
    let counted = fixIts.filter { usesUnsafeFixes || $0.isSafe }
      .compactMap { finding.stream.original(of: $0)?.edit }
    return counted.isEmpty || counted.count < fixIts.count ? nil : counted
  }
}

/// A text whose findings were mended as far as possible.
public struct FixedText: Sendable {
  /// The text before, and what changed.
  package let edited: EditedText
  /// The text after the changes.
  public var text: String { edited.text }
  /// The findings in the text after the changes, in its order.
  public let findings: [Finding]
  /// The number of findings that were mended.
  public let count: Int
  /// Whether nothing is left that could be mended: false where each change gave a new finding for too long.
  public let isSettled: Bool
}
