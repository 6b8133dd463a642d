// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import TestSupport

/// An author who edits the sheets of a theme at random: letters, tokens, declarations and rules.
struct ThemeEditor {
  /// The texts of the sheets, by name.
  private(set) var texts: [String: [UInt8]]
  /// The texts before all edits.
  private let firstTexts: [String: [UInt8]]
  /// The texts before the last edit of each sheet.
  private var earlierTexts: [String: [UInt8]] = [:]
  /// The names of the linted sheets, in cascade order; the others are only imported.
  let names: [String]
  /// The declarations and rules of the first texts, which the author copies.
  private let nodes: [Original]
  /// The tokens of the first texts, which the author copies, by kind.
  private let tokens: [TokenKind: [[UInt8]]]
  private var trees: [String: SyntaxTree] = [:]
  private var random: SeededGenerator

  /// Creates an author of some sheets.
  ///
  /// - Parameters:
  ///   - sheets: The linted sheets, in cascade order.
  ///   - imported: The sheets that the others can import, by name.
  ///   - seed: The seed of the random edits.
  init(_ sheets: [(name: String, text: String)], imported: [String: String] = [:], seed: UInt64) {
    names = sheets.map(\.name)
    firstTexts = imported.merging(sheets.map { ($0.name, $0.text) }) { $1 }
      .mapValues { Array($0.utf8) }
    texts = firstTexts
    let trees = sheets.map { SyntaxTree(parsing: $0.text) }
    nodes = trees.flatMap { tree in tree.nodes.map { Original($0, in: tree) } }
    tokens = trees.map(\.stream).reduce(into: [:]) { tokens, stream in
      for token in stream.indices {
        tokens[stream[token].kind, default: []].append(Array(stream.text(of: token).utf8))
      }
    }
    random = SeededGenerator(seed: seed)
  }

  /// The sheets in cascade order, in which unchanged texts keep their trees.
  mutating func sources() -> [StyleSource] {
    let loader = TextLoader(texts: texts)
    return names.map { name in
      let tree = trees[name] ?? SyntaxTree(parsing: text(of: name), name: name)
      trees[name] = tree
      return StyleSource(tree, name: name, loader: loader)
    }
  }

  /// The text of a sheet.
  func text(of name: String) -> String { String(decoding: texts[name] ?? [], as: UTF8.self) }

  /// Edits one of the sheets, seldom an imported one.
  mutating func edit() {
    let isImported = Int.random(in: 0..<8, using: &random) == 0
    let edited = isImported ? texts.keys.sorted() : names
    guard let name = edited.randomElement(using: &random), let old = texts[name] else { return }
    var text = old
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<2: insert(Self.snippets.randomElement(using: &random) ?? "", into: &text)
    case 2: insert("\n", into: &text)
    case 3: remove(upTo: 6, from: &text)
    case 4: remove(upTo: 200, from: &text)
    case 5..<12: editNode(of: &text)
    case 12..<17: editToken(of: &text)
    case 17: text = firstTexts[name] ?? []
    // Undoes the last edit.
    default: text = earlierTexts[name] ?? []
    }
    earlierTexts[name] = old
    texts[name] = text
    trees[name] = nil
  }
}

extension ThemeEditor {
  /// Returns a random offset that is not inside a character.
  private mutating func offset(in text: [UInt8]) -> Int {
    var offset = Int.random(in: 0...text.count, using: &random)
    while offset < text.count, text[offset] & 0xC0 == 0x80 { offset += 1 }
    return offset
  }

  private mutating func insert(_ snippet: String, into text: inout [UInt8]) {
    let offset = offset(in: text)
    text.insert(contentsOf: snippet.utf8, at: offset)
  }

  private mutating func remove(upTo count: Int, from text: inout [UInt8]) {
    let start = offset(in: text)
    var end = min(text.count, start + Int.random(in: 1...count, using: &random))
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    text.removeSubrange(start..<end)
  }

