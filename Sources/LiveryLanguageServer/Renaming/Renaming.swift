// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import LiveryJSON

/// A new name for a name of a theme, in all of its sheets.
struct Renaming {
  /// The name to replace.
  let name: NameAtPosition
  /// The new name as a user typed it.
  let newName: String

  /// The reason that a name cannot be changed, or `nil` if it can.
  static func rejection(of name: NameAtPosition) -> String? {
    switch name.kind {
    case .state, .pseudoElement, .attribute:
      return "a \(name.kind.noun) of CSS or of the program has no other name"
    case .customProperty, .type, .class, .id, .customState, .part, .keyframes, .layer, .container,
      .fontFamily:
      break
    }
    for sheet in name.theme.baseSheets
    where !sheet.names.occurrences(of: name.kind, named: name.name).isEmpty {
      return "the \(name.kind.noun) '\(name.name)' belongs to the base theme"
    }
    return nil
  }

  /// The new name without the sign that a user may have typed before it.
  ///
  /// - Throws: An error for the client if the text cannot be such a name.
  func validName() throws(ResponseError) -> String {
    var text = newName
    switch name.kind {
    case .class where text.hasPrefix("."), .id where text.hasPrefix("#"): text.removeFirst()
    case .customProperty where !text.hasPrefix("--"):
      text = (name.sheet.memberPrefix(of: name.written) ?? "--") + kebabName(of: text)
    default: break
    }
    let isEmpty = text.isEmpty || name.kind == .customProperty && text == "--"
    // A name is written as an identifier, which can express any character but these.
    let isFamily = name.kind == .fontFamily
    guard !isEmpty, !isKeyword(text),
      !text.unicodeScalars.contains(where: {
        $0.value < 0x20 || $0.properties.isWhitespace && !(isFamily && $0 == " ")
      }), isFamily || !text.contains(where: { "{}();,\"'".contains($0) })
    else {
      throw ResponseError(.invalidParams, "'\(newName.prefix(60))' is not a name")
    }
    return text
  }

  /// Returns whether a text has another meaning where the name is written.
  private func isKeyword(_ text: String) -> Bool {
    let keywords: Set<String>
    switch name.kind {
    case .keyframes: keywords = ["none"]
    case .container: keywords = ["none", "not", "and", "or"]
    case .layer, .fontFamily: keywords = []
    default: return false
    }
    let word = text.lowercased()
    return keywords.contains(word) || CSSWideKeyword.allCases.contains { $0.rawValue == word }
  }

  /// Returns the edits of all sheets.
  ///
  /// - Throws: An error for the client if the new name is invalid or taken, or if the name is
  ///   written in another form in a sheet, as variables of sheets in JSON can be.
  func edits(for client: ClientCapabilities) throws(ResponseError) -> LSP.WorkspaceEdit {
    if let rejection = Self.rejection(of: name) { throw ResponseError(.requestFailed, rejection) }
    let text = try validName()
    let fullName = name.kind == .layer ? layerName(endingIn: text) : text
    if fullName != name.name,
      let taken = name.theme.occurrences(of: name.kind, named: fullName, includesBase: true).first
    {
      let place = taken.sheet.source.name
      throw ResponseError(
        .requestFailed, "the \(name.kind.noun) '\(fullName)' exists already, in \(place)")
    }
    var edit = LSP.WorkspaceEdit(isVersioned: client.has(.documentChanges))
    for sheet in name.theme.sheets {
      try checkMembers(of: sheet)
      var edits: [LSP.TextEdit] = []
      for written in sheet.writtenNames(of: name.kind, named: name.name) {
        edits.append(try self.edit(of: written, in: sheet, to: text, client))
      }
      guard let uri = sheet.uri, !edits.isEmpty else { continue }
      edit.documents.append(
        LSP.TextDocumentEdit(uri: uri, version: sheet.version, edits: edits))
    }
    return edit
  }

  /// Returns a text with the escapes that it needs in quotes of both kinds.
  private func contentOfString(_ text: String) -> String {
    stringText(text).dropFirst().dropLast()
      .split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }

  /// Returns the full name of a layer with another last part.
  private func layerName(endingIn last: String) -> String {
    let parts = name.name.split(separator: ".").dropLast().map(String.init)
    return (parts + [last]).joined(separator: ".")
  }

  private func edit(
    of written: WrittenName, in sheet: ThemeSheet, to text: String, _ client: ClientCapabilities
  ) throws(ResponseError) -> LSP.TextEdit {
    guard let occurrence = written.occurrence, !written.isMember else {
      return LSP.TextEdit(
        range: sheet.range(ofOriginal: written.range.range, in: client.encoding),
        newText: try memberText(of: written, in: sheet, to: text))
    }
    let isString = sheet.stream[Int(occurrence.token)].kind == .string
    let replacement =
      if isString {
        contentOfString(text)
      } else if occurrence.kind == .fontFamily {
        text.split(separator: " ").map { identifierText(String($0)) }.joined(separator: " ")
      } else {
        identifierText(text)
      }
    let fixIt = Diagnostic.FixIt(
      range: sheet.names.range(of: occurrence), replacement: replacement, isSafe: true)
    guard let original = sheet.stream.original(of: fixIt) else { throw otherForm(in: sheet) }
    return LSP.TextEdit(
      range: sheet.range(ofOriginal: original.range, in: client.encoding),
      newText: original.replacement)
  }
}
