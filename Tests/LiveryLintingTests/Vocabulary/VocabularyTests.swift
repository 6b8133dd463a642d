// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryLinting
import Testing

@Suite struct VocabularyTests {
  private static func vocabulary() -> Vocabulary {
    var vocabulary = Vocabulary()
    vocabulary.types["button"] = VocabularyType(
      states: ["hover", "Checked"], parts: ["icon"], ignores: ["Text-Shadow"])
    vocabulary.types["label"] = VocabularyType(properties: ["color", "--own"])
    vocabulary.common = VocabularyType(states: ["focus"], properties: ["opacity"])
    vocabulary.classes.insert("badge")
    vocabulary.variables.insert("--accent")
    vocabulary.functions.insert("brand-color")
    vocabulary.functions.insert("--Tint")
    return vocabulary
  }

  @Test("compares names by the rules of CSS")
  func casing() {
    let vocabulary = Self.vocabulary()
    #expect(vocabulary.hasType("button"))
    #expect(!vocabulary.hasType("Button"))
    #expect(vocabulary.hasClass("badge"))
    #expect(!vocabulary.hasClass("Badge"))
    #expect(vocabulary.hasVariable("--accent"))
    #expect(!vocabulary.hasVariable("--Accent"))
    #expect(vocabulary.hasFunction("BRAND-color"))
    #expect(vocabulary.hasFunction("--Tint"))
    #expect(!vocabulary.hasFunction("--tint"))
    #expect(vocabulary.states(ofType: "button")?.contains("HOVER") == true)
    #expect(vocabulary.states(ofType: "button")?.contains("checked") == true)
    #expect(vocabulary.parts(ofType: "button")?.contains("Icon") == false)
  }

  @Test("the entry for all types applies to each type, and unlisted names are unknown")
  func common() {
    let vocabulary = Self.vocabulary()
    #expect(vocabulary.states(ofType: "button")?.names == ["focus", "hover", "Checked"])
    #expect(vocabulary.states(ofType: "label")?.names == ["focus"])
    #expect(vocabulary.states(ofType: "none") == nil)
    #expect(vocabulary.states(ofType: nil)?.names == ["focus", "hover", "Checked"])
    #expect(vocabulary.parts(ofType: "button")?.names == ["icon"])
    #expect(vocabulary.parts(ofType: "label") == nil)
    #expect(vocabulary.parts(ofType: nil) == nil)
    #expect(vocabulary.type("button", reads: "color"))
    #expect(!vocabulary.type("button", reads: "text-SHADOW"))
    #expect(vocabulary.type("label", reads: "COLOR"))
    #expect(vocabulary.type("label", reads: "opacity"))
    #expect(!vocabulary.type("label", reads: "margin"))
    #expect(!vocabulary.type("label", reads: "--Own"))
    #expect(vocabulary.type("none", reads: "margin"))
    #expect(vocabulary.typeNames == ["button", "label"])
    #expect(vocabulary.declaresTypes && vocabulary.declaresClasses)
    #expect(!Vocabulary().declaresTypes && !Vocabulary().declaresClasses)
  }

  @Test("a merged vocabulary has the names of both")
  func merging() {
    var other = Vocabulary()
    other.types["button"] = VocabularyType(states: ["active", "HOVER"], properties: ["color"])
    other.types["image"] = VocabularyType()
    other.classes.insert("title")
    other[property: "-App-Glow"] = VocabularyProperty(help: "glows")
    var vocabulary = Self.vocabulary()
    vocabulary[property: "-app-glow"] = VocabularyProperty(help: "shines")
    vocabulary.merge(other)
    #expect(vocabulary.types["button"]?.states?.names == ["hover", "Checked", "active"])
    #expect(vocabulary.types["button"]?.properties?.names == ["color"])
    #expect(vocabulary.hasType("image"))
    #expect(vocabulary.classes.names == ["badge", "title"])
    #expect(vocabulary[property: "-APP-glow"]?.help == "glows")
    #expect(vocabulary.properties.count == 1)
    #expect(vocabulary[property: "--app-glow"] == nil)
  }

  @Test("a property of the program takes the values of its grammar")
  func property() throws {
    let property = VocabularyProperty(grammar: try ValueGrammar(parsing: "<length> <color>?"))
    func isAccepted(_ text: String) -> Bool {
      let stream = TokenStream(text)
      let diagnostic = property.diagnostic(of: "-glow", for: stream, in: 0..<stream.count)
      #expect((diagnostic == nil) == property.accepts(stream, in: 0..<stream.count))
      return diagnostic == nil
    }
    for text in ["1px", "1px red", "0 #fff", "inherit", "calc(1px + 2em) blue"] {
      #expect(isAccepted(text))
    }
    for text in ["", "red", "1px red red", "1px inherit"] { #expect(!isAccepted(text)) }
    let stream = TokenStream("1px 2px")
    #expect(
      property.diagnostic(of: "-glow", for: stream, in: 0..<stream.count)?.message
        == "invalid value for '-glow': found '2px', expected <color>")
    #expect(VocabularyProperty().accepts(stream, in: 0..<stream.count))
  }
}
