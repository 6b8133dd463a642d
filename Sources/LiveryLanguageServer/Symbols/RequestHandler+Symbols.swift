// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON
import LiveryPrinting

extension RequestHandler {
  /// `textDocument/documentSymbol`: the outline of a document.
  static let documentSymbol = RequestHandler(
    "textDocument/documentSymbol"
  ) { session, params throws(ResponseError) in
    let sheet = try session.sheet(of: session.document(params.uri()))
    let symbols = SheetSymbol.outline(of: sheet.tree)
    if session.client.has(.hierarchicalSymbols) {
      return symbols.compactMap { DocumentSymbol($0, in: sheet, session.client.encoding) }
    }
    return symbols.flatMap { SymbolInformation.all($0, in: sheet, session.client.encoding) }
  }

  /// `workspace/symbol`: the symbols of all themes whose names contain the letters of a query.
  static let workspaceSymbol = RequestHandler(
    "workspace/symbol"
  ) { session, params throws(ResponseError) in
    let query = try params.string("query").lowercased()
    var found: [SymbolInformation] = []
    var known = Set<LSP.Location>()
    for project in session.workspace.folderProjects() {
      if project.themes.isEmpty { session.updateFiles(of: project) }
      for name in Set(project.themes.joined()).sorted() {
        guard let sheet = session.sheet(named: name, of: project) else { continue }
        for symbol in SheetSymbol.outline(of: sheet.tree) {
          for information in SymbolInformation.all(symbol, in: sheet, session.client.encoding)
          where information.name.contains(lettersOf: query)
            && known.insert(information.location).inserted
          {
            found.append(information)
            if found.count == maximumSymbolCount { return found }
          }
        }
      }
    }
    return found
  }

  /// The maximum number of symbols in an answer.
  private static let maximumSymbolCount = 1000
}

/// A symbol with its children.
private struct DocumentSymbol: ProtocolValue {
  let symbol: SheetSymbol
  let range: LSP.Range
  let selection: LSP.Range
  let children: [DocumentSymbol]

  init?(_ symbol: SheetSymbol, in sheet: ThemeSheet, _ encoding: PositionEncoding) {
    guard let range = sheet.range(of: symbol.range, in: encoding),
      let selection = sheet.range(of: symbol.selection, in: encoding)
    else { return nil }
    self.symbol = symbol
    self.range = range
    self.selection = selection
    children = symbol.children.compactMap { DocumentSymbol($0, in: sheet, encoding) }
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", symbol.name)
      json.member("kind", symbol.kind.rawValue)
      json.member("range", range)
      json.member("selectionRange", selection)
      if !children.isEmpty { json.member("children", children) }
    }
  }
}

/// A symbol with its location.
private struct SymbolInformation: ProtocolValue {
  let name: String
  let kind: SheetSymbol.Kind
  let location: LSP.Location
  let container: String?

  /// Returns a symbol and those inside of it.
  static func all(
    _ symbol: SheetSymbol, in sheet: ThemeSheet, _ encoding: PositionEncoding,
    container: String? = nil
  ) -> [SymbolInformation] {
    guard let location = sheet.location(of: symbol.range, in: encoding) else { return [] }
    let information = SymbolInformation(
      name: symbol.name, kind: symbol.kind, location: location, container: container)
    return [information]
      + symbol.children.flatMap { all($0, in: sheet, encoding, container: symbol.name) }
  }

  func write(into json: inout JSONWriter) {
    json.object { json in
      json.member("name", name)
      json.member("kind", kind.rawValue)
      json.member("location", location)
      json.member("containerName", ifPresent: container)
    }
  }
}

extension String {
  /// Returns whether the letters of a query occur in the text in their order, ignoring case.
  fileprivate func contains(lettersOf query: String) -> Bool {
    var rest = query[...]
    for character in lowercased() where character == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
