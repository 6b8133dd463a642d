// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Foundation
import LiveryFormatting
import TestSupport
import Testing

@Suite struct MinifierTests {
  @Test(
    "removes only what has no meaning",
    arguments: [
      ("", ""), (" \n ", ""), ("/* a */", ""), ("a { }\n\n b{ }", "a{}b{}"),
      ("a { color : red ; }", "a{color:red;}"), ("a { color: red }", "a{color:red}"),
      ("a{b:c /* d */ ;; e:f}", "a{b:c;;e:f}"),
      ("a{margin:1px   2px\n3px}", "a{margin:1px 2px 3px}"),
      ("a{margin: calc( 1px  +  2px )}", "a{margin:calc( 1px + 2px )}"),
      ("a{color: red ! important ;}", "a{color:red!important;}"),
      ("a{font: 12px / 1.5 a , b}", "a{font:12px / 1.5 a , b}"),
      ("<!-- a { } -->", "<!--a{}-->"),
      // Programs can read custom properties as text.
      ("a{--x:  a  /* b */ c  ; --y: ;--z:;}", "a{--x:a  /* b */ c;--y:;--z:;}"),
      // Selectors.
      ("a > b , c ~ d + e f{}", "a>b,c~d+e f{}"), ("a  :hover{}", "a :hover{}"),
      ("a :is( b , c > d ) [ e = f ]{}", "a :is(b,c > d) [e = f]{}"),
      ("a:nth-child( 2n + 1 ){}", "a:nth-child(2n + 1){}"), ("a + 1{}", "a+ 1{}"),
      ("a{ > b { } + c{ } & d { } }", "a{>b{}+c{}& d{}}"),
      ("a/**/b{}", "a/**/b{}"), ("a /**/ b{}", "a b{}"), ("a/**/.b{}", "a.b{}"),
      // At-rules.
      (
        "@media  screen  and  ( min-width : 1px ) { a > b { } }",
        "@media screen and ( min-width : 1px ){a>b{}}"
      ),
      ("@import  'x'  screen ;", "@import 'x' screen;"), ("@x { 2n + 1 { } }", "@x{2n + 1{}}"),
      ("@layer  { a > b{} }", "@layer{a>b{}}"),
      ("@charset 'x'; a{}", "@charset 'x';a{}"), (" @charset \"x\";", "\n@charset \"x\";"),
      // At the beginning, it would be a byte order mark. The first one is a byte order mark.
      (" /**/ \u{FEFF}a { }", "\n\u{FEFF}a{}"), ("\u{FEFF}\u{FEFF}a { }", "\n\u{FEFF}a{}"),
      ("\u{FEFF} a { }", "a{}"),
      // Comments and white space that separate tokens.
      ("a{b:c/**/d}", "a{b:c/**/d}"), ("a{b:1/**/px}", "a{b:1/**/px}"),
      ("a{b:1/**/2}", "a{b:1/**/2}"), ("a{b:1/**/%}", "a{b:1/**/%}"),
      ("a{b:#/**/c}", "a{b:#/**/c}"), ("a{b:@/**/c}", "a{b:@/**/c}"),
      ("a{b:-/**/c}", "a{b:-/**/c}"), ("a{b:-/**/-/**/c}", "a{b:-/**/-/**/c}"),
      ("a{b:+/**/1}", "a{b:+/**/1}"), ("a{b:./**/1}", "a{b:./**/1}"),
      ("a{b:c/**/(d)}", "a{b:c/**/(d)}"), ("a{b:@c/**/d}", "a{b:@c/**/d}"),
      ("a{b:#c/**/-->}", "a{b:#c/**/-->}"), ("a{b:c/**/url(d)}", "a{b:c/**/url(d)}"),
      ("a{b:(c)/**/(d)}", "a{b:(c)(d)}"), ("a{b:'c'/**/d}", "a{b:'c'd}"),
      ("a{b://**/*c}", "a{b://**/*c}"), ("a{b:</**/!--}", "a{b:</**/!--}"),
      ("a --> b{}", "a --> b{}"), ("-- > b{}", "-- >b{}"), ("a{b:--/**/>}", "a{b:--/**/>}"),
      // Newlines that determine the kind of a token.
      ("a{b:'c\n ;d:e}", "a{b:'c\n;d:e}"), ("a{b:'c\n", "a{b:'c\n"),
      ("a{b:\\\n c}", "a{b:\\\nc}"), ("a{b:\\\n", "a{b:\\\n"),
      ("a{b:\\41  c}", "a{b:\\41  c}"), ("\\41  {}", "\\41 {}"),
      ("a{b:\\41/**/ c}", "a{b:\\41  c}"), ("a{b:\\41/**/c}", "a{b:\\41/**/c}"),
      // Invalid parts stay, because they must not become valid.
      ("a{ * zoom : 1 ; b : c }", "a{* zoom : 1 ;b:c}"), ("a{ b  c ; }", "a{b c ;}"),
      ("a{b:c /*", "a{b:c"), ("a  b", "a b"),
    ])
  func minify(source: String, expected: String) {
    #expect(Minifier(SyntaxTree(parsing: source)).text == expected)
  }

