// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryFormatting
import Testing

@Suite struct LongValueTests {
  /// Expects the formatted form of a declaration with a maximum line length of 30 characters.
  private func expectFormatted(
    _ source: String, _ expected: String, location: Testing.SourceLocation = #_sourceLocation
  ) {
    let options = FormattingOptions(lineWidth: 30)
    let sheet = "a {\n" + expected.split(separator: "\n").map { "  \($0)\n" }.joined() + "}\n"
    let formatted = Formatter(SyntaxTree(parsing: "a{\(source)}"), options: options)
    #expect(formatted.formattedText == sheet, sourceLocation: location)
    let again = Formatter(SyntaxTree(parsing: sheet), options: options).edited
    #expect(!again.isChanged, "not the same the second time", sourceLocation: location)
  }

  @Test(
    "breaks a long list into a line for each item",
    arguments: [
      // 30 characters fit, 31 do not.
      ("b:cccccccccc,dddddddddddd", "b: cccccccccc, dddddddddddd;"),
      ("b:cccccccccc,ddddddddddddd", "b:\n  cccccccccc,\n  ddddddddddddd;"),
      (
        "transition:opacity 1s,transform 2s ease",
        "transition:\n  opacity 1s,\n  transform 2s ease;"
      ),
      // A comment after a comma stays on its line.
      ("b:ccccccccccccc, /*1*/\nddddddddddd", "b:\n  ccccccccccccc, /*1*/\n  ddddddddddd;"),
      ("b:ccccccccccccc,\n/*1*/ ddddddddddd", "b:\n  ccccccccccccc,\n  /*1*/ ddddddddddd;"),
      ("b:ccccccccccccc,/*1*/ddddddddddd", "b:\n  ccccccccccccc,\n  /*1*/ ddddddddddd;"),
      ("b:ccccccccccc,ddd !important", "b:\n  ccccccccccc,\n  ddd !important;"),
    ])
  func lists(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "breaks a long function into a line for each argument",
    arguments: [
      (
        "background:linear-gradient(to right,red,blue)",
        "background: linear-gradient(\n  to right,\n  red,\n  blue\n);"
      ),
      (
        "b:f(ccccccccccc,ddddddddd),g(e)",
        "b:\n  f(ccccccccccc, ddddddddd),\n  g(e);"
      ),
      (
        "b:f(g(cccccccccc,dddddddddd),eeeee)",
        "b: f(\n  g(cccccccccc, dddddddddd),\n  eeeee\n);"
      ),
      (
        "b:f(g(ccccccccccccccc,dddddddddddd),eeeee) h",
        "b: f(\n  g(\n    ccccccccccccccc,\n    dddddddddddd\n  ),\n  eeeee\n) h;"
      ),
      // Without commas, a full line wraps.
      (
        "b:f(ccccccccccc ddddddddddd eeee ffff)",
        "b: f(ccccccccccc ddddddddddd\n  eeee ffff);"
      ),
      (
        "-livery-pipeline:shape(rectangle) f(ccccccccccc g(ddddd,e) ffff)",
        "-livery-pipeline:\n  shape(rectangle)\n  f(ccccccccccc g(ddddd, e)\n    ffff);"
      ),
      // A value without break opportunities.
      ("b:cccccccccccccccccccccccccccccccccccc", "b: cccccccccccccccccccccccccccccccccccc;"),
    ])
  func functions(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "breaks a long pipeline into a line for each step",
    arguments: [
      ("-livery-pipeline: fill( red )", "-livery-pipeline: fill(red);"),
      (
        "-livery-pipeline:shape(rectangle) fill(red)",
        "-livery-pipeline:\n  shape(rectangle)\n  fill(red);"
      ),
      (
        "-livery-pipeline:shape(rectangle) /*1*/\nfill(red)",
        "-livery-pipeline:\n  shape(rectangle) /*1*/\n  fill(red);"
      ),
    ])
  func pipelines(source: String, expected: String) { expectFormatted(source, expected) }

  @Test(
    "wraps other values at full lines, and keeps grid rows",
    arguments: [
      ("b:ccccccccccc ddddddddddd eeeeeeee f", "b: ccccccccccc ddddddddddd\n  eeeeeeee f;"),
      (
        "grid-template-areas:'a b'\n\"c d\"",
        "grid-template-areas:\n  'a b'\n  \"c d\";"
      ),
      ("grid-template-areas:\n'a b'", "grid-template-areas: 'a b';"),
      ("grid:'a' 1px\n'b' 2px/auto", "grid:\n  'a' 1px\n  'b' 2px/auto;"),
    ])
  func others(source: String, expected: String) { expectFormatted(source, expected) }

  @Test("options set indent and line width; line endings follow the majority of the sheet")
  func options() {
    let wide = FormattingOptions(indentWidth: 4)
    let tree = SyntaxTree(parsing: "@media print{a{b:c}}")
    #expect(
      Formatter(tree, options: wide).formattedText
        == "@media print {\n    a {\n        b: c;\n    }\n}\n")
    #expect(
      FormattingOptions(indentWidth: -1, lineWidth: -1) == .init(indentWidth: 0, lineWidth: 0))
    let lines = SyntaxTree(parsing: "a{b:c}\r\n\r\nd{}\r\n\ne{}")
    #expect(Formatter(lines).formattedText == "a {\r\n  b: c;\r\n}\r\n\r\nd {}\r\n\r\ne {}\r\n")
  }
}
