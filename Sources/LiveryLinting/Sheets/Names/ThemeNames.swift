// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The names that a theme declares, in its sheets and in those that they import.
struct ThemeNames: Sendable {
  /// The custom properties that rules declare, and those that `@property` gives a value.
  private(set) var variables: Set<String> = []
  /// The custom properties that values and conditions ask for.
  private(set) var usedVariables: Set<String> = []
  /// The animations.
  private(set) var keyframes: Set<String> = []
  /// The words by which animations may be named.
  private(set) var animationWords: Set<String> = []
  /// The families of fonts that the theme brings along.
  private(set) var fontFamilies: Set<String> = []
  /// Whether everything that the sheets import was read: else nobody knows all names.
  private(set) var isComplete = true

  /// The names of some sheets, and of the default sheet where it lies under them.
  init(_ sheets: [LintedSheet], usesDefaultSheet: Bool) {
    var seen: Set<String> = []
    for sheet in sheets where seen.insert(sheet.source.name).inserted {
      add(sheet.names)
      addImports(of: sheet.source, &seen)
    }
    if usesDefaultSheet { add(LintedTheme.defaultSheet.names) }
  }

  private mutating func addImports(of source: StyleSource, _ seen: inout Set<String>) {
    let failures: Set<Diagnostic.Kind> = [.importNotLoaded, .importNotFound, .importUnreadable]
    if source.importDiagnostics.contains(where: { failures.contains($0.kind) }) {
      isComplete = false
    }
    for imported in source.imports where seen.insert(imported.source.name).inserted {
      add(SheetNames(imported.source.tree))
      addImports(of: imported.source, &seen)
    }
  }

  private mutating func add(_ names: SheetNames) {
    variables.formUnion(names.variableNames.texts(of: names.variables.lazy.map(\.name)))
    variables.formUnion(names.registered)
    usedVariables.formUnion(names.variableNames.texts(of: names.uses.lazy.map(\.name)))
    usedVariables.formUnion(names.conditional)
    keyframes.formUnion(names.keyframes)
    animationWords.formUnion(names.animationWords.texts)
    fontFamilies.formUnion(names.fontFamilies)
  }
}

extension AtomTable {
  /// All names.
  fileprivate var texts: some Sequence<String> {
    (0..<UInt32(truncatingIfNeeded: count)).lazy.map { self.text(of: Atom(rawValue: $0)) }
  }

  /// The names of some atoms, each once.
  fileprivate func texts(of atoms: some Sequence<Atom>) -> some Sequence<String> {
    var isTaken = Array(repeating: false, count: count)
    for atom in atoms { isTaken[Int(atom.rawValue)] = true }
    return isTaken.indices.lazy.filter { isTaken[$0] }
      .map { self.text(of: Atom(rawValue: UInt32(truncatingIfNeeded: $0))) }
  }
}
