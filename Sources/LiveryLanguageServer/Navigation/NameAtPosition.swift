// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The name at a position of a document.
struct NameAtPosition {
  /// The theme of the document.
  let theme: EditedTheme
  /// The sheet of the document.
  let sheet: ThemeSheet
  /// The name as it is written at the position.
  let written: WrittenName

  /// The kind of the name.
  var kind: NameKind { written.kind }
  /// The name with its escapes resolved.
  var name: String { written.name }

  /// The names that equal it in all sheets of the theme, in cascade order.
  var occurrences: [Occurrence] {
    theme.sheets.flatMap { sheet in
      sheet.writtenNames(of: kind, named: name).map { Occurrence(sheet: sheet, written: $0) }
    }
  }

  /// A name in a sheet of the theme.
  struct Occurrence {
    let sheet: ThemeSheet
    let written: WrittenName
  }
}

extension ServerSession {
  /// Returns the name at the position of a request, or `nil` if there is none.
  func name(at params: RequestParams) throws(ResponseError) -> NameAtPosition? {
    let document = try document(params.uri())
    let sheet = try sheet(of: document)
    let position = try params.position()
    return sheet.writtenName(at: position, in: client.encoding).map {
      NameAtPosition(theme: theme(of: document), sheet: sheet, written: $0)
    }
  }

  /// Returns the locations of names, each once.
  func locations(of occurrences: [NameAtPosition.Occurrence]) -> [LSP.Location] {
    var known = Set<LSP.Location>()
    return
      occurrences
      .compactMap { $0.sheet.location(of: $0.written.range, in: client.encoding) }
      .filter { known.insert($0).inserted }
  }
}
