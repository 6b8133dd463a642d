// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import Testing

@Suite struct FormatterTests {
  @Test(
    "puts rules and declarations on separate lines",
    arguments: [
      ("", ""), (" \n ", ""), ("a{}", "a {}\n"), ("a{\n}", "a {}\n"), ("a{;;}", "a {}\n"),
      ("a{color:red}", "a {\n  color: red;\n}\n"),
      ("a{color : red ;; top:0;}", "a {\n  color: red;\n  top: 0;\n}\n"),
      ("a,b{c:d}", "a,\nb {\n  c: d;\n}\n"), ("{a:b}", "{\n  a: b;\n}\n"),
      ("a{b:c!important}", "a {\n  b: c !important;\n}\n"),
      ("a{b:c ! important;}", "a {\n  b: c !important;\n}\n"), ("a{b:}", "a {\n  b: ;\n}\n"),
      ("a{b: !important}", "a {\n  b: !important;\n}\n"),
      // Blank lines.
      ("a{}b{}", "a {}\n\nb {}\n"), ("\n\na{}\n\n\n\nb{}\n\n", "a {}\n\nb {}\n"),
      (
        "a{\n\n  b:c;\n\n\n  d:e;\n  f:g;\n\n}",
        "a {\n  b: c;\n\n  d: e;\n  f: g;\n}\n"
      ),
      // Nested rules.
      (
        "a{b:c;&:hover{d:e}f:g}",
        "a {\n  b: c;\n\n  &:hover {\n    d: e;\n  }\n\n  f: g;\n}\n"
      ),
      (
        "@media print{a{b:c}d,e{}}",
        "@media print {\n  a {\n    b: c;\n  }\n\n  d,\n  e {}\n}\n"
      ),
      (
        "@keyframes x{from,50%{a:b}to{}}",
        "@keyframes x {\n  from,\n  50% {\n    a: b;\n  }\n\n  to {}\n}\n"
      ),
      ("a{@media print{b:c}}", "a {\n  @media print {\n    b: c;\n  }\n}\n"),
      ("a{@x y}", "a {\n  @x y;\n}\n"), ("a { b {} ; c: d }", "a {\n  b {}\n\n  c: d;\n}\n"),
      // Statements stay together.
      (
        "@import 'a';@import \"b\"  screen;\na{}",
        "@import 'a';\n@import \"b\" screen;\n\na {}\n"
      ),
      ("@layer a,b;", "@layer a, b;\n"), ("@charset  'x'; a{}", "@charset  'x';\n\na {}\n"),
      ("\n@charset \"x\";", "\n@charset \"x\";\n"),
      ("\r\n @charset 'x';", "\r\n@charset 'x';\r\n"),
      // At the beginning, it would be a byte order mark. The first one is a byte order mark.
      ("\n \u{FEFF}a{}", "\n\u{FEFF}a {}\n"), ("\u{FEFF}\u{FEFF}a{}", "\n\u{FEFF}a {}\n"),
      ("\u{FEFF} a{}", "a {}\n"), ("/**/\u{FEFF}a{}", "/**/\n\u{FEFF}a {}\n"),
    ])
  func structure(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "collapses white space in the prelude of a rule",
    arguments: [
      ("a>b+c~d   e{}", "a > b + c ~ d e {}\n"), ("a  :hover::before{}", "a :hover::before {}\n"),
      ("a\n.b{}", "a .b {}\n"), (":is( a , b>c ,d ){}", ":is(a, b > c, d) {}\n"),
      (":nth-child( 2n+1 ){}", ":nth-child(2n+1) {}\n"),
      (":nth-child(2n + 1 of a>b){}", ":nth-child(2n + 1 of a>b) {}\n"),
      (":has(>a){}", ":has(> a) {}\n"), ("[ a = 'b' i ]{}", "[a='b' i] {}\n"),
      ("[a ~= b][c|=d]{}", "[a~=b][c|=d] {}\n"), ("a{>b{}}", "a {\n  > b {}\n}\n"),
      ("a|b *|* |c{}", "a|b *|* |c {}\n"), ("a+1{}", "a+1 {}\n"),
      // At-rules.
      ("@media(min-width:1px)and (x){}", "@media (min-width: 1px)and (x) {}\n"),
      ("@media  screen  and (  width  ) , print{}", "@media screen and (width), print {}\n"),
      ("@media (1px<=width<2px){}", "@media (1px <= width < 2px) {}\n"),
      (
        "@supports (display:grid)and selector(a>b:hover){}",
        "@supports (display: grid)and selector(a > b:hover) {}\n"
      ),
      ("@supports not (width:calc(1px*2)){}", "@supports not (width: calc(1px * 2)) {}\n"),
      ("@container x style(--a:b  c){}", "@container x style(--a:b  c) {}\n"),
      ("@page  a:first{}", "@page a:first {}\n"),
      ("@scope(.a)to (.b>c){}", "@scope (.a)to (.b > c) {}\n"),
      ("@import url(a)layer(b)supports(c:d);", "@import url(a)layer(b)supports(c: d);\n"),
      ("@starting-style{}", "@starting-style {}\n"),
      ("@starting-style{a{b:c}}", "@starting-style {\n  a {\n    b: c;\n  }\n}\n"),
      ("a{@starting-style{b:c}}", "a {\n  @starting-style {\n    b: c;\n  }\n}\n"),
      ("@x  [a ,b]  {}", "@x [a ,b] {}\n"), ("@x{}", "@x {}\n"), ("@a:b;", "@a:b;\n"),
      ("@property --x{syntax:'*'}", "@property --x {\n  syntax: '*';\n}\n"),
    ])
  func heads(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "collapses white space in values, and adds a space after commas",
    arguments: [
      ("1px   2px\n3px", "1px 2px 3px"), ("a ,b,c", "a, b, c"), ("12px/1.5 a", "12px/1.5 a"),
      ("12px / 1.5 a", "12px / 1.5 a"), ("rgb( 1 2 3/50% )", "rgb(1 2 3/50%)"),
      ("calc( 1px  +  2px*3/(4 - 1) )", "calc(1px + 2px * 3 / (4 - 1))"),
      ("min(1px*2,max(2px))", "min(1px * 2, max(2px))"), ("f(1*2)", "f(1*2)"),
      ("var(--x,)", "var(--x,)"), ("var(--x , a )", "var(--x, a)"), ("[ a  b ] 1fr", "[a b] 1fr"),
      ("'a,  b'", "'a,  b'"), ("url( a.png )", "url( a.png )"),
      ("#FFF RED 1.0PX", "#FFF RED 1.0PX"),
      ("U+26, U+0-7F", "U+26, U+0-7F"), ("-1px -a", "-1px -a"),
      ("alpha(opacity=50,a=b)", "alpha(opacity=50, a=b)"), ("{ a  b }", "{ a  b }"),
    ])
  func values(source: String, expected: String) {
    expectFormatted("a{b:\(source)}", "a {\n  b: \(expected);\n}\n")
  }

