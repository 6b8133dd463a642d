// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryBases
import LiveryLinting
import TestSupport
import Testing

@Suite struct ParsedConfigurationTests {
  static func read(_ text: String, _ others: [String: String] = [:]) -> ParsedConfiguration {
    ParsedConfiguration(
      SourceText(text, name: "theme/.livery.yml"), at: LexicalPath("theme/.livery.yml")
    ) { path throws(SourceError) in
      guard let text = others[path.text] else { throw .notFound(path.text) }
      return SourceText(text, name: path.text)
    }
  }

  @Test("reads every key of a configuration")
  func everything() throws {
    let reading = Self.read(
      """
      strict: true
      default-sheet: true
      target: gtk-4.14
      rules:
        unknown-class: off
        max-nesting-depth: {severity: warning, limit: 4}
        quotes: {style: single}
        property-order: {order: [width, "1"]}
      ignore: ["vendor/**", "*.min.css"]
      overrides:
        - files: [legacy/, "old*.css"]
          rules: {no-important: note}
          strict: false
        - {files: legacy/new.css, rules: {no-important: error}}
      themes:
        - [base.css, brand.css]
        - ["dark/*.css", ../other.css]
      types:
        button:
          states: [hover, on]
          parts: [icon]
          properties: [color]
          ignores: [text-shadow]
        label:
        "*": {states: [focus]}
      classes: [title, badge]
      variables: [--accent]
      properties:
        -app-glow: {grammar: "<length> <color>?", inherited: true, help: "A glow."}
        -app-open:
        -app-short: <color>
      functions: [--tint, brand-color]
      trees: [main-window.json]
      baseline: .livery-baseline.json
      """)
    #expect(reading.problems.map(\.diagnostic.message) == [])
    let configuration = reading.configuration
    #expect(configuration.settings.isStrict && configuration.base == .three20)
    #expect(configuration.settings.target == "gtk-4.14")
    #expect(configuration.settings.rules["unknown-class"] == RuleSetting(.off))
    let depth = try #require(configuration.settings.rules["max-nesting-depth"])
    #expect(depth.severity == .warning)
    #expect(depth.options == ["limit": .limit(4)])
    #expect(configuration.settings.rules["quotes"]?.options == ["style": .word("single")])
    #expect(
      configuration.settings.rules["property-order"]?.options == ["order": .names(["width", "1"])])
    #expect(configuration.trees.map(\.text) == ["theme/main-window.json"])
    #expect(configuration.baseline?.text == "theme/.livery-baseline.json")
    let vocabulary = configuration.vocabulary
    #expect(vocabulary.typeNames == ["button", "label"])
    #expect(vocabulary.states(ofType: "button")?.names == ["focus", "hover", "on"])
    #expect(vocabulary.types["button"]?.ignores?.names == ["text-shadow"])
    #expect(vocabulary.classes.names == ["title", "badge"])
    #expect(vocabulary.variables.names == ["--accent"])
    #expect(vocabulary.functions.names == ["--tint", "brand-color"])
    let glow = try #require(vocabulary[property: "-app-glow"])
    #expect(glow.isInherited && glow.help == "A glow." && glow.grammar?.text == "<length> <color>?")
    #expect(vocabulary[property: "-app-open"]?.grammar == nil)
    #expect(vocabulary[property: "-app-short"]?.grammar?.text == "<color>")
  }

  @Test("overrides of a file apply over the common settings")
  func settings() {
    let configuration = Self.read(
      """
      strict: true
      rules: {no-important: warning, unknown-class: error}
      ignore: ["vendor/**", "!vendor/own.css"]
      overrides:
        - files: ["legacy/**"]
          rules: {no-important: off, max-nesting-depth: {limit: 9}}
          strict: false
        - {files: ["*/new.css"], rules: {no-important: error, max-nesting-depth: {severity: note}}}
      """
    ).configuration
    func settings(_ path: String) -> FileSettings {
      configuration.settings(forFile: LexicalPath(path))
    }
    func severities(_ path: String) -> [String: RuleSetting.Severity] {
      settings(path).rules.compactMapValues(\.severity)
    }
    #expect(severities("theme/a.css") == ["no-important": .warning, "unknown-class": .error])
    #expect(settings("theme/a.css").isStrict)
    #expect(severities("theme/legacy/a.css")["no-important"] == .off)
    #expect(
      settings("theme/legacy/a.css").rules["max-nesting-depth"]?.options == ["limit": .limit(9)])
    #expect(!settings("theme/legacy/a.css").isStrict)
    #expect(
      severities("theme/legacy/new.css")
        == ["no-important": .error, "unknown-class": .error, "max-nesting-depth": .note])
    #expect(
      settings("theme/legacy/new.css").rules["max-nesting-depth"]?.options == ["limit": .limit(9)])
    #expect(settings("legacy/a.css").isStrict)
    #expect(configuration.ignores(LexicalPath("theme/vendor/a.css")))
    #expect(!configuration.ignores(LexicalPath("theme/vendor/own.css")))
    #expect(!configuration.ignores(LexicalPath("vendor/a.css")))
  }

  @Test("composites the files of a theme in its order")
  func themes() {
    let themes = Self.read("themes: [[base.css, 'brand/*.css', ../x.css], [dark.css]]")
      .configuration.themes
    #expect(themes.count == 2)
    #expect(themes[0].position(of: LexicalPath("theme/base.css")) == 0)
    #expect(themes[0].position(of: LexicalPath("theme/brand/z.css")) == 1)
    #expect(themes[0].position(of: LexicalPath("theme/a/brand/z.css")) == nil)
    #expect(themes[0].position(of: LexicalPath("x.css")) == 2)
    #expect(themes[0].position(of: LexicalPath("theme/dark.css")) == nil)
    #expect(themes[0].files.map(\.text) == ["theme/base.css", "x.css"])
  }

  @Test(
    "reports each mistake at its position",
    arguments: [
      ("⟦ruls⟧: {}", "unknown key 'ruls' in a configuration; did you mean 'rules'?"),
      (
        "rules: {⟦unknown-clas⟧: off}", "unknown rule 'unknown-clas'; did you mean 'unknown-class'?"
      ),
      (
        "rules: {unknown-class: ⟦of⟧}",
        "'unknown-class' takes off, note, warning or error; found 'of'; did you mean 'off'?"
      ),
      (
        "rules:\n  unknown-class: {severity: ⟦\"err\"⟧}",
        "'unknown-class' takes off, note, warning or error; found 'err'"
      ),
      (
        "rules: {max-nesting-depth: {⟦limti⟧: 3}}",
        "unknown key 'limti' in 'max-nesting-depth'; did you mean 'limit'?"
      ),
      (
        "rules: {max-nesting-depth: {limit: ⟦-1⟧}}",
        "'limit' takes a whole number of 0 or more; found '-1'"
      ),
      ("rules: {quotes: {style: ⟦triple⟧}}", "'style' takes double or single; found 'triple'"),
      ("target: ⟦gkt-4.14⟧", nil), ("rules: {quotes: {⟦limit⟧: 1}}", nil),
      ("rules: ⟦[⟧]", "'rules' takes a mapping such as 'name: value'; found a list"),
      ("strict: ⟦1⟧", "'strict' takes true or false; found '1'"),
      ("target: ⟦[⟧gtk]", "'target' takes a string; found a list"),
      ("é: 1\n⟦x⟧: 2", nil), ("classes: [⟦.title⟧]", nil),
      (
        "ignore: [a, ⟦'['⟧]",
        "'[' is not a pattern: this '[' does not begin a set of characters such as [a-z]"
      ),
      ("ignore: [⟦{⟧a: b}]", "'ignore' takes patterns for paths; found a mapping"),
      (
        "overrides: ⟦a⟧", "'overrides' takes a list of mappings with 'files' and 'rules'; found 'a'"
      ),
      (
        "overrides: [⟦{⟧rules: {}}]",
        "each of 'overrides' takes the patterns of its files in 'files'; found a mapping"
      ),
      (
        "variables: [⟦accent⟧]",
        "'variables' takes names such as --accent; found 'accent'; did you mean '--accent'?"
      ),
      (
        "types: {a: {states: [⟦\":hover\"⟧]}}",
        "'states' takes names without ':'; found ':hover'; did you mean 'hover'?"
      ),
      ("types: {a: {⟦state⟧: []}}", "unknown key 'state' in the type 'a'; did you mean 'states'?"),
      (
        "properties: {x: {grammar: '<colour⟦>⟧'}}", nil
      ),
      ("properties: {x: {grammar: 'a ⟦|⟧'}}", nil),
      ("extends: ⟦none.yml⟧", "'none.yml' cannot be extended: theme/none.yml: no such file"),
      (
        "extends: [⟦{⟧}]",
        "'extends' takes 'default', 'harbor', a path or a list of these; found a mapping"
      ),
      ("⟦-⟧ a", "a configuration takes a mapping such as 'name: value'; found a list"),
      ("strict: true\n⟦strict⟧: false", nil), ("a: b: c", nil), ("a: [", nil), ("a: *b", nil),
    ] as [(MarkedSource, String?)])
  func mistakes(source: MarkedSource, message: String?) {
    let reading = Self.read(source.text)
    #expect(!reading.isValid)
    guard let message else { return }
    #expect(reading.problems.map(\.diagnostic.message) == [message])
    let ranges = reading.problems.map(\.diagnostic.range)
    #expect(source.marking(ranges) == source.marking(source.ranges))
  }

  @Test(
    "reports invalid YAML with its position",
    arguments: [
      ("a: b: c", 1, 5), ("rules: {\n  a: [\n", 3, 1), ("a: 1\nb: *c", 2, 4), ("é: 1\n a: 2", 2, 3),
      ("a: 'x", 1, 6),
    ])
  func syntax(text: String, line: Int, column: Int) throws {
    let reading = Self.read(text)
    let problem = try #require(reading.problems.first)
    #expect(problem.diagnostic.kind.id == "invalid-yaml")
    let location = LineIndex(problem.source).location(of: problem.diagnostic.range.lowerBound)
    #expect([location.line, location.column] == [line, column])
  }

  @Test(
    "the base is named, or comes from the vocabulary",
    arguments: [
      ("base: harbor", BaseTheme.harbor), ("extends: harbor", .harbor), ("base: none", nil),
      ("extends: default\nbase: harbor", .harbor), ("default-sheet: true", .three20),
      ("extends: harbor\nbase: none", nil), ("base: three20\ndefault-sheet: false", nil),
    ])
  func base(text: String, base: BaseTheme?) {
    let reading = Self.read(text)
    #expect(reading.problems.map(\.diagnostic.message) == [])
    #expect(reading.configuration.base == base)
  }

  @Test("a base that does not exist is reported, with a suggestion")
  func unknownBase() {
    let messages = Self.read("base: habor").problems.map(\.diagnostic.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("three20, harbor, none") == true)
    #expect(messages.first?.contains("did you mean 'harbor'") == true)
  }

  @Test("a configuration overrides those that it extends")
  func extends() {
    let reading = Self.read(
      "extends: [../base.yml, default]\nrules: {unknown-class: off}\nclasses: [own]",
      [
        "base.yml": "extends: more/deep.yml\nrules: {unknown-class: error, no-important: error}",
        "more/deep.yml": "strict: true\nignore: [x.css]\nclasses: [deep]",
      ])
    #expect(reading.problems.map(\.diagnostic.message) == [])
    #expect(reading.configuration.settings.isStrict)
    #expect(reading.configuration.base == .three20)
    #expect(reading.configuration.settings.rules["unknown-class"]?.severity == .off)
    #expect(reading.configuration.settings.rules["no-important"]?.severity == .error)
    #expect(reading.configuration.vocabulary.hasClass("own"))
    #expect(reading.configuration.vocabulary.hasClass("deep"))
    #expect(reading.configuration.ignores(LexicalPath("more/x.css")))
    #expect(!reading.configuration.ignores(LexicalPath("theme/x.css")))
    #expect(
      reading.files.prefix(3).map(\.text) == ["theme/.livery.yml", "base.yml", "more/deep.yml"])
  }

  @Test("reports a mistake in an extended file at that file")
  func mistakesBelow() {
    let reading = Self.read("extends: ../base.yml", ["base.yml": "x: 1"])
    #expect(reading.problems.map(\.source.name) == ["base.yml"])
    #expect(reading.problems.map(\.diagnostic.range) == [0..<1])
  }

  @Test("reports cycles and too many extended configurations")
  func circles() {
    let circle = Self.read("extends: ../a.yml", ["a.yml": "extends: theme/.livery.yml"])
    #expect(
      circle.problems.map(\.diagnostic.message) == ["'theme/.livery.yml' extends this file"])
    let own = Self.read("extends: .livery.yml")
    #expect(own.problems.map(\.diagnostic.kind.id) == ["circular-extends"])
    // Each file extends the next one twice.
    var files: [String: String] = [:]
    for number in 0..<100 {
      files["theme/\(number).yml"] = "extends: [\(number + 1).yml, \(number + 1).yml]"
    }
    let doubling = Self.read("extends: 0.yml", files)
    #expect(doubling.files.count == ParsedConfiguration.maximumFiles + 1)
    #expect(doubling.problems.contains { $0.diagnostic.kind.id == "extends-too-deep" })
  }

  @Test("an empty configuration sets nothing", arguments: ["", "# nothing\n", "---\n", "~"])
  func empty(text: String) {
    let reading = Self.read(text)
    #expect(reading.problems.map(\.diagnostic.message) == [])
    #expect(reading.configuration == LintConfiguration())
  }

  @Test("accepts a limited number of aliases")
  func aliases() {
    let reading = Self.read("classes: &a [x, y]\nfunctions: *a")
    #expect(reading.problems.map(\.diagnostic.message) == [])
    #expect(reading.configuration.vocabulary.functions.names == ["x", "y"])
    let many = Self.read("classes: [&a x" + String(repeating: ", *a", count: 25) + "]")
    #expect(many.problems.map(\.diagnostic.kind.id) == ["too-many-aliases"])
    let patterns = (0..<100).map { "'*.\($0).css'" }.joined(separator: ", ")
    #expect(Self.read("ignore: [\(patterns)]").isValid)
  }

  @Test("rejects hostile text")
  func hostile() {
    let laughter = (1...9).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1), *a\($0 - 1)]" }
    for text in [
      "a0: &a0 [x]\n" + laughter.joined(separator: "\n"),
      "? " + "&a0 [x]\n: 1\n"
        + laughter.map { "? [\($0.dropFirst(4))]" }.joined(separator: "\n: 1\n"),
      String(repeating: "[", count: 20_000), String(repeating: "{", count: 20_000),
      String(repeating: "- ", count: 20_000), String(repeating: "? ", count: 20_000),
      String(repeating: "[", count: 100) + String(repeating: "]", count: 100),
      "classes: [" + String(repeating: "a,", count: 60_000) + "]",
      "x: " + String(repeating: "a", count: 1 << 20),
    ] {
      #expect(!Self.read(text).isValid)
    }
    let long = Self.read("classes: [" + String(repeating: "a b, ", count: 20_000) + "]")
    #expect(long.isValid)
    let wrong = Self.read((0..<11_000).map { "x\($0): 1" }.joined(separator: "\n"))
    #expect(wrong.problems.count == 10_001)
    let grammars = (0..<1100).map { " x\($0): a\($0)" }.joined(separator: "\n")
    #expect(
      Self.read("properties:\n" + grammars).problems.first?.diagnostic.kind.id
        == "too-many-grammars")
  }
}
