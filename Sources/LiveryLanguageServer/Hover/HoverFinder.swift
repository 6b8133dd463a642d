// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryPrinting

extension LSP {
  /// The documentation of the syntax at a position.
  struct Hover: ProtocolValue {
    /// The documentation.
    let contents: LSP.MarkupContent
    /// The range of the syntax.
    let range: LSP.Range

    func write(into json: inout JSONWriter) {
      json.object { json in
        json.member("contents", contents)
        json.member("range", range)
      }
    }
  }
}

/// A search for the documentation of the syntax at a position of a sheet.
struct HoverFinder {
  let theme: EditedTheme
  let sheet: ThemeSheet
  let location: SyntaxLocation
  let client: ClientCapabilities
  /// Whether pictures are shown, if the server can draw.
  let showsPictures: Bool

  /// The documentation of some bytes of the tree's text.
  struct Found {
    let text: HoverText
    let range: Range<Int>
  }

  var tree: SyntaxTree { location.tree }
  var stream: TokenStream { location.tree.stream }
  var token: Int { location.token }
  var offset: Int { location.offset }
  /// An empty text in the notation of the client.
  var emptyText: HoverText { HoverText(isMarkdown: client.showsMarkdownInHover) }

  /// The documentation at the position, or `nil` if there is none.
  func hover() -> LSP.Hover? {
    guard let found = found(), !found.text.isEmpty,
      let range = sheet.range(of: found.range, in: client.encoding)
    else { return nil }
    return LSP.Hover(contents: found.text.content, range: range)
  }

  private func found() -> Found? {
    if stream[token].kind == .comment { return lintComment() }
    guard let node = location.nodes.last else { return nil }
    switch Syntax(tree, node) {
    case .declaration(let declaration):
      if token == declaration.tokens.lowerBound { return propertyName(declaration) }
      if declaration.value.contains(token) { return value(of: declaration) }
      return token >= declaration.value.upperBound ? importance(declaration) : nil
    case .qualifiedRule(let rule):
      guard rule.prelude.contains(token) else { return nil }
      return isInKeyframes ? keyframeSelector(rule) : selector(in: rule.prelude)
    case .atRule(let rule):
      return token == rule.tokens.lowerBound ? atRule(rule) : prelude(of: rule)
    case .raw(let raw): return invalidSyntax(raw)
    }
  }

  /// Returns documentation for a text that is no rule or declaration yet: that of a property if its
  /// first word is one in a rule, or that of selectors.
  private func invalidSyntax(_ raw: RawSyntax) -> Found? {
    let tokens = stream.trimmed(raw.tokens)
    let isInRule = location.nodes.contains { tree.nodes[$0].kind == .qualifiedRule }
    if isInRule, token == tokens.lowerBound, stream[token].kind == .ident,
      let known = property(named: stream.value(of: token))
    {
      return Found(text: known, range: stream.range(of: token))
    }
    return selector(in: tokens)
  }

  /// Whether the innermost at-rule is `@keyframes`.
  private var isInKeyframes: Bool {
    for node in location.nodes.reversed() {
      guard case .atRule(let rule) = Syntax(tree, node) else { continue }
      return rule.name.lowercased().hasSuffix("keyframes")
    }
    return false
  }

  private func importance(_ declaration: Declaration) -> Found? {
    guard declaration.isImportant, stream[token].kind == .ident || stream.isDelim(token, "!")
    else { return nil }
    var first = declaration.value.upperBound
    while first < token, !stream.isDelim(first, "!") { first += 1 }
    var last = token
    while last + 1 < stream.count, stream[last].kind != .ident { last += 1 }
    var text = emptyText
    text.add(text.title("!important"))
    text.add(
      "Important declarations win over all normal ones. Among them, the order of origins and "
        + "layers is reversed.")
    text.add(text.link("Specification", to: "https://drafts.csswg.org/css-cascade-5/#importance"))
    return Found(text: text, range: stream.byteRange(of: first..<last + 1))
  }
}