  /// Replaces, inserts, removes, encloses, opens or exchanges a rule or a declaration.
  private mutating func editNode(of text: inout [UInt8]) {
    let tree = SyntaxTree(parsing: String(decoding: text, as: UTF8.self))
    // Scanning drops a byte order mark, after which offsets differ.
    guard tree.stream.byteCount == text.count else { return }
    let declarations = tree.nodes.filter { $0.kind == .declaration }
    let candidates = Bool.random(using: &random) ? declarations : Array(tree.nodes)
    guard let node = candidates.randomElement(using: &random) else {
      return text += nodes.randomElement(using: &random)?.text ?? []
    }
    let range = tree.range(of: node)
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<5: text.replaceSubrange(range, with: original(for: node, of: tree))
    case 5: text.insert(contentsOf: original(for: node, of: tree), at: range.lowerBound)
    case 6: text.removeSubrange(range)
    case 7:
      let rule = Self.outerRules.randomElement(using: &random) ?? ""
      text.insert(contentsOf: "}".utf8, at: range.upperBound)
      text.insert(contentsOf: rule.utf8, at: range.lowerBound)
    case 8 where node.kind != .raw && node.content < node.contentEnd:
      let content = tree.stream.byteRange(of: Int(node.content) + 1..<Int(node.contentEnd))
      text.replaceSubrange(range, with: Array(text[content]))
    default:
      guard let other = tree.nodes.randomElement(using: &random) else { return }
      let ranges = [node, other].map(tree.range).sorted { $0.lowerBound < $1.lowerBound }
      guard ranges[0].upperBound <= ranges[1].lowerBound else { return }
      let texts = ranges.map { Array(text[$0]) }
      text.replaceSubrange(ranges[1], with: texts[0])
      text.replaceSubrange(ranges[0], with: texts[1])
    }
  }

  /// Returns the text of an original that can replace a node.
  ///
  /// Half of the declarations are of the same property, and half of the rules begin with the same
  /// token.
  private mutating func original(for node: SyntaxNode, of tree: SyntaxTree) -> [UInt8] {
    let node = Original(node, in: tree)
    let isSimilar = Bool.random(using: &random)
    let candidates = nodes.filter {
      isSimilar
        ? $0.kind == node.kind && $0.name == node.name
        : ($0.kind == .declaration) == (node.kind == .declaration)
    }
    return candidates.randomElement(using: &random)?.text ?? []
  }

  /// Replaces a token by an original of equal kind, removes it or moves it.
  private mutating func editToken(of text: inout [UInt8]) {
    let stream = TokenStream(String(decoding: text, as: UTF8.self))
    // Scanning drops a byte order mark, after which offsets differ.
    guard stream.byteCount == text.count, let token = stream.indices.randomElement(using: &random),
      let other = stream.indices.randomElement(using: &random)
    else { return }
    let range = stream.range(of: token)
    let copy = Array(text[range])
    switch Int.random(in: 0..<6, using: &random) {
    case 0: text.removeSubrange(range)
    case 1:
      text.removeSubrange(range)
      let position = stream.range(of: other).lowerBound
      text.insert(contentsOf: copy, at: other > token ? position - range.count : position)
    default:
      let original = tokens[stream[token].kind]?.randomElement(using: &random)
      text.replaceSubrange(range, with: original ?? copy)
    }
  }

  /// A declaration or rule to copy.
  private struct Original {
    let kind: SyntaxNode.Kind
    /// The first token.
    let name: String
    let text: [UInt8]

    init(_ node: SyntaxNode, in tree: SyntaxTree) {
      kind = node.kind
      name = tree.stream.text(of: Int(node.first))
      let end = node.kind == .declaration ? ";" : "\n"
      text = Array(tree.stream.utf8(in: tree.range(of: node))) + end.utf8
    }
  }

  /// The beginnings of rules that can enclose others.
  private static let outerRules = [
    ".a {", "& {", ":hover {", "@layer {", "@layer base {", "@media print {",
    "@media (prefers-color-scheme: dark) {", "@media (prefers-color-scheme: light) {",
    "@supports (color: red) {", "@supports (foo: bar) {", "@scope (.a) {",
    "@container style(--x: red) {", "@starting-style {",
  ]

  private static let snippets = [
    "a", "b", "x", "1", "0", "-", "#", ".", ",", " ", "\n", "\n\n", "\r\n", "\t", ";", ":", "{",
    "}", "{}", "(", ")", "\"", "'", "/*", "*/", "/**/", "/* note */", "//", "!important", "@", "&",
    ">",
    "+", "*", "é", "\u{A0}", ".a", ".b", ".button", "#id", "button", "body", ":root", ":hover",
    ":focus", ":disabled", "::before", ":is(.a, .b)", ":not(.a)", "[type]", "[class*=a]", ", .b",
    ".a { color: red }", ".a { color: #777; background: #888 }", ".b { --x: red }",
    ":root { --x: red }", ":root { --y: var(--x) }", ".a:hover { color: blue }",
    ".button:focus { outline: none }", "color: red;", "color: #999;", "color: var(--x);",
    "background-color: white;", "background: var(--y);", "padding: 1px;", "padding: 1px 2xp;",
    "font-size: 24px;", "font-weight: bold;", "margin-left: 1px;", "margin: 0;", "--x: red;",
    "--x: #111;", "--y: var(--x);", "--x: var(--y);", "--z: 1px;", "var(--x)", "var(--missing)",
    "var(--x, red)", "--x", "red", "#fff", "#FFFFFF", "0px", "1.50000px", "calc(1px+2px)",
    "url(x.png)", "rgb(0, 1)", "colour: red;", "display: inline;", "width: 10px;",
    "transition: colr 1s, display 1s, --x 0s 1s;", "transition-behavior: allow-discrete;",
    "transition-delay: 1s;", "@media (prefers-reduced-motion) {",
    "outline: none;", "animation: fade 1s;", "animation-name: fad;", "font-family: Lato, serif;",
    "@media print {", "@media (prefers-color-scheme: dark) {", "@supports (display: grid) {",
    "@supports (foo: bar) {", "@container style(--x: red) {", "@container (width > 1px) {",
    "@scope (.a) {", "@starting-style {", "@layer base;", "@layer base, theme;", "@layer bsae {",
    "@layer {",
    "@import \"b.css\";", "@import url(b.css) print;", "@import \"c.css\" layer(base);",
    "@import \"missing.css\";", "@charset \"utf-8\";", "@namespace svg url(x);",
    "@property --x { syntax: '<color>'; inherits: true; initial-value: red }",
    "@keyframes fade { from { color: red } 0% { top: 0 !important } }",
    "@font-face { font-family: Lato; src: url(x.woff) }", "@page { size: a4 }", "@foo {}",
    "if(style(--x: red): red; else: blue)", "style(--x)",
    "/* livery-disable */", "/* livery-enable */", "/* livery-disable-next-line -- why */",
    "/* livery-disable-line unknown-property */", "/* livery-disable low-contrast */",
    "/* livery-disable unknwon-property */", "\\61 ", "<!--", "\u{FEFF}",
  ]
}

extension SyntaxTree {
  fileprivate func range(of node: SyntaxNode) -> Range<Int> {
    stream.byteRange(of: Int(node.first)..<Int(node.end))
  }
}

/// A loader of the current texts by name.
private struct TextLoader: ResourceLoader {
  let texts: [String: [UInt8]]

  func location(
    of address: String, from base: ResourceLocation
  ) throws(ResourceError) -> ResourceLocation {
    ResourceLocation(name: address)
  }

  func load(_ location: ResourceLocation) throws(ResourceError) -> Resource {
    guard let text = texts[location.name] else { throw .notFound }
    return Resource(bytes: text)
  }
}
