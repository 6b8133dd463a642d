// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

struct TextDecorationLineTests {
  private func lines(_ text: String) -> TextDecorationLine? {
    Property.textDecorationLine.value(parsing: text)?.as(TextDecorationLine.self)
  }

  @Test("lines are a set, written in one order")
  func set() {
    #expect(lines("none") == [])
    #expect(lines("line-through underline") == [.underline, .lineThrough])
    #expect(lines("spelling-error") == .spellingError)
    #expect(TextDecorationLine([.overline, .underline]).description == "underline overline")
    #expect(TextDecorationLine([]).description == "none")
    #expect(TextDecorationLine(.keyword(.solid)) == nil)
    #expect(TextDecorationLine(.number(1)) == nil)
  }

  @Test("a line that stands twice is reported where it stands again")
  func twice() {
    let stream = TokenStream("underline overline underline")
    #expect(Property.textDecorationLine.diagnostic(for: stream)?.range == 19..<28)
  }
}
