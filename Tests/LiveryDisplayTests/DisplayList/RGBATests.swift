// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import Testing

@Suite("A color of the painter")
struct RGBATests {
  @Test("of bytes round-trips as these bytes")
  func bytes() throws {
    for byte in 0...255 {
      let color = RGBA(red: Double(byte) / 255, green: 0, blue: 1)
      #expect(color.description == "rgb(\(byte), 0, 255)")
      #expect(RGBA(color.color) == color)
    }
  }

  @Test("next to one of bytes is not written as bytes")
  func neighbors() throws {
    for byte in 1...254 {
      let exact = RGBA(red: Double(byte) / 255, green: 0, blue: 0)
      for red in [exact.red - 1e-5, exact.red + 1e-5] {
        let color = RGBA(red: red, green: 0, blue: 0)
        #expect(color.description.hasPrefix("color(srgb "))
        #expect(RGBA(color.color) == color)
      }
    }
  }
}
