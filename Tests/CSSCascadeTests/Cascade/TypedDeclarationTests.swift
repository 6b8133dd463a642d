// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

@testable import CSSCascade

struct TypedDeclarationTests {
  @Test("parses a block once")
  func once() {
    let blocks = DeclarationBlocks(count: 2)
    var reads = 0
    func ask(_ rule: Int, _ value: CSSValue) -> Int {
      let block = blocks.block(of: rule) {
        reads += 1
        return DeclarationBlock([LonghandValue(.opacity, value), LonghandValue(.zIndex, value)])
      }
      return block.normal.values.count
    }
    #expect(ask(1, .number(1)) == 2)
    #expect(ask(1, .number(2)) == 2)
    #expect(ask(0, .number(3)) == 2)
    #expect(reads == 2)
  }

  @Test("elements matched by a rule share its parsed value")
  func shared() {
    let sheet = CSSStyleSheet("a, b { text-shadow: 1px 1px red, 2px 2px blue } b { color: red }")
    #expect(sheet.css("a", "text-shadow") == sheet.css("b", "text-shadow"))
    #expect(sheet.css("b:hover", "color")?.description == "rgb(255, 0, 0)")
  }

  @Test(
    "parsing of test values",
    arguments: [
      ("width", "1px", "value"), ("width", "1", "invalid"), ("width", "inherit", "keyword"),
      ("margin", "1px 2px", "values"), ("margin", "1px 2", "invalid"),
      ("margin", "var(--x)", "variable"),
      ("width", "var(x)", "invalid"),
    ])
  func kinds(name: String, text: String, kind: String) throws {
    let stream = TokenStream(text)
    let property = try #require(Property(name: name))
    let typed = TypedDeclaration(property, stream, in: 0..<stream.count)
    let found =
      switch typed {
      case .invalid: "invalid"
      case .keyword: "keyword"
      case .computed: "computed"
      case .value: "value"
      case .values: "values"
      case .variable: "variable"
      }
    #expect(found == kind)
  }
}
