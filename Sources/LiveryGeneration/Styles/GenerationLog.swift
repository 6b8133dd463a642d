// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The diagnostics of a generation, and the line indexes of the style sheets.
struct GenerationLog {
  /// The maximum number of diagnostics; further ones are dropped.
  static let maximumCount = 1000

  /// The diagnostics, in the order of detection.
  private(set) var diagnostics: [SheetDiagnostic] = []
  /// The line index of each style sheet, by its name, which is unique among the sheets.
  private var lineIndexes: [String: LineIndex] = [:]
  /// The maximum length of a selector or member in a diagnostic, in Unicode scalars.
  private static let maximumTextLength = 60

  /// Adds a diagnostic of a kind.
  mutating func add(
    _ kind: Diagnostic.Kind, at location: DeclarationLocation, _ facts: [Diagnostic.Fact]
  ) {
    add(Diagnostic(kind, range: location.range, facts: facts), in: location.source)
  }

  /// Adds a diagnostic of a style sheet.
  mutating func add(_ diagnostic: Diagnostic, in source: StyleSource) {
    guard diagnostics.count < Self.maximumCount else { return }
    diagnostics.append(SheetDiagnostic(source: source, diagnostic: diagnostic))
  }

  /// Returns the file and line of the start of a location, such as `theme.css:12`.
  mutating func fileAndLine(of location: DeclarationLocation) -> String {
    let stream = location.source.tree.stream
    let lineIndex = lineIndexes[location.source.name] ?? LineIndex(stream)
    lineIndexes[location.source.name] = lineIndex
    let start = lineIndex.location(of: location.range.lowerBound)
    return "\(location.source.file(of: start)):\(start.line)"
  }

  /// Adds a diagnostic for two items with the same name.
  ///
  /// - Parameters:
  ///   - found: The second item, such as a selector, which has no name of its own.
  ///   - location: The location of the second item.
  ///   - name: The name of both items in the generated Swift.
  ///   - earlier: The first item, which keeps the name.
  ///   - earlierLocation: The location of the first item.
  mutating func addCollision(
    of found: String, at location: DeclarationLocation, named name: String,
    with earlier: String, definedAt earlierLocation: DeclarationLocation
  ) {
    // A message is one line, so a long or multi-line text is shortened like a comment.
    let found = SwiftText.comment(found, limit: Self.maximumTextLength)
    let earlier = SwiftText.comment(earlier, limit: Self.maximumTextLength)
    let earlierDescription = "'\(earlier)' at \(fileAndLine(of: earlierLocation))"
    add(
      .nameCollision, at: location,
      [.found(found), .subject(name), .expected(earlierDescription)])
  }
}
