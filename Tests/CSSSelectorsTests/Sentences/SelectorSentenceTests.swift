// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Selectors in words")
struct SelectorSentenceTests {
  private func sentence(_ selector: String) -> String {
    let list = SelectorList(parsing: selector)
    guard !list.isEmpty else { return "" }
    return SelectorSentence(list.table, list.names) { "'\($0)'" }.text(of: 0)
  }

  @Test(
    "A selector is a noun phrase for its elements",
    arguments: [
      ("button", "a 'button'"), ("input", "an 'input'"), ("*", "an element"),
      (".a", "an element with the class 'a'"),
      ("#a.b.c", "an element with the id 'a' and the classes 'b' and 'c'"),
      (
        "toolbar button.primary:hover",
        "a 'button' with the class 'primary' while the pointer is over it, inside of a 'toolbar'"
      ),
      ("a > b", "a 'b', directly inside of an 'a'"), ("a + b", "a 'b', directly after an 'a'"),
      ("a ~ b", "a 'b', after its sibling, an 'a'"),
      ("a b > c", "a 'c', directly inside of a 'b', inside of an 'a'"),
      (":root", "an element that is the root"), ("a:first-child", "an 'a' that is the first child"),
      ("a:hover:focus", "an 'a' while the pointer is over it and it has the focus"),
      ("a:state(busy)", "an 'a' while it is in the state 'busy'"),
      ("a::before", "the pseudo-element '::before' of an 'a'"),
      ("::before", "the pseudo-element '::before' of an element"),
      ("a::part(x)", "the part 'x' of an 'a'"),
      ("a::part(x y)", "the part with the names 'x' and 'y' of an 'a'"),
      ("[a]", "an element with the attribute 'a'"),
      ("[a=b]", "an element whose attribute 'a' is 'b'"),
      ("[a^=b i]", "an element whose attribute 'a' begins with 'b' in any case"),
      ("[a|=b]", "an element whose attribute 'a' is 'b' or begins with it and a hyphen"),
      (":is(a, .b)", "an element that is an 'a' or an element with the class 'b'"),
      (":is(:hover, :focus)", "an element while the pointer is over it or it has the focus"),
      ("a:not(.b)", "an 'a' without the class 'b'"),
      ("a:not(:disabled)", "an 'a' unless it is disabled"),
      ("a:not(b > c)", "an 'a' that is not a 'c', directly inside of a 'b'"),
      ("a:has(b)", "an 'a' that contains a 'b'"),
      ("a:has(> b, + c)", "an 'a' that directly contains a 'b' or is directly before a 'c'"),
      (":nth-child(odd)", "an element whose position is odd among its siblings"),
      (
        ":nth-last-of-type(3)",
        "an element that is number 3 among the siblings of its type, counted from the last"
      ),
      (
        ":nth-child(3n+1 of .a)",
        "an element whose position is '3n+1' among its siblings that match '.a'"
      ),
      (":lang(de, fr)", "an element in the language 'de' or 'fr'"),
      (":dir(rtl)", "an element whose text runs from right to left"),
    ])
  func phrases(selector: String, phrase: String) {
    #expect(sentence(selector) == phrase)
  }

  @Test("Each pseudo-class has a clause", arguments: PseudoClass.allCases)
  func pseudoClasses(pseudoClass: PseudoClass) {
    let text = sentence("a:" + pseudoClass.name)
    #expect(text.hasPrefix("an 'a' ") && text.count > 8)
  }

  @Test("A long selector is described in part")
  func long() {
    let text = sentence(Array(repeating: ":is(a > b, c)", count: 400).joined(separator: " "))
    #expect(text.utf8.count < 4_000 && text.contains("…"))
  }
}
