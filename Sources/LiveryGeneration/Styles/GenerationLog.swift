// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The diagnostics of generated code, and the lines of the style sheets.
struct GenerationLog {
  /// The maximum number of diagnostics.
  static let maximumCount = 1000

  /// The diagnostics, in the order of detection.
  private(set) var diagnostics: [SheetDiagnostic] = []
  private var lines: [String: LineIndex] = [:]

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

  /// Returns the file and line of a position, such as `theme.css:12`.
  mutating func text(of location: DeclarationLocation) -> String {
    let stream = location.source.tree.stream
    let index = lines[location.source.name] ?? LineIndex(stream)
    lines[location.source.name] = index
    let start = index.location(of: location.range.lowerBound)
    return "\(location.source.file(of: start)):\(start.line)"
  }

  /// Adds a diagnostic for two items with the same name.
  mutating func addCollision(
    of found: String, at location: DeclarationLocation, named name: String, with other: String,
    at first: DeclarationLocation
  ) {
    let other = "'\(SwiftText.comment(other, limit: 60))' at \(text(of: first))"
    add(
      .nameCollision, at: location,
      [.found(SwiftText.comment(found, limit: 60)), .subject(name), .expected(other)])
  }
}
