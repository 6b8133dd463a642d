// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension StyleSource {
  /// The sheet of a file that was read again.
  ///
  /// - Parameters:
  ///   - tree: what the file holds now.
  ///   - old: the sheet as it was.
  ///   - missingFiles: the files that whoever made the tree looked for in vain.
  ///   - known: the imported sheets that need not be read; afterwards all that it imports.
  package init(
    rereading tree: SyntaxTree, of old: StyleSource, missingFiles: [String] = [],
    known: inout KnownTrees
  ) {
    let location =
      old.loader?.location(ofSheet: old.name) ?? ResourceLocation(name: old.name)
    let base = URLBase(sheet: old.name, location)
    var loading = ImportLoading(for: base, old.loader, origin: old.origin, known: known)
    let found = loading.imports(of: tree)
    known = loading.trees
    self.init(
      tree, name: old.name, origin: old.origin, loader: old.loader, base: base,
      imports: found.imports, importDiagnostics: found.diagnostics,
      missingFiles: missingFiles + found.missingFiles, isFile: old.isFile, parse: old.parse)
  }

  /// The same sheet as a file that is no CSS and can be read again.
  package func file(parsedBy parse: @escaping Parse) -> StyleSource {
    StyleSource(
      tree, name: name, origin: origin, loader: loader, base: base, imports: imports,
      importDiagnostics: importDiagnostics, missingFiles: missingFiles, isFile: true, parse: parse)
  }

  /// Whether this is the same text as another sheet, with the same imports, of which the same is wrong.
  package func isSameWhole(as other: StyleSource) -> Bool {
    isSame(as: other) && importDiagnostics == other.importDiagnostics
      && missingFiles == other.missingFiles && imports.count == other.imports.count
      && zip(imports, other.imports).allSatisfy {
        $0.rule == $1.rule && $0.source.isSameWhole(as: $1.source)
      }
  }
}

extension CSSStyleSheet {
  /// The same sheets, some of which were read again, compiled in one go.
  package func replacing(_ sources: [StyleSource]) -> CSSStyleSheet {
    let new = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    return CSSStyleSheet(
      self.sources.map { new[$0.name] ?? $0 }, environment: environment,
      functions: answers.stack.functions)
  }

  /// Whether these are the sheets of another value, unchanged since.
  package func hasSameStack(as other: CSSStyleSheet) -> Bool {
    answers.stack === other.answers.stack
  }
}
