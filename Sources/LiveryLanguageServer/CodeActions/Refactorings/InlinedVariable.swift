// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A use of a custom property by `var()`, with the text that replaces it.
struct InlinedVariable {
  /// The sheet with the use.
  let sheet: ThemeSheet
  /// The replacement of the `var()` by the value.
  let edit: TextEdit

  /// Creates the replacement of a use.
  ///
  /// - Returns: `nil` if the occurrence is not in a `var()` of a style declaration, if the value may
  ///   differ there, or if the declaration would be invalid.
  init?(_ occurrence: EditedTheme.Occurrence, by definition: VariableDefinition) {
    sheet = occurrence.sheet
    let (tree, stream) = (sheet.tree, sheet.stream)
    let node = Int(occurrence.occurrence.node)
    guard definition.applies(to: node, of: sheet),
      case .declaration(let declaration) = Syntax(tree, node),
      tree.isStyled(tree.path(at: occurrence.range.lowerBound)),
      let use = stream.variable(named: Int(occurrence.occurrence.token), in: declaration.value)
    else { return nil }
    let range = stream.byteRange(of: use)
    let value = stream.byteRange(of: declaration.value)
    let text = stream.separated(definition.text, in: range)
    edit = TextEdit(range: range, replacement: text)
    if declaration.isCustom { return }
    let whole = TokenStream(
      stream.text(in: value.lowerBound..<range.lowerBound) + text
        + stream.text(in: range.upperBound..<value.upperBound))
    guard let property = Property(name: declaration.name), whole.isValid(for: property) else {
      return nil
    }
  }
}

extension CodeActionContext {
  /// The actions that replace a custom property by its value: at one use, and everywhere.
  var inlinings: [LSP.CodeAction] {
    guard let found = sheet.names.occurrence(at: range.lowerBound), found.kind == .customProperty
    else { return [] }
    let name = sheet.names.text(of: found)
    guard let definition = VariableDefinition(of: name, in: theme),
      definition.isStable(in: theme)
    else { return [] }
    var actions: [LSP.CodeAction?] = []
    if found.role == .reference,
      let use = InlinedVariable(.init(sheet: sheet, occurrence: found), by: definition)
    {
      actions.append(action("Inline '\(name)' here", .inline, [use.edit]))
    }
    if let edits = edits(inlining: name, definition) {
      actions.append(
        action("Inline '\(name)' everywhere and remove its declaration", .inline, edits))
    }
    return actions.compactMap(\.self)
  }

  /// Returns the edits that replace all uses and remove the declaration, or `nil` if a use cannot be
  /// replaced.
  private func edits(
    inlining name: String, _ definition: VariableDefinition
  ) -> [(sheet: ThemeSheet, edits: [TextEdit])]? {
    let uses = theme.occurrences(of: .customProperty, named: name, includesBase: true)
      .filter { $0.occurrence.role == .reference }
    let inlined = uses.compactMap { InlinedVariable($0, by: definition) }
    guard inlined.count == uses.count, !uses.isEmpty else { return nil }
    return theme.allSheets.map { sheet in
      var edits = inlined.filter { $0.sheet === sheet }.map(\.edit).withoutNested
      if sheet === definition.sheet { edits.append(definition.removal) }
      return (sheet, edits)
    }
  }
}

extension VariableDefinition {
  /// The removal of the declaration, with its line if it is alone there.
  fileprivate var removal: TextEdit {
    let source = sheet.stream.sourceText
    let start = sheet.stream.byteRange(of: declaration.tokens).lowerBound
    let end = sheet.stream.endOfStatement(sheet.tree.nodes[declaration.index]).lineOffset
    let line = source.lineStart(of: start)
    var next = end
    while source.bytes[next] == 0x20 || source.bytes[next] == 0x09 { next += 1 }
    let endsLine = source.bytes[next] == 0x0A || source.bytes[next] == 0x0D
    guard endsLine, line + source.indentation(ofLineAt: start).utf8.count == start else {
      return TextEdit(range: start..<next, replacement: "")
    }
    next += source.bytes[next] == 0x0D && source.bytes[next + 1] == 0x0A ? 2 : 1
    return TextEdit(range: line..<next, replacement: "")
  }
}

extension [TextEdit] {
  /// The edits without those inside of another one.
  fileprivate var withoutNested: [TextEdit] {
    var end = 0
    return sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { edit in
      defer { end = Swift.max(end, edit.range.upperBound) }
      return edit.range.lowerBound >= end
    }
  }
}

extension TokenStream {
  /// Returns the tokens of the `var()` whose name is a token, or `nil` if there is none.
  fileprivate func variable(named name: Int, in value: Range<Int>) -> Range<Int>? {
    var function = name - 1
    while function >= value.lowerBound, self[function].kind.isTrivia { function -= 1 }
    guard value.contains(function), self[function].kind == .function,
      self.value(of: function, equals: "var")
    else { return nil }
    var cursor = TokenCursor(self, function..<value.upperBound)
    _ = cursor.nextIncludingTrivia()
    cursor.skipBlock()
    return function..<cursor.position
  }

  /// Returns a text that replaces a byte range, with comments at its ends if it would otherwise join
  /// the tokens around it.
  fileprivate func separated(_ text: String, in range: Range<Int>) -> String {
    let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
    let after = bytes[range.upperBound]
    return (before.isSeparator ? "" : "/**/") + text + (after.isSeparator ? "" : "/**/")
  }
}

extension UInt8 {
  /// Whether the byte cannot join a token beside it.
  fileprivate var isSeparator: Bool {
    switch self {
    case 0, UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "*"):
      true
    default: isWhitespace
    }
  }
}
