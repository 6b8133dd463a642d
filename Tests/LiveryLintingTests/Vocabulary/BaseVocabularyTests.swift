// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import Foundation
import LiveryBases
import LiveryFormatting
import LiveryLinting
import TestSupport
import Testing

/// The consistency of the vocabularies of the base themes with their style sheets.
@Suite struct BaseVocabularyTests {
  /// The name of the vocabulary of a base theme.
  private static func name(_ base: BaseTheme) -> String {
    base == .three20 ? "default" : base.rawValue
  }

  private static func reading(_ base: BaseTheme) -> ParsedConfiguration {
    let text = SourceText("extends: \(name(base))", name: ".livery.yml")
    return ParsedConfiguration(text, at: LexicalPath(".livery.yml"))
  }

  /// The names in the style sheet of a base theme.
  private struct Names {
    var types: Set<String> = []
    var classes: Set<String> = []
    var states: Set<String> = []
    var parts: Set<String> = []
    var variables: Set<String> = []

    init(_ base: BaseTheme) {
      let index = base.sheet.index.fullyParsed
      for source in index.sources {
        for declaration in Self.declarations(of: source.tree) where declaration.isCustom {
          variables.insert(declaration.name)
        }
      }
      for component in index.selectors.components {
        let name = { index.names.text(of: component.name) }
        switch component.kind {
        case .type: types.insert(name())
        case .class: classes.insert(name())
        case .state: states.insert(name())
        case .part: parts.insert(name())
        case .pseudoClass:
          states.insert(PseudoClass(rawValue: UInt8(component.value))?.name ?? "?")
        default: break
        }
      }
    }

    private static func declarations(of tree: SyntaxTree) -> [Declaration] {
      tree.nodes.indices.compactMap { index in
        guard case .declaration(let declaration) = Syntax(tree, index) else { return nil }
        return declaration
      }
    }
  }

  @Test("reads the vocabulary of a base theme without a mistake", arguments: BaseTheme.allCases)
  func reads(base: BaseTheme) {
    let reading = Self.reading(base)
    #expect(reading.problems.map(\.diagnostic.message) == [])
    #expect(reading.configuration.base == base)
  }

  @Test(
    "lint reports nothing in a base theme, with or without its vocabulary",
    arguments: BaseTheme.allCases)
  func clean(base: BaseTheme) {
    let trees = base.sheet.index.fullyParsed.sources.map(\.tree)
    var known = LintConfiguration()
    known.vocabulary = Self.reading(base).configuration.vocabulary
    var still = known
    still.settings.rules["require-reduced-motion"] = RuleSetting(.warning)
    for configuration in [LintConfiguration(), known, still] {
      let report = Linter(configuration).report(on: trees)
      #expect(report.findings.map(\.diagnostic.message) == [])
    }
  }

  @Test(
    "lint and the formatter change nothing in the themes over harbor",
    arguments: ["evergreen.css", "midnight.css"])
  func smallThemes(name: String) throws {
    let path = Corpora.packageRoot.appending(path: "Resources/themes/\(name)")
    let tree = try SyntaxTree(
      parsing: TokenStream(contentsOfFile: path.path(percentEncoded: false)))
    let report = Linter(Self.reading(.harbor).configuration).report(on: [tree])
    #expect(report.findings.map(\.diagnostic.message) == [])
    #expect(Formatter(tree).formattedText == tree.text)
  }

  @Test("harbor styles every type, class, state and part of the default sheet")
  func coverage() {
    let (own, other) = (Names(.harbor), Names(.three20))
    #expect(other.types.subtracting(own.types) == [])
    #expect(other.classes.subtracting(own.classes) == [])
    #expect(other.states.subtracting(own.states) == [])
    #expect(other.parts.subtracting(own.parts) == [])
  }

  @Test("the default sheet and all themes are formatted")
  func format() throws {
    let resources = Corpora.packageRoot.appending(path: "Resources")
    let themes = FileManager.default.enumerator(
      at: resources.appending(path: "themes"), includingPropertiesForKeys: nil)
    let files = (themes?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "css" }
    #expect(files.count > 10)
    for file in files + [resources.appending(path: "default.css")] {
      let tree = try SyntaxTree(
        parsing: TokenStream(contentsOfFile: file.path(percentEncoded: false)))
      #expect(Formatter(tree).formattedText == tree.text, "\(file.lastPathComponent)")
    }
  }

  @Test("a vocabulary lists exactly the names of its base theme", arguments: BaseTheme.allCases)
  func lists(base: BaseTheme) {
    let (names, vocabulary) = (Names(base), Self.reading(base).configuration.vocabulary)
    let markup: Set = ["a", "br", "span"]
    #expect(names.types.union(markup).symmetricDifference(vocabulary.typeNames) == [])
    #expect(names.types.isDisjoint(with: markup))
    #expect(names.classes.symmetricDifference(vocabulary.classes.names) == [])
    #expect(names.variables.symmetricDifference(vocabulary.variables.names) == [])
    #expect(names.variables.count > 100)
  }

  @Test("the states of the default sheet are the control states")
  func states() {
    let (names, vocabulary) = (Names(.three20), Self.reading(.three20).configuration.vocabulary)
    let states = Set(vocabulary.common.states?.names ?? [])
    let controls: ControlState = [.highlighted, .disabled, .selected, .focused]
    #expect(states == Set(controls.pseudoClasses))
    let structural: Set = ["root", "first-child", "last-child"]
    #expect(names.states.subtracting(structural).isSubset(of: states))
    #expect(names.parts == [] && vocabulary.parts(ofType: nil) == nil)
  }
}
