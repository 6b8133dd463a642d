// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryLinting
import Testing

/// The examples in the doc comments about configuration.
@Suite struct ConfigurationExampleTests {
  @Test("a vocabulary contains the declared names")
  func vocabulary() {
    var vocabulary = Vocabulary()
    vocabulary.types["button"] = VocabularyType(states: ["hover"], parts: ["icon"])
    vocabulary.classes.insert("badge")
    #expect(vocabulary.types["buton"] == nil)
    #expect(vocabulary.types["button"]?.states?.contains("checked") == false)
    let states = VocabularyNames(["hover", "checked"], casing: .insensitive)
    #expect(states.contains("HOVER"))
  }

  @Test("reports a mistake in a configuration")
  func reading() {
    let text = SourceText("rules: {unknown-clas: error}", name: ".livery.yml")
    let reading = ParsedConfiguration(text, at: LexicalPath(".livery.yml"))
    #expect(
      reading.problems[0].diagnostic.message
        == "unknown rule 'unknown-clas'; did you mean 'unknown-class'?")
  }

  @Test("compares paths lexically")
  func paths() {
    #expect(LexicalPath("themes/../brand/./a.css").text == "brand/a.css")
    #expect(LexicalPath("brand/a.css").relative(to: LexicalPath("themes")) == nil)
  }
}
