// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// An author who edits the sheets of a theme at random: letters, rules, comments and at-rules.
struct ThemeEditor {
  /// The texts of the sheets, by name.
  private(set) var texts: [String: [UInt8]]
  /// The names of the linted sheets, in cascade order; the others are only imported.
  let names: [String]
  private var trees: [String: SyntaxTree] = [:]
  private var earlier: [(name: String, text: [UInt8])] = []
  private var random: Generator

  /// Creates an author of some sheets.
  init(_ sheets: [(name: String, text: String)], imported: [String: String] = [:], seed: UInt64) {
    names = sheets.map(\.name)
    texts = imported.mapValues { Array($0.utf8) }
    for (name, text) in sheets { texts[name] = Array(text.utf8) }
    random = Generator(state: seed)
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

  /// Edits one of the sheets.
  mutating func edit() {
    let name = texts.keys.sorted().randomElement(using: &random) ?? names[0]
    var text = texts[name] ?? []
    let old = text
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<9: insert(snippet(), into: &text)
    case 9..<12: remove(upTo: 6, from: &text)
    case 12: remove(upTo: 200, from: &text)
    case 13..<16: editRule(of: &text)
    case 16..<18: replaceWord(in: &text)
    default:
      guard let undo = earlier.popLast() else { return }
      texts[undo.name] = undo.text
      trees[undo.name] = nil
      return
    }
    earlier.append((name, old))
    if earlier.count > 20 { earlier.removeFirst() }
    texts[name] = text
    trees[name] = nil
  }
}

extension ThemeEditor {
  private mutating func snippet() -> String {
    Self.snippets.randomElement(using: &random) ?? "a"
  }

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

  /// Removes, repeats or moves a rule or a declaration.
  private mutating func editRule(of text: inout [UInt8]) {
    let tree = SyntaxTree(parsing: String(decoding: text, as: UTF8.self))
    guard let node = tree.nodes.randomElement(using: &random) else { return }
    let range = tree.stream.byteRange(of: Int(node.first)..<Int(node.end))
    guard tree.stream.byteCount == text.count else { return }
    let rule = Array(text[range])
    let position: Int
    if let other = tree.nodes.randomElement(using: &random) {
      position = tree.stream.byteRange(of: Int(other.first)..<Int(other.end)).lowerBound
    } else {
      position = 0
    }
    switch Int.random(in: 0..<3, using: &random) {
    case 0: text.removeSubrange(range)
    case 1: text.insert(contentsOf: rule, at: position)
    default:
      text.insert(contentsOf: rule, at: position)
      let start = position <= range.lowerBound ? range.lowerBound + rule.count : range.lowerBound
      if start + rule.count <= text.count { text.removeSubrange(start..<start + rule.count) }
    }
  }

  /// Replaces a token by one of equal kind.
  private mutating func replaceWord(in text: inout [UInt8]) {
    let stream = TokenStream(String(decoding: text, as: UTF8.self))
    guard stream.count > 0 else { return }
    let token = Int.random(in: 0..<stream.count, using: &random)
    let others = stream.indices.filter { stream[$0].kind == stream[token].kind }
    guard let other = others.randomElement(using: &random) else { return }
    // Scanning drops a byte order mark, after which offsets differ.
    guard stream.byteCount == text.count else { return }
    text.replaceSubrange(stream.range(of: token), with: Array(stream.text(of: other).utf8))
  }

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
    "outline: none;", "animation: fade 1s;", "animation-name: fad;", "font-family: Lato, serif;",
    "@media print {", "@media (prefers-color-scheme: dark) {", "@supports (display: grid) {",
    "@supports (foo: bar) {", "@container style(--x: red) {", "@container (width > 1px) {",
    "@scope (.a) {", "@layer base;", "@layer base, theme;", "@layer bsae {", "@layer {",
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

  /// A generator of pseudorandom numbers.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
      return value ^ value >> 31
    }
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
