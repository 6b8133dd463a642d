// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

struct TextDecorationLineTests {
  private func lines(_ text: String) -> TextDecorationLine? {
    Property.textDecorationLine.value(parsing: text)?.as(TextDecorationLine.self)
  }

  @Test("lines are a set with a canonical order")
  func set() {
    #expect(lines("none") == [])
    #expect(lines("line-through underline") == [.underline, .lineThrough])
    #expect(lines("spelling-error") == .spellingError)
    #expect(TextDecorationLine([.overline, .underline]).description == "underline overline")
    #expect(TextDecorationLine([]).description == "none")
    #expect(TextDecorationLine(.keyword(.solid)) == nil)
    #expect(TextDecorationLine(.number(1)) == nil)
  }

  @Test("reports a repeated line at its second position")
  func twice() {
    let stream = TokenStream("underline overline underline")
    #expect(Property.textDecorationLine.diagnostic(for: stream)?.range == 19..<28)
  }
}