  @Test("removes the @charset rule of a sheet in another encoding")
  func charset() {
    let bytes = Array(#"@charset "latin1"; a { content: ""#.utf8) + [0xE9] + Array(#"" }"#.utf8)
    let text = Minifier(SyntaxTree(parsing: TokenStream(decoding: bytes))).text
    #expect(text == "\n@charset \"latin1\";a{content:\"é\"}")
    #expect(TokenStream(decoding: Array(text.utf8)).encoding == .utf8)
  }

  @Test(
    "minifying real-world sheets preserves tokens and rules and is idempotent", .needsCorpora,
    .tier(.standard))
  func sheetsInUse() throws {
    for file in Corpora.sheets {
      let stream = try TokenStream(contentsOfFile: file.path(percentEncoded: false))
      let text = expectEquivalent(SyntaxTree(parsing: stream))
      #expect(Minifier(SyntaxTree(parsing: text)).text == text)
    }
  }

  @Test("minifying random CSS preserves tokens and rules", .tier(.standard))
  func randomInputs() {
    let pieces = [
      " ", "\n", "/**/", "a", "--", "--x", "-", "+", ".", ",", ":", ";", "{", "}", "(", ")", "[",
      "]",
      "1", "1px", "1e", "%", "#", "#a", "@", "@a", "@media", "<", "!", "!--", "-->", "<!--", ">",
      "~",
      "\\", "\\41", "'a'", "'", "\"", "url(", "url(a)", "f(", "/", "*", "!important", "é", "\0",
      "\u{C}", "|", "&",
    ]
    var generator = SplitMix(state: 20_261_121)
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...24, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      expectEquivalent(SyntaxTree(parsing: text))
    }
  }

  @Test("time of minifying is linear in the size of the sheet", .tier(.standard))
  func hostileInputs() {
    for unit in ["/**/", " ", "a{", "(", "a>", ":", ";", "'", "--x:", "@media{"] {
      expectGrowth(from: 10_000, unit) { count in
        expectEquivalent(SyntaxTree(parsing: String(repeating: unit, count: count)))
      }
    }
  }

  /// Minifies a sheet and compares its tokens, nodes and values of custom properties.
  @discardableResult
  private func expectEquivalent(
    _ tree: SyntaxTree, _ location: SourceLocation = #_sourceLocation
  ) -> String {
    let text = Minifier(tree).text
    let minified = SyntaxTree(parsing: text)
    let source = tree.stream.byteCount < 1000 ? tree.text : tree.stream.name
    let isSame =
      significant(tree.stream) == significant(minified.stream)
      && tree.nodes.map(\.kind) == minified.nodes.map(\.kind)
      && customValues(tree) == customValues(minified)
    #expect(isSame, "\(source)", sourceLocation: location)
    #expect(minified.stream.byteCount <= tree.stream.byteCount + 1, sourceLocation: location)
    return text
  }

  private func significant(_ stream: TokenStream) -> [String] {
    stream.indices.filter { !stream[$0].kind.isTrivia }.map {
      "\(stream[$0].kind) \(stream.value(of: $0))"
    }
  }

  private func customValues(_ tree: SyntaxTree) -> [String] {
    tree.nodes.indices.compactMap { index in
      guard case .declaration(let declaration) = Syntax(tree, index), declaration.isCustom
      else { return nil }
      return tree.stream.text(of: declaration.value)
    }
  }

  typealias SourceLocation = Testing.SourceLocation
}
