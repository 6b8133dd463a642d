// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Testing

struct CSSFontTests {
  @Test(
    "bolder and lighter follow the table of relative weights",
    arguments: [
      (50.0, 400.0, 50.0), (100, 400, 100), (349, 400, 100), (350, 700, 100), (549, 700, 100),
      (550, 900, 400), (749, 900, 400), (750, 900, 700), (899, 900, 700), (900, 900, 700),
      (1000, 1000, 700),
    ])
  func relativeWeights(weight: Double, bolder: Double, lighter: Double) {
    #expect(FontWeight(weight).bolder.value == bolder)
    #expect(FontWeight(weight).lighter.value == lighter)
  }

  @Test("clamps a weight between 1 and 1000")
  func weightRange() {
    #expect(FontWeight(-5).value == 1)
    #expect(FontWeight(2000).value == 1000)
    #expect(FontWeight(.keyword(.bold)) == .bold)
    #expect(FontWeight(.keyword(.bolder)) == nil)
    #expect(FontWeight.light < .semibold)
  }

  @Test("joins unquoted words to one family name")
  func families() {
    let value = Property.fontFamily.value(parsing: "Gill   Sans/**/MT, 'x', Serif")
    #expect(
      value?.as([FontFamily].self)
        == [.named("Gill Sans MT"), .named("x"), .generic(.serif)])
    #expect([FontFamily](.keyword(.auto)) == nil)
  }

  @Test("a width has a percentage")
  func stretch() {
    let names: [(Keyword, Double)] = [
      (.ultraCondensed, 50), (.extraCondensed, 62.5), (.condensed, 75), (.semiCondensed, 87.5),
      (.normal, 100), (.semiExpanded, 112.5), (.expanded, 125), (.extraExpanded, 150),
      (.ultraExpanded, 200),
    ]
    for (name, percentage) in names {
      #expect(FontStretch(.keyword(name))?.percentage == percentage)
    }
    #expect(FontStretch(.keyword(.bold)) == nil)
  }

  @Test("a line height resolves against the font's size")
  func lineHeight() {
    #expect(LineHeight.number(1.5).resolved(fontSize: 10) == 15)
    #expect(LineHeight.percentage(150).resolved(fontSize: 10) == 15)
    #expect(LineHeight.length(Length(3, .pt)).resolved(fontSize: 10) == 4)
    #expect(LineHeight.length(Length(3, .em)).resolved(fontSize: 10) == nil)
    #expect(LineHeight.normal.resolved(fontSize: 10, normal: 1.25) == 12.5)
  }

  @Test("serializes a font as the font property")
  func description() {
    let font = CSSFont(
      families: [.named("Helvetica"), .generic(.sansSerif)], size: 14, weight: .bold, style: .italic
    )
    #expect(font.description == "italic bold 14px Helvetica, sans-serif")
    #expect(CSSFont(families: [.named("a b")], size: 9.5).description == "9.5px \"a b\"")
    #expect(CSSFont(families: [.named("a")], size: 9, weight: .thin).description == "100 9px a")
  }

  @Test("round-trips typed font values")
  func conversions() {
    for text in ["xx-small", "larger", "smaller", "3em", "50%"] {
      let value = Property.fontSize.value(parsing: text)
      #expect(value.flatMap { FontSize($0) }?.description == text)
    }
    for text in ["normal", "italic", "oblique", "oblique 3deg"] {
      let value = Property.fontStyle.value(parsing: text)
      #expect(value.flatMap { FontStyle($0) }?.cssValue == value)
    }
    for text in ["normal", "2", "3px", "4%"] {
      let value = Property.lineHeight.value(parsing: text)
      #expect(value.flatMap { LineHeight($0) }?.description == text)
    }
  }
}
