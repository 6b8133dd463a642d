// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The name at a position of a document.
struct NameAtPosition {
  /// The theme of the document.
  let theme: EditedTheme
  /// The sheet of the document.
  let sheet: ThemeSheet
  /// The occurrence at the position.
  let occurrence: NameOccurrence

  /// The kind of the name.
  var kind: NameKind { occurrence.kind }
  /// The name with its escapes resolved.
  var name: String { sheet.names.text(of: occurrence) }
  /// The byte range of the name in the text of the sheet's tree.
  var range: Range<Int> { sheet.names.range(of: occurrence) }

  /// The occurrences of the name in all sheets of the theme, in cascade order.
  var occurrences: [EditedTheme.Occurrence] { theme.occurrences(of: kind, named: name) }
}

extension ServerSession {
  /// Returns the name at the position of a request, or `nil` if there is none.
  func name(at params: RequestParams) throws(ResponseError) -> NameAtPosition? {
    let document = try document(params.uri())
    let sheet = try sheet(of: document)
    guard let offset = sheet.offset(of: try params.position(), in: client.encoding),
      let occurrence = sheet.names.occurrence(at: offset)
    else { return nil }
    return NameAtPosition(theme: theme(of: document), sheet: sheet, occurrence: occurrence)
  }

  /// Returns the locations of occurrences, without those of the base theme.
  func locations(of occurrences: [EditedTheme.Occurrence]) -> [LSP.Location] {
    var known = Set<LSP.Location>()
    return occurrences.compactMap { $0.sheet.location(of: $0.range, in: client.encoding) }
      .filter { known.insert($0).inserted }
  }
}
