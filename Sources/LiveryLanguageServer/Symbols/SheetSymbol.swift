// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A rule or a custom property in the outline of a sheet.
struct SheetSymbol {
  /// The name: the text of a selector, an at-rule with its prelude, or a custom property.
  let name: String
  /// The kind.
  let kind: Kind
  /// The byte range of the rule or declaration.
  let range: Range<Int>
  /// The byte range of the selector, the prelude or the name.
  let selection: Range<Int>
  /// The symbols inside the rule.
  var children: [SheetSymbol] = []

  /// A kind of symbol, by its number in the protocol.
  ///
  /// Defined by [SymbolKind](https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#symbolKind).
  enum Kind: Int {
    /// An at-rule, as a module.
    case atRule = 2
    /// A style rule or keyframes, as a class.
    case rule = 5
    /// A custom property, as a variable.
    case customProperty = 13
  }
}

extension SheetSymbol {
  /// The maximum length of a name in bytes.
  private static let maximumNameLength = 200

  /// Returns the symbols of a sheet, with those inside of each rule as its children.
  static func outline(of tree: SyntaxTree) -> [SheetSymbol] {
    var open: [(symbols: [SheetSymbol], children: [SheetSymbol])] = []
    var top: [SheetSymbol] = []
    tree.walk { event in
      switch event {
      case .enter(let node):
        let symbols = Self.symbols(of: node)
        if case .declaration = node {
          if open.isEmpty { top += symbols } else { open[open.count - 1].children += symbols }
        } else if case .raw = node {
          return
        } else {
          open.append((symbols, []))
        }
      case .leave:
        guard let (found, children) = open.popLast() else { return }
        var symbols = found
        if symbols.isEmpty { symbols = children } else { symbols[0].children = children }
        if open.isEmpty { top += symbols } else { open[open.count - 1].children += symbols }
      }
    }
    return top
  }

  /// Returns the symbols of a node: one for each selector of a rule.
  private static func symbols(of node: Syntax) -> [SheetSymbol] {
    switch node {
    case .qualifiedRule(let rule):
      let stream = rule.tree.stream
      let end = rule.range.upperBound
      return selectors(of: rule).map { selector in
        let selection = stream.byteRange(of: selector)
        return SheetSymbol(
          name: name(stream, selection), kind: .rule,
          range: selection.lowerBound..<end, selection: selection)
      }
    case .atRule(let rule):
      let stream = rule.tree.stream
      let prelude = stream.byteRange(of: rule.prelude)
      let keyword = stream.range(of: rule.tokens.lowerBound)
      let text = rule.prelude.isEmpty ? "" : " " + name(stream, prelude)
      let isKeyframes = rule.name.lowercased() == "keyframes"
      return [
        SheetSymbol(
          name: "@\(rule.name)\(text)", kind: isKeyframes ? .rule : .atRule, range: rule.range,
          selection: rule.prelude.isEmpty ? keyword : prelude)
      ]
    case .declaration(let declaration) where declaration.isCustom:
      let stream = declaration.tree.stream
      return [
        SheetSymbol(
          name: declaration.name, kind: .customProperty, range: declaration.range,
          selection: stream.range(of: declaration.tokens.lowerBound))
      ]
    case .declaration, .raw: return []
    }
  }

  /// Returns the tokens of each selector of a rule.
  private static func selectors(of rule: QualifiedRule) -> [Range<Int>] {
    let stream = rule.tree.stream
    var parts: [Range<Int>] = []
    var cursor = TokenCursor(stream, rule.prelude)
    while true {
      let end = cursor.nextComma
      let part = stream.trimmed(cursor.position..<end)
      if !part.isEmpty { parts.append(part) }
      guard end < rule.prelude.upperBound else { return parts }
      cursor = TokenCursor(stream, end + 1..<rule.prelude.upperBound)
    }
  }

  /// Returns a text on one line, shortened if it is long.
  private static func name(_ stream: TokenStream, _ range: Range<Int>) -> String {
    let isLong = range.count > maximumNameLength
    let part = isLong ? range.lowerBound..<range.lowerBound + maximumNameLength : range
    let text = stream.text(in: part).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return isLong ? text + "…" : text
  }
}
