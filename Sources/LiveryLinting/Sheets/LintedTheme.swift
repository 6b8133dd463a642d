// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryResources

/// The sheets of a theme, in the order in which they are laid over each other, with what rules ask of them together.
final class LintedTheme: Sendable {
  /// The sheets that findings are about.
  let sheets: [LintedSheet]
  /// What the project says of its lint and of its program.
  let configuration: LintConfiguration
  /// The elements that the program describes.
  let trees: [StyleElement]
  /// The environment in which styles are computed, apart from the color scheme.
  private let environment: StyleEnvironment
  /// The color schemes in which styles are computed.
  let colorSchemes: [CSSColorScheme]
  /// The names of the sheets from which Swift is generated.
  private let generatedSheets: Set<String>
  /// The ``names``, once a rule has asked for them.
  private let knownNames = ComputedOnce<ThemeNames>()
  /// The ``otherSheets``, once a rule has asked for them.
  private let knownSheets = ComputedOnce<[LintedSheet]>()

  /// Creates the theme of some sheets, with the configuration and the environment of a linter.
  init(_ sheets: [LintedSheet], for linter: Linter) {
    self.sheets = sheets
    trees = linter.trees
    configuration = linter.configuration
    environment = linter.environment
    colorSchemes = linter.colorSchemes
    generatedSheets = linter.generatedSheets
  }

  /// What the sheets declare and ask for by name.
  var names: ThemeNames {
    knownNames.value { ThemeNames(sheets, usesDefaultSheet: configuration.usesDefaultSheet) }
  }

  /// The sheets of the theme that no findings are about: imported ones, and the default sheet if it lies below the others.
  var otherSheets: [LintedSheet] {
    knownSheets.value {
      importedSheets() + (configuration.usesDefaultSheet ? [Self.defaultSheet] : [])
    }
  }

  /// Whether Swift is generated from a sheet, so that the program may read each of its variables.
  func isGenerated(_ sheet: LintedSheet) -> Bool { generatedSheets.contains(sheet.source.name) }

  /// The types, states, classes and so on of the program.
  var vocabulary: Vocabulary { configuration.vocabulary }

  /// Returns all sheets in their order, after the default sheet if the configuration says so.
  ///
  /// The rules of the lowest sheet are those that it has compiled already.
  func composited() -> CSSStyleSheet {
    let all = (configuration.usesDefaultSheet ? [Self.defaultSheet] : []) + sheets
    guard let lowest = all.first, Set(all.map(\.source.name)).count == all.count else {
      return CSSStyleSheet(all.map(\.source), environment: environment)
    }
    let others = all.dropFirst().map(\.source)
    let index = others.isEmpty ? lowest.index : RuleIndex(lowest.index, adding: others)
    return CSSStyleSheet(index, environment: environment)
  }
}

extension LintedTheme {
  /// The sheets that the sheets of the theme import, directly or not, each once.
  private func importedSheets() -> [LintedSheet] {
    var seen = Set(sheets.map(\.source.name))
    var others: [LintedSheet] = []
    var pending = sheets.map(\.source)
    while let source = pending.popLast() {
      for imported in source.imports where seen.insert(imported.source.name).inserted {
        others.append(LintedSheet(imported.source))
        pending.append(imported.source)
      }
    }
    return others
  }

  /// The sheet that comes with Livery.
  static let defaultSheet: LintedSheet = {
    let name = "<default>"
    let tree = SyntaxTree(parsing: LiveryResources.defaultStyleSheet, name: name)
    return LintedSheet(StyleSource(tree, name: name, origin: .default))
  }()

  /// What a function finds in each sheet; it looks at several of them at once.
  func findings(_ find: @escaping @Sendable (LintedSheet) -> [Diagnostic]) -> [SheetFinding] {
    let found = concurrentMap(sheets.count) { [sheets] in find(sheets[$0]) }
    return found.enumerated().flatMap { number, found in found.map { SheetFinding(number, $0) } }
  }
}
