// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the shorthand `all`.
///
/// Defined by [CSS Cascade 5, section 3.2](https://drafts.csswg.org/css-cascade-5/#all-shorthand).
struct AllPropertyTests {
  @Test("'all' sets every longhand except the direction of the text")
  func longhands() {
    let left = Property.allCases.filter { !$0.isShorthand && !Property.all.longhands.contains($0) }
    #expect(left == [.direction, .unicodeBidi])
    #expect(Set(Property.all.longhands).count == Property.all.longhands.count)
    #expect(Property.all.longhands.allSatisfy { !$0.isShorthand })
    #expect(Property.all.isShorthand)
  }

  @Test(
    "'all' accepts the CSS-wide keywords",
    arguments: ["initial", "INHERIT", " unset ", "revert/**/", "revert-layer"])
  func keywords(text: String) {
    let stream = TokenStream(text)
    #expect(CSSWideKeyword(stream) != nil)
    #expect(Property.all.matches(stream))
    #expect(Property.all.diagnostic(for: stream) == nil)
    #expect(Property.all.canonicalText(stream) == CSSWideKeyword(stream)?.rawValue)
  }

  @Test(
    "'all' rejects other values",
    arguments: [
      "", "none", "auto", "0", "inherit inherit", "initial, unset", "revert layer", "all",
    ])
  func rejected(text: String) {
    let stream = TokenStream(text)
    #expect(Property.all.value(stream) == nil)
    #expect(Property.all.longhandValues(stream) == nil)
    #expect(Property.all.canonicalText(stream) == nil)
    #expect(!Property.all.matches(stream))
    #expect(Property.all.diagnostic(for: stream) != nil)
  }

  @Test("reports an invalid value with the keywords and a suggestion")
  func message() {
    #expect(
      Property.all.message(of: "inital")
        == """
        invalid value for 'all': found 'inital', expected \
        initial | inherit | unset | revert | revert-layer; did you mean 'initial'?
        """)
  }

  @Test("the values of all longhands have no shorthand text")
  func collapsed() {
    #expect(Property.all.collapsed(Property.all.longhands.map(\.initialValue)) == nil)
    #expect(Property.all.collapsed([]) == nil)
  }

  @Test("a CSS-wide keyword is not a keyword of a property", arguments: CSSWideKeyword.allCases)
  func noKeyword(keyword: CSSWideKeyword) {
    #expect(Keyword(name: keyword.rawValue) == nil)
  }
}
