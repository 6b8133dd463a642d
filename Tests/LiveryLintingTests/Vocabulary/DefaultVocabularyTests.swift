// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
import CSSSyntax
import LiveryLinting
import LiveryResources
import Testing

/// The consistency of `Resources/default.livery.yml` with `Resources/default.css`.
@Suite struct DefaultVocabularyTests {
  static let reading = ParsedConfiguration(
    SourceText("extends: default", name: ".livery.yml"), at: LexicalPath(".livery.yml"))
  static var vocabulary: Vocabulary { reading.configuration.vocabulary }

  /// The names in the default sheet.
  private struct Names {
    var types: Set<String> = []
    var classes: Set<String> = []
    var states: Set<String> = []
    var parts: Set<String> = []
    var variables: Set<String> = []

    init() {
      let tree = SyntaxTree(parsing: LiveryResources.defaultStyleSheet)
      for declaration in Self.declarations(of: tree) where declaration.isCustom {
        variables.insert(declaration.name)
      }
      let index = CSSStyleSheet([StyleSource(tree, name: "default.css")]).index
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

  private static let names = Names()

  @Test("reads the vocabulary of the default sheet without a mistake")
  func reads() {
    #expect(Self.reading.problems.map(\.diagnostic.message) == [])
    #expect(Self.reading.configuration.usesDefaultSheet)
  }

  @Test("lint reports nothing in the default sheet, with or without its vocabulary")
  func clean() {
    let tree = SyntaxTree(parsing: LiveryResources.defaultStyleSheet, name: "default.css")
    var known = LintConfiguration()
    known.vocabulary = Self.vocabulary
    for configuration in [LintConfiguration(), known] {
      let report = Linter(configuration).report(on: [tree])
      #expect(report.findings.map(\.diagnostic.message) == [])
    }
  }

  @Test("it lists exactly the names of the default sheet")
  func lists() {
    let markup: Set = ["a", "br", "span"]
    #expect(Self.names.types.union(markup).symmetricDifference(Self.vocabulary.typeNames) == [])
    #expect(Self.names.types.isDisjoint(with: markup))
    #expect(Self.names.classes.symmetricDifference(Self.vocabulary.classes.names) == [])
    #expect(Self.names.variables.symmetricDifference(Self.vocabulary.variables.names) == [])
    #expect(Self.names.variables.count > 100)
  }

  @Test("its states are the control states, and the sheet uses no others")
  func states() {
    let states = Set(Self.vocabulary.common.states?.names ?? [])
    let controls: ControlState = [.highlighted, .disabled, .selected, .focused]
    #expect(states == Set(controls.pseudoClasses))
    let places: Set = ["root", "first-child", "last-child"]
    #expect(Self.names.states.subtracting(places).isSubset(of: states))
    #expect(Self.names.parts == [] && Self.vocabulary.parts(ofType: nil) == nil)
  }
}
