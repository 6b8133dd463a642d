// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct FontInterpolationTests {
  @Test("weights stay between 1 and 1000")
  func weights() {
    let between = FontWeight.interpolated(from: .normal, to: .bold, at: 0.5)
    #expect(between?.value == 550)
    #expect(FontWeight.interpolated(from: .normal, to: .black, at: 3)?.value == 1000)
    #expect(FontWeight.interpolated(from: .normal, to: .black, at: -3)?.value == 1)
  }

  @Test("widths are never below zero")
  func widths() {
    let narrow = FontStretch(percentage: 50)
    #expect(FontStretch.interpolated(from: narrow, to: .normal, at: 0.5)?.percentage == 75)
    #expect(FontStretch.interpolated(from: narrow, to: .normal, at: -3)?.percentage == 0)
  }

  @Test("upright glyphs are slanted by nothing, an italic is something else")
  func styles() {
    let slanted = FontStyle.oblique(Angle(40))
    #expect(
      FontStyle.interpolated(from: .normal, to: slanted, at: 0.5) == .oblique(Angle(20)))
    #expect(FontStyle.interpolated(from: slanted, to: .normal, at: 1) == .normal)
    #expect(FontStyle.interpolated(from: slanted, to: .normal, at: -5) == .oblique(Angle(90)))
    #expect(FontStyle.interpolated(from: .italic, to: slanted, at: 0.5) == nil)
  }

  @Test("line heights of one kind have others between them")
  func lineHeights() {
    #expect(LineHeight.interpolated(from: .number(1), to: .number(2), at: 0.5) == .number(1.5))
    #expect(LineHeight.interpolated(from: .number(1), to: .number(2), at: -5) == .number(0))
    let lengths = LineHeight.interpolated(
      from: .length(Length(10)), to: .length(Length(20)), at: 0.25)
    #expect(lengths == .length(Length(12.5)))
    #expect(LineHeight.interpolated(from: .normal, to: .number(2), at: 0.5) == nil)
    #expect(LineHeight.interpolated(from: .number(1), to: .length(.zero), at: 0.5) == nil)
  }
}
