// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct PreferredSizeTests {
  private func size(_ text: String, of property: Property = .width) -> PreferredSize? {
    property.value(parsing: text)?.as(PreferredSize.self)
  }

  @Test("round-trips every keyword of a size")
  func words() {
    for text in [
      "auto", "10px", "50%", "min-content", "max-content", "fit-content", "fit-content(20px)",
      "stretch",
    ] {
      #expect(size(text)?.description == text)
      #expect(size(text)?.cssValue == Property.width.value(parsing: text))
    }
    #expect(size("none", of: .maxWidth) == PreferredSize.none)
    #expect(size("content", of: .flexBasis) == .content)
    #expect(size("calc(50% + 2px)")?.description == "calc(50% + 2px)")
    #expect(PreferredSize(.number(1)) == nil)
    #expect(PreferredSize(.function(FunctionValue("fit-content"))) == nil)
  }

  @Test(
    "resolves an intrinsic size against the contents",
    arguments: [
      ("min-content", 20.0), ("max-content", 80), ("fit-content", 50), ("fit-content(10px)", 20),
      ("fit-content(90%)", 80), ("fit-content(30%)", 30), ("stretch", 50), ("40%", 40),
      ("7px", 7),
    ])
  func resolved(text: String, expected: Double) {
    let resolved = size(text)?
      .resolved(percentagesOf: 100, contents: (minimum: 20, maximum: 80), availableSpace: 50)
    #expect(resolved == expected)
  }

  @Test("an automatic size does not resolve")
  func unresolved() {
    for size in [PreferredSize.auto, .none, .contain, .lengthPercentage(.length(Length(1, .em)))] {
      #expect(
        size.resolved(percentagesOf: 1, contents: (minimum: 1, maximum: 2), availableSpace: 3)
          == nil)
    }
  }
}
