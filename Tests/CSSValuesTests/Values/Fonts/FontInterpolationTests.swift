// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct FontInterpolationTests {
  private func between(
    _ property: Property, _ start: String, _ end: String, _ progress: Double = 0.5
  ) -> String? {
    let context = ComputationContext()
    guard let from = property.value(parsing: start)?.computed(for: property, in: context),
      let to = property.value(parsing: end)?.computed(for: property, in: context)
    else { return nil }
    return property.interpolated(from: from, to: to, at: progress).description
  }

  @Test("weights stay between 1 and 1000")
  func weights() {
    #expect(between(.fontWeight, "normal", "bold") == "550")
    #expect(between(.fontWeight, "normal", "900", 3) == "1000")
    #expect(between(.fontWeight, "normal", "900", -3) == "1")
  }

  @Test("widths are never below zero")
  func widths() {
    #expect(between(.fontStretch, "ultra-condensed", "normal") == "75%")
    #expect(between(.fontStretch, "50%", "100%", -3) == "0%")
  }

  @Test("interpolates slants from upright, but not to italic")
  func styles() {
    #expect(between(.fontStyle, "normal", "oblique 40deg") == "oblique 20deg")
    #expect(between(.fontStyle, "oblique", "oblique 40deg") == "oblique 27deg")
    #expect(between(.fontStyle, "oblique 20deg", "oblique -20deg") == "normal")
    #expect(between(.fontStyle, "oblique 40deg", "normal", -5) == "oblique 90deg")
    #expect(between(.fontStyle, "italic", "oblique 40deg", 0.25) == "italic")
  }

  @Test("interpolates line heights of the same kind")
  func lineHeights() {
    #expect(between(.lineHeight, "1", "2") == "1.5")
    #expect(between(.lineHeight, "1", "2", -5) == "0")
    #expect(between(.lineHeight, "10px", "20px", 0.25) == "12.5px")
    #expect(between(.lineHeight, "normal", "2", 0.25) == "normal")
  }
}
