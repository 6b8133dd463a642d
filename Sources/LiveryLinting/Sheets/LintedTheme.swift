// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryBases

/// The sheets of a theme in cascade order, with the data that rules need from all of them.
final class LintedTheme: Sendable {
  /// The sheets to report findings for.
  let sheets: [LintedSheet]
  /// The lint configuration of the project.
  let configuration: LintConfiguration
  /// The elements of the program.
  let trees: [StyleElement]
  /// The environment in which styles are computed, apart from the color scheme.
  private let environment: StyleEnvironment
  /// The color schemes in which styles are computed.
  let colorSchemes: [CSSColorScheme]
  /// The names of the sheets from which Swift is generated.
  private let generatedSheets: Set<String>
  /// The lazily computed ``names``.
  private let namesCache = ComputedOnce<ThemeNames>()
  /// The lazily computed ``otherSheets``.
  private let otherSheetsCache = ComputedOnce<[LintedSheet]>()

  /// Creates the theme of some sheets, with the configuration and the environment of a linter.
  init(_ sheets: [LintedSheet], for linter: Linter) {
    self.sheets = sheets
    trees = linter.trees
    configuration = linter.configuration
    environment = linter.environment
    colorSchemes = linter.colorSchemes
    generatedSheets = linter.generatedSheets
  }

  /// The names that the sheets declare and refer to.
  var names: ThemeNames {
    namesCache.value { ThemeNames(sheets + baseSheets) }
  }

  /// The sheets of the theme without findings: imported ones, and those of the base.
  var otherSheets: [LintedSheet] {
    otherSheetsCache.value { imports(of: sheets) + baseSheets + imports(of: baseSheets) }
  }

  /// The sheets of the base, without their imports.
  private var baseSheets: [LintedSheet] { configuration.base?.lintedSheets ?? [] }

  /// Returns whether Swift is generated from a sheet, so that the program may read each of its
  /// variables.
  func isGenerated(_ sheet: LintedSheet) -> Bool { generatedSheets.contains(sheet.source.name) }

  /// The types, states, classes and other names of the program.
  var vocabulary: Vocabulary { configuration.vocabulary }

  /// Returns the composited sheets in their order, above the base.
  ///
  /// Reuses the compiled rules of the lowest sheet.
  func composited() -> CSSStyleSheet {
    let all = baseSheets + sheets
    guard let lowest = all.first, Set(all.map(\.source.name)).count == all.count else {
      return CSSStyleSheet(all.map(\.source), environment: environment)
    }
    let others = all.dropFirst().map(\.source)
    let index = others.isEmpty ? lowest.index : RuleIndex(lowest.index, adding: others)
    return CSSStyleSheet(index, environment: environment)
  }
}

extension LintedTheme {
  /// Returns the sheets that some sheets import, directly or indirectly, each once.
  private func imports(of sheets: [LintedSheet]) -> [LintedSheet] {
    var visited = Set(sheets.map(\.source.name))
    var others: [LintedSheet] = []
    var pending = sheets.map(\.source)
    while let source = pending.popLast() {
      for imported in source.imports where visited.insert(imported.source.name).inserted {
        others.append(LintedSheet(imported.source))
        pending.append(imported.source)
      }
    }
    return others
  }

  /// Returns the findings of a function in each sheet.
  ///
  /// The function runs on several sheets at once.
  func findings(_ find: @escaping @Sendable (LintedSheet) -> [Diagnostic]) -> [ThemeRuleFinding] {
    let found = concurrentMap(sheets.count) { [sheets] in find(sheets[$0]) }
    return found.enumerated().flatMap { number, found in
      found.map { ThemeRuleFinding(inSheet: number, $0) }
    }
  }
}

extension BaseTheme {
  private static let three20Sheets = three20.sheet.sources.map { LintedSheet($0) }
  private static let harborSheets = harbor.sheet.sources.map { LintedSheet($0) }

  /// The sheets of the base theme, which are analyzed once.
  fileprivate var lintedSheets: [LintedSheet] {
    switch self {
    case .three20: Self.three20Sheets
    case .harbor: Self.harborSheets
    }
  }
}
