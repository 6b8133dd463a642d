// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The names that a theme declares, including its imported sheets.
struct ThemeNames: Sendable {
  /// The custom properties that rules declare, or that `@property` gives an initial value.
  private(set) var variables: Set<String> = []
  /// The custom properties that values and conditions refer to.
  private(set) var usedVariables: Set<String> = []
  /// The names of the animations.
  private(set) var keyframes: Set<String> = []
  /// The words that may refer to animations.
  private(set) var animationReferences: Set<String> = []
  /// The font families that `@font-face` rules declare.
  private(set) var fontFamilies: Set<String> = []
  /// Whether all imported sheets were loaded.
  ///
  /// If not, some names are unknown.
  private(set) var isComplete = true

  /// Collects the names of all sheets of a theme, with the imported ones.
  init(_ sheets: [LintedSheet]) {
    let failures: Set<Diagnostic.Kind> = [.importNotLoaded, .importNotFound, .importUnreadable]
    for sheet in sheets {
      add(sheet.names)
      if sheet.source.importDiagnostics.contains(where: { failures.contains($0.kind) }) {
        isComplete = false
      }
    }
  }

  private mutating func add(_ names: SheetNames) {
    variables.formUnion(names.variableNames.texts(of: names.variables.lazy.map(\.name)))
    variables.formUnion(names.registered)
    usedVariables.formUnion(names.variableNames.texts(of: names.uses.lazy.map(\.name)))
    usedVariables.formUnion(names.conditional)
    keyframes.formUnion(names.keyframes)
    animationReferences.formUnion(names.animationReferences.texts)
    fontFamilies.formUnion(names.fontFamilies)
  }
}

extension AtomTable {
  /// All names in the table.
  fileprivate var texts: some Sequence<String> {
    (0..<UInt32(truncatingIfNeeded: count)).lazy.map { self.text(of: Atom(rawValue: $0)) }
  }

  /// Returns the names of some atoms, each once.
  fileprivate func texts(of atoms: some Sequence<Atom>) -> some Sequence<String> {
    var isIncluded = Array(repeating: false, count: count)
    for atom in atoms { isIncluded[Int(atom.rawValue)] = true }
    return isIncluded.indices.lazy.filter { isIncluded[$0] }
      .map { self.text(of: Atom(rawValue: UInt32(truncatingIfNeeded: $0))) }
  }
}