  @Test("custom properties keep their values byte for byte")
  func customProperties() {
    expectFormatted(
      "a{--x:  a  /* b */,c\n d  ;--y:;--z:{ a:b }}",
      "a {\n  --x: a  /* b */,c\n d;\n  --y: ;\n  --z: { a:b };\n}\n")
  }

  @Test(
    "keeps comments in position",
    arguments: [
      ("/* a */\na{}", "/* a */\na {}\n"), ("/*a*/a{}", "/*a*/\na {}\n"),
      ("a{}/*a*/b{}", "a {}\n\n/*a*/\nb {}\n"), ("a{} /*a*/\nb{}", "a {} /*a*/\n\nb {}\n"),
      ("a{}\n/*a*/\n\n/*b*/\nb{}", "a {}\n\n/*a*/\n\n/*b*/\nb {}\n"),
      ("a{/*a*/}", "a {\n  /*a*/\n}\n"), ("a{b:c/*a*/}", "a {\n  b: c; /*a*/\n}\n"),
      ("a{b:c;/*a*/\nd:e}", "a {\n  b: c; /*a*/\n  d: e;\n}\n"),
      ("a{b:c;\n/*a*/\nd:e}", "a {\n  b: c;\n  /*a*/\n  d: e;\n}\n"),
      ("a{b:c /*a*/;}", "a {\n  b: c /*a*/;\n}\n"),
      ("a{b/*a*/:/*b*/c}", "a {\n  b/*a*/: /*b*/ c;\n}\n"),
      ("a{b:c/*a*/d}", "a {\n  b: c/*a*/d;\n}\n"),
      ("a/*a*/b , /*b*/ c{}", "a/*a*/b,\n/*b*/ c {}\n"),
      ("a, /*a*/\nb{}", "a, /*a*/\nb {}\n"), ("a,\n/*a*/\nb{}", "a,\n/*a*/\nb {}\n"),
      ("a /*a*/{}", "a /*a*/ {}\n"), ("@media/*a*/print/*b*/{}", "@media /*a*/print/*b*/ {}\n"),
      ("@import 'a' /*a*/;", "@import 'a' /*a*/;\n"), ("<!-- a{} -->", "<!--\na {} -->\n"),
      ("a{b:c}/*a*/ /*b*/\n", "a {\n  b: c;\n} /*a*/ /*b*/\n"), ("a{};b{}", "a {}\n\n;b {}\n"),
      // A comment before the block does not end its line.
      ("a,/*c*/\nb,/*d*/\n{}", "a, /*c*/\nb,\n/*d*/ {}\n"),
    ])
  func comments(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "keeps invalid syntax unchanged",
    arguments: [
      ("a{ *zoom :  1 ; b:c}", "a {\n  *zoom :  1 ;\n  b: c;\n}\n"),
      ("a{ b  c }", "a {\n  b  c\n}\n"),
      ("a  b", "a  b\n"), ("a{b:'c\n;d:e}", "a {\n  b: 'c\n;\n  d: e;\n}\n"),
      ("a{b:'c\n}", "a {\n  b: 'c\n}\n"), ("a { b: c", "a {\n  b: c\n"),
      ("a{b:f(c ", "a {\n  b:f(c "),
      ("a{--x:f( c\n", "a {\n  --x:f( c\n"), ("@media (a ", "@media (a "), ("a{}/* b", "a {} /* b"),
      ("a{b:'c", "a {\n  b: 'c"), ("a{b:c\\", "a {\n  b: c\\"),
      // White space that belongs to an escape, or separates tokens.
      ("\\41{}", "\\41  {}\n"), ("a{b:\\41}", "a {\n  b: \\41;\n}\n"),
      ("a{b:\\41 c}", "a {\n  b: \\41 c;\n}\n"),
      ("a{b:\\\n c}", "a {\n  b: \\\nc;\n}\n"),
      ("a{b:- (c)}", "a {\n  b: - (c);\n}\n"),
    ])
  func unreadable(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "an ignore comment keeps the next rule or declaration unchanged",
    arguments: [
      (
        "a{/* livery-format-ignore */ b:c   d ;e:f}",
        "a {\n  /* livery-format-ignore */\n  b:c   d ;\n  e: f;\n}\n"
      ),
      (
        "/* livery-format-ignore -- a table */\na{ b:c }\n\nd{}",
        "/* livery-format-ignore -- a table */\na{ b:c }\n\nd {}\n"
      ),
      ("/* livery-format-ignores */a{}", "/* livery-format-ignores */\na {}\n"),
      (
        "a{b:c/* livery-format-ignore */}d{}",
        "a {\n  b: c; /* livery-format-ignore */\n}\n\nd {}\n"
      ),
    ])
  func ignored(source: String, expected: String) { expectFormatted(source, expected) }

  private func expectFormatted(
    _ source: String, _ expected: String, location: SourceLocation = #_sourceLocation
  ) {
    let formatted = Formatter(SyntaxTree(parsing: source)).edited
    #expect(formatted.text == expected, sourceLocation: location)
    #expect(
      !Formatter(SyntaxTree(parsing: expected)).edited.isChanged, "not the same the second time",
      sourceLocation: location)
    #expect(formatted.isChanged == (source != expected), sourceLocation: location)
  }

  typealias SourceLocation = Testing.SourceLocation
}
