// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import CSSValues

struct FontSettingsTests {
  @Test("parses settings as a list, and normal as an empty list")
  func typed() {
    let variations = Property.fontVariationSettings.value(parsing: "'wght' 650, 'wdth' 75.5")
    #expect(
      variations?.as([FontVariation].self)
        == [FontVariation("wght", 650), FontVariation("wdth", 75.5)])
    let features = Property.fontFeatureSettings.value(parsing: "'smcp', 'liga' off, 'cv01' 3")
    #expect(
      features?.as([FontFeature].self)
        == [FontFeature("smcp"), FontFeature("liga", 0), FontFeature("cv01", 3)])
    #expect(CSSValue.keyword(.normal).as([FontFeature].self) == [])
    #expect([FontVariation]().cssValue == .keyword(.normal))
    #expect(FontFeature(.number(1)) == nil)
    #expect(FontVariation(.string("wght")) == nil)
  }

  @Test("serializes an enabled feature by its name alone")
  func description() {
    #expect(FontFeature("liga").description == "\"liga\"")
    #expect(FontFeature("liga", 0).description == "\"liga\" 0")
    #expect(FontVariation("wght", 1).description == "\"wght\" 1")
  }

  @Test("clamps an out-of-range setting")
  func huge() {
    let value = Property.fontFeatureSettings.value(parsing: "'liga' 1e999")
    #expect(value == nil)
    let integer = Property.fontFeatureSettings.value(
      parsing: "'liga' 99999999999999999999999999999999999999999999")
    #expect(integer?.as([FontFeature].self)?.first?.value == 65535)
  }

  @Test("keeps the last setting of a name and sorts the names")
  func computed() {
    let value = Property.fontVariationSettings.value(parsing: "'b   ' 1, 'a   ' 2, 'b   ' 3")
    let computed = value?.computed(for: .fontVariationSettings, in: ComputationContext())
    #expect(
      computed?.as([FontVariation].self) == [FontVariation("a   ", 2), FontVariation("b   ", 3)])
  }

  @Test("interpolates settings of the same axes")
  func interpolation() {
    func between(_ start: String, _ end: String) -> CSSValue? {
      let property = Property.fontVariationSettings
      guard let from = property.value(parsing: start), let to = property.value(parsing: end) else {
        return nil
      }
      return property.interpolated(from: from, to: to, at: 0.25)
    }
    #expect(
      between("'wdth' 10, 'wght' 100", "'wdth' 50, 'wght' 700")?.description
        == "\"wdth\" 20, \"wght\" 250")
    #expect(between("'wght' 100", "'wdth' 1")?.description == "\"wght\" 100")
    #expect(between("'wght' 100", "normal")?.description == "\"wght\" 100")
  }
}
