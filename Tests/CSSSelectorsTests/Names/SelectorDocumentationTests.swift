// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSSelectors

/// Tests of the descriptions of pseudo-classes and pseudo-elements.
struct SelectorDocumentationTests {
  @Test("every name has a description of its own")
  func descriptions() {
    let texts =
      PseudoClass.allCases.map(\.documentation) + PseudoElement.allCases.map(\.documentation)
      + FunctionalPseudoClass.allCases.map(\.documentation)
    #expect(texts.allSatisfy { $0.hasSuffix(".") })
    #expect(Set(texts).count == texts.count)
  }

  @Test(
    "the section of the specification",
    arguments: [
      (PseudoClass.hover, "useraction-pseudos"), (.anyLink, "location"),
      (.root, "structural-pseudos"), (.checked, "input-pseudos"), (.muted, "resource-pseudos"),
      (.modal, "display-state-pseudos"), (.past, "time-pseudos"),
      (.defined, "the-defined-pseudo"),
    ])
  func specification(pseudoClass: PseudoClass, section: String) {
    #expect(pseudoClass.specification == "https://drafts.csswg.org/selectors-4/#" + section)
    #expect(PseudoClass.selected.specification == nil)
  }

  @Test("the arguments of functions")
  func arguments() {
    #expect(FunctionalPseudoClass.allCases.map(\.name) == FunctionalPseudoClass.names)
    #expect(FunctionalPseudoClass.nthChild.argument == "<an+b> [ of <selector-list> ]?")
    #expect(FunctionalPseudoClass.dir.argument == "ltr | rtl")
    #expect(PseudoElement.allCases.filter { $0.argument != nil } == [.part])
  }
}
