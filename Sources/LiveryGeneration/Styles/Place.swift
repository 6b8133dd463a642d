// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// A run of bytes of a sheet.
struct Place {
  /// The sheet.
  let source: StyleSource
  /// The bytes.
  let range: Range<Int>
}

/// What a theme's code has for a reader, and the lines of its sheets.
struct GenerationLog {
  /// More diagnostics than this are left out.
  static let maximumCount = 1000

  /// The diagnostics, in the order in which they were found.
  private(set) var diagnostics: [SheetDiagnostic] = []
  private var lines: [String: LineIndex] = [:]

  /// Adds a diagnostic.
  mutating func add(_ kind: Diagnostic.Kind, at place: Place, _ facts: [Diagnostic.Fact]) {
    add(Diagnostic(kind, range: place.range, facts: facts), in: place.source)
  }

  /// Adds a diagnostic of a sheet.
  mutating func add(_ diagnostic: Diagnostic, in source: StyleSource) {
    guard diagnostics.count < Self.maximumCount else { return }
    diagnostics.append(SheetDiagnostic(source: source, diagnostic: diagnostic))
  }

  /// The file and line of a place, such as `theme.css:12`.
  mutating func text(of place: Place) -> String {
    let stream = place.source.tree.stream
    let index = lines[place.source.name] ?? LineIndex(stream)
    lines[place.source.name] = index
    let location = index.location(of: place.range.lowerBound)
    return "\(place.source.file(of: location)):\(location.line)"
  }

  /// Adds that two things have one name.
  mutating func addCollision(
    of found: String, at place: Place, named name: String, with other: String, at first: Place
  ) {
    let other = "'\(SwiftText.comment(other, limit: 60))' at \(text(of: first))"
    add(
      .nameCollision, at: place,
      [.found(SwiftText.comment(found, limit: 60)), .subject(name), .expected(other)])
  }
}
