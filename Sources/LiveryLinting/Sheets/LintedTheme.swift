// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryBases
import Synchronization

/// The sheets of a theme in cascade order, with the data that rules need from all of them.
final class LintedTheme: Sendable {
  /// The sheets to report findings for.
  let sheets: [LintedSheet]
  /// The linter, with the configuration of the project.
  private let linter: Linter
  /// The last check of the theme.
  let history: ThemeHistory
  /// The lazily computed ``names``.
  private let namesCache = ComputedOnce<ThemeNames>()
  /// The lazily computed ``importedSheets``.
  private let importedSheetsCache = ComputedOnce<[LintedSheet]>()
  /// The contrasts in this version, if a rule computed them.
  private let contrast = Mutex<ContrastMemory?>(nil)

  /// Creates the theme of some sheets, with the configuration and the environment of a linter.
  ///
  /// - Parameters:
  ///   - sheets: The sheets to report findings for.
  ///   - linter: The linter.
  ///   - history: The last check of the theme.
  init(
    _ sheets: [LintedSheet], for linter: Linter, after history: ThemeHistory = ThemeHistory()
  ) {
    self.sheets = sheets
    self.linter = linter
    self.history = history
  }

  /// The lint configuration of the project.
  var configuration: LintConfiguration { linter.configuration }

  /// The elements of the program.
  var trees: [StyleElement] { linter.trees }

  /// The color schemes in which styles are computed.
  var colorSchemes: [CSSColorScheme] { linter.colorSchemes }

  /// The names that the sheets declare and refer to.
  var names: ThemeNames {
    namesCache.value { ThemeNames(sheets + otherSheets) }
  }

  /// The sheets of the theme without findings: imported ones, and those of the base.
  var otherSheets: [LintedSheet] {
    importedSheets + (configuration.base?.lintedSheets ?? [])
  }

  /// The sheets that the theme imports.
  private var importedSheets: [LintedSheet] {
    importedSheetsCache.value { imports() }
  }

  /// Returns whether Swift is generated from a sheet, so that the program may read each of its
  /// variables.
  func isGenerated(_ sheet: LintedSheet) -> Bool {
    linter.generatedSheets.contains(sheet.source.name)
  }

  /// The types, states, classes and other names of the program.
  var vocabulary: Vocabulary { configuration.vocabulary }

  /// Returns the composited sheets in their order, above the base.
  ///
  /// Reuses the compiled rules of the lowest sheet.
  func composited() -> CSSStyleSheet {
    let all = (configuration.base?.lintedSheets ?? []) + sheets
    guard let lowest = all.first, Set(all.map(\.source.name)).count == all.count else {
      return CSSStyleSheet(all.map(\.source), environment: linter.environment)
    }
    let others = all.dropFirst().map(\.source)
    let index = others.isEmpty ? lowest.index : RuleIndex(lowest.index, adding: others)
    return CSSStyleSheet(index, environment: linter.environment)
  }
}

extension LintedTheme {
  /// Returns the sheets that the theme imports, directly or indirectly, each once.
  private func imports() -> [LintedSheet] {
    var visited = Set(sheets.map(\.source.name))
    var imported: [LintedSheet] = []
    var pending = sheets.map(\.source)
    while let source = pending.popLast() {
      for source in source.imports.lazy.map(\.source) where visited.insert(source.name).inserted {
        if let known = history.memory.importedSheets[source.name],
          source.hasSameFindings(as: known.source)
        {
          imported.append(known)
        } else {
          imported.append(LintedSheet(unchecked: source))
        }
        pending.append(source)
      }
    }
    return imported
  }

  /// The results that a later check can use.
  var memory: ThemeMemory {
    var memory = history.memory
    if let imported = importedSheetsCache.valueIfComputed {
      memory.importedSheets = Dictionary(
        uniqueKeysWithValues: imported.map { ($0.source.name, $0) })
    }
    if let contrast = contrast.withLock(\.self) { memory.contrast = contrast }
    return memory
  }

  /// Stores the contrasts of this version for a later check.
  func rememberContrasts(_ contrasts: ContrastMemory) { contrast.withLock { $0 = contrasts } }

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
  private static let three20Sheets = three20.sheet.sources.map { LintedSheet(unchecked: $0) }
  private static let harborSheets = harbor.sheet.sources.map { LintedSheet(unchecked: $0) }

  /// The sheets of the base theme, which are analyzed once.
  fileprivate var lintedSheets: [LintedSheet] {
    switch self {
    case .three20: Self.three20Sheets
    case .harbor: Self.harborSheets
    }
  }
}
