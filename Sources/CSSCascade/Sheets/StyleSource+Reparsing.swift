// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

extension StyleSource {
  /// Creates the sheet of a file that was read again.
  ///
  /// - Parameters:
  ///   - tree: The current syntax tree of the file.
  ///   - old: The previous sheet.
  ///   - missingFiles: The files that the creator of the tree did not find.
  ///   - cache: The imported sheets that need no reading. On return, it also contains the new
  ///     imports.
  package init(
    reparsing tree: SyntaxTree, of old: StyleSource, missingFiles: [String] = [],
    cache: inout SyntaxTreeCache
  ) {
    let location =
      old.loader?.location(ofSheet: old.name) ?? ResourceLocation(name: old.name)
    let base = URLBase(sheet: old.name, location)
    var importLoader = ImportLoader(for: base, old.loader, origin: old.origin, cache: cache)
    let found = importLoader.imports(of: tree)
    cache = importLoader.trees
    self.init(
      tree, name: old.name, origin: old.origin, loader: old.loader, base: base,
      imports: found.imports, importDiagnostics: found.diagnostics,
      missingFiles: missingFiles + found.missingFiles, isFile: old.isFile, parse: old.parse)
  }

  /// Returns the sheet as a file in another language that can be read again.
  package func file(parsedBy parse: @escaping Parse) -> StyleSource {
    StyleSource(
      tree, name: name, origin: origin, loader: loader, base: base, imports: imports,
      importDiagnostics: importDiagnostics, missingFiles: missingFiles, isFile: true, parse: parse)
  }

  /// Returns whether another sheet has equal text, imports and import diagnostics.
  package func isSameWithDiagnostics(as other: StyleSource) -> Bool {
    isSame(as: other) && importDiagnostics == other.importDiagnostics
      && missingFiles == other.missingFiles && imports.count == other.imports.count
      && zip(imports, other.imports).allSatisfy {
        $0.rule == $1.rule && $0.source.isSameWithDiagnostics(as: $1.source)
      }
  }
}

extension CSSStyleSheet {
  /// Returns a stack with some sheets replaced by name, compiled together.
  package func replacing(_ sources: [StyleSource]) -> CSSStyleSheet {
    let new = Dictionary(sources.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    return CSSStyleSheet(
      self.sources.map { new[$0.name] ?? $0 }, environment: environment,
      functions: styleCache.stack.functions)
  }

  /// Returns whether another value has the identical stack of sheets.
  package func hasSameStack(as other: CSSStyleSheet) -> Bool {
    styleCache.stack === other.styleCache.stack
  }
}
