// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import Testing

@Suite("Specificity")
struct SpecificityTests {
  // Selectors 4, section 17: "comparing the three components in order".
  @Test("a counts before b, b before c")
  func order() {
    let rising = [
      Specificity.zero, .init(a: 0, b: 0, c: 1), .init(a: 0, b: 0, c: 1023),
      .init(a: 0, b: 1, c: 0), .init(a: 0, b: 1023, c: 1023), .init(a: 1, b: 0, c: 0),
    ]
    #expect(rising == rising.sorted())
    #expect(Set(rising).count == rising.count)
  }

  @Test("counts stop at 1023 and never reach the next one")
  func saturation() {
    let many = Specificity(a: 0, b: 5000, c: -1)
    #expect(many.description == "(0,1023,0)")
    #expect(many + many == many)
    #expect(many < Specificity(a: 1, b: 0, c: 0))
    let written = SelectorList(parsing: String(repeating: ".a", count: 5000))[0].specificity
    #expect(written == many)
  }

  @Test("a sum counts each part")
  func sum() {
    #expect(
      Specificity(a: 1, b: 2, c: 3) + Specificity(a: 0, b: 1, c: 1) == Specificity(a: 1, b: 3, c: 4)
    )
  }
}
