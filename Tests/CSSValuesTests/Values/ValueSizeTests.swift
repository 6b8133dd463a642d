// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct ValueSizeTests {
  @Test("frequently copied types stay small")
  func sizes() {
    #expect(MemoryLayout<Property>.size == 1 || MemoryLayout<Property>.size == 2)
    #expect(MemoryLayout<Keyword>.size == 1 || MemoryLayout<Keyword>.size == 2)
    #expect(MemoryLayout<NamedColor>.size == 1)
    #expect(MemoryLayout<Length>.size <= 9)
    #expect(MemoryLayout<LengthPercentageAuto>.size <= 10)
    #expect(MemoryLayout<CSSColor>.stride <= 40)
    #expect(MemoryLayout<SpecifiedColor>.size <= 40)
    #expect(MemoryLayout<CSSValue>.stride <= 40)
    #expect(MemoryLayout<CSSValue?>.stride <= 40)
    #expect(MemoryLayout<LonghandValue>.stride <= 48)
  }

  @Test("colors and lengths are bitwise-copyable")
  func trivial() {
    #expect(_isPOD(CSSColor.self))
    #expect(_isPOD(Length.self))
  }
}
