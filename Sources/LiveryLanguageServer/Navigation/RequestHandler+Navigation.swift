// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryJSON

extension RequestHandler {
  /// `textDocument/definition`: the declarations of the name, or the file of the address.
  static let definition = RequestHandler(
    "textDocument/definition"
  ) { session, params throws(ResponseError) in
    if let link = try session.link(at: params) {
      let start = TextPosition(line: 0, character: 0)
      return [LSP.Location(uri: link, range: LSP.Range(start: start, end: start))]
    }
    guard let name = try session.name(at: params) else { return ProtocolNull() }
    // Names in selectors are declared by the program; the rules style them.
    let isDeclared = !name.kind.isInSelectors
    let declarations = name.occurrences.filter { !isDeclared || $0.written.role == .declaration }
    return session.locations(of: declarations)
  }

  /// `textDocument/declaration`: the registration of a custom property, or else the definition.
  static let declaration = RequestHandler(
    "textDocument/declaration"
  ) { session, params throws(ResponseError) in
    if let name = try session.name(at: params), name.kind == .customProperty {
      let registrations = name.occurrences.filter { $0.isRegistration }
      if !registrations.isEmpty { return session.locations(of: registrations) }
    }
    return try definition.respond(session, params)
  }

  /// `textDocument/references`: all occurrences of the name in the theme.
  static let references = RequestHandler(
    "textDocument/references"
  ) { session, params throws(ResponseError) in
    guard let name = try session.name(at: params) else { return ProtocolNull() }
    let includesDeclarations =
      params.json?[path: "context", "includeDeclaration"]?.bool ?? true
    return session.locations(
      of: name.occurrences.filter {
        includesDeclarations || $0.written.role == .reference
      })
  }

  /// `textDocument/documentHighlight`: the occurrences of the name in the document.
  static let documentHighlight = RequestHandler(
    "textDocument/documentHighlight"
  ) { session, params throws(ResponseError) in
    guard let name = try session.name(at: params) else { return ProtocolNull() }
    let encoding = session.client.encoding
    return name.sheet.writtenNames(of: name.kind, named: name.name)
      .filter { $0.range.file == 0 }
      .map { written in
        let range = name.sheet.range(ofOriginal: written.signedRange.range, in: encoding)
        let isWritten = written.role == .declaration || written.kind.isInSelectors
        return ProtocolObject { json in
          json.member("range", range)
          json.member("kind", isWritten ? 3 : 2)
        }
      }
  }
}

extension NameAtPosition.Occurrence {
  /// Whether the occurrence is the name of an `@property` rule.
  fileprivate var isRegistration: Bool {
    guard let occurrence = written.occurrence,
      case .atRule(let rule) = Syntax(sheet.tree, Int(occurrence.node))
    else { return false }
    return rule.name.lowercased() == "property"
  }
}
