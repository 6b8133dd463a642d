// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import LiveryPrinting
import Testing

@Suite("The values of an element") struct ElementValuesTests {
  private static let sheet = """
    :root { --accent: teal; color: gray; direction: rtl }
    .a { --own: 1; margin-inline-start: 1px; color: inherit; font: 12px serif }
    .a { width: 2em; width: revert-layer }
    """

  private func names(_ selection: ValueSelection) -> [String] {
    let element = CSSStyleSheet(Self.sheet).prepare(".a")
    return ElementValues(of: element).selected(by: selection).map(\.name)
  }

  @Test("set on itself include logical properties and the keyword inherit")
  func own() {
    let names = names(ValueSelection())
    for name in ["color", "font-size", "font-family", "margin-right", "margin-inline-start"] {
      #expect(names.contains(name), "\(name)")
    }
    for name in ["direction", "width", "--accent", "--own", "margin-left"] {
      #expect(!names.contains(name), "\(name)")
    }
  }

  @Test("that are inherited, and custom properties, follow its own")
  func selected() {
    let own = names(ValueSelection())
    #expect(names(ValueSelection(inherited: true)) == own + ["direction"])
    #expect(names(ValueSelection(variables: true)) == own + ["--accent", "--own"])
    #expect(
      names(ValueSelection(inherited: true, variables: true))
        == own + ["direction", "--accent", "--own"])
  }

  @Test("are empty if no rule matches")
  func unmatched() {
    let values = ElementValues(of: CSSStyleSheet(Self.sheet).prepare(".nobody"))
    #expect(values.all.isEmpty)
    #expect(values.selected(by: ValueSelection(inherited: true, variables: true)).isEmpty)
  }
}
