// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A byte range of a style sheet.
struct Place {
  /// The style sheet.
  let source: StyleSource
  /// The byte range.
  let range: Range<Int>
}

/// The diagnostics of generated code, and the lines of the style sheets.
struct GenerationLog {
  /// The maximum number of diagnostics.
  static let maximumCount = 1000

  /// The diagnostics, in the order of detection.
  private(set) var diagnostics: [SheetDiagnostic] = []
  private var lines: [String: LineIndex] = [:]

  /// Adds a diagnostic of a kind.
  mutating func add(_ kind: Diagnostic.Kind, at place: Place, _ facts: [Diagnostic.Fact]) {
    add(Diagnostic(kind, range: place.range, facts: facts), in: place.source)
  }

  /// Adds a diagnostic of a style sheet.
  mutating func add(_ diagnostic: Diagnostic, in source: StyleSource) {
    guard diagnostics.count < Self.maximumCount else { return }
    diagnostics.append(SheetDiagnostic(source: source, diagnostic: diagnostic))
  }

  /// Returns the file and line of a position, such as `theme.css:12`.
  mutating func text(of place: Place) -> String {
    let stream = place.source.tree.stream
    let index = lines[place.source.name] ?? LineIndex(stream)
    lines[place.source.name] = index
    let location = index.location(of: place.range.lowerBound)
    return "\(place.source.file(of: location)):\(location.line)"
  }

  /// Adds a diagnostic for two items with the same name.
  mutating func addCollision(
    of found: String, at place: Place, named name: String, with other: String, at first: Place
  ) {
    let other = "'\(SwiftText.comment(other, limit: 60))' at \(text(of: first))"
    add(
      .nameCollision, at: place,
      [.found(SwiftText.comment(found, limit: 60)), .subject(name), .expected(other)])
  }
}
