// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import Testing

@testable import CSSValues

struct ColorGrammarTests {
  /// The colors that match the grammar and that the parser rejects, each with the reason outside of
  /// the grammar.
  static let differences = [
    "rgb(from red calc(r + 10%) g b)": "the type of a calculation",
    "hsl(from red calc(h + 90deg) s l)": "the type of a calculation",
    "rgb(from red calc(h) g b)": "the words of a calculation are those of the space",
    "hsl(from red calc(r) s l)": "the words of a calculation are those of the space",
    "lab(from red calc(l + a + c) a b)": "the words of a calculation are those of the space",
  ]

  @Test("the color parser accepts exactly the grammar of colors")
  func agreement() throws {
    let files = (ValueFile.valid + ValueFile.invalid).filter { $0.group == "colors" }
    func syntax(of reference: String) -> String? {
      NamedSyntax.syntax(of: String(reference.dropFirst().dropLast()))
    }
    let grammar = try #require(syntax(of: "<color>"))
    let program = try GrammarProgram(parsing: grammar, lookup: syntax)
    for line in files.flatMap(\.lines) {
      let stream = TokenStream(line.input)
      let isParsed = Property.color.canonicalText(stream) != nil
      let isDifferent = Self.differences[line.input] != nil
      #expect(program.matches(stream) == (isParsed != isDifferent), "\(line)")
    }
    #expect(files.count == 2)
  }
}
