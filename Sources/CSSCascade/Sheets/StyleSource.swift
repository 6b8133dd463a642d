// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One parsed sheet of a ``CSSStyleSheet``: its name, its origin, its syntax tree and the sheets that it imports.
public struct StyleSource: Sendable {
  /// What the sheet is called: unique within a ``CSSStyleSheet``, and the file name in diagnostics.
  public let name: String
  /// Who wrote it.
  public let origin: Origin
  /// Its rules, with all places and texts.
  public let tree: SyntaxTree
  /// The sheets that it imports, in the order of its `@import` rules; those that could not be read are left out.
  ///
  /// A file that is imported twice stands here twice, with one and the same tree.
  public let imports: [ImportedSource]
  /// What is wrong with its `@import` rules, in the order of the text.
  public let importDiagnostics: [Diagnostic]

  init(
    _ tree: SyntaxTree, name: String, origin: Origin, imports: [ImportedSource],
    importDiagnostics: [Diagnostic]
  ) {
    self.tree = tree
    self.name = name
    self.origin = origin
    self.imports = imports
    self.importDiagnostics = importDiagnostics
  }

  /// Names a parsed sheet, and reads what it imports.
  ///
  /// - Parameters:
  ///   - tree: the sheet.
  ///   - name: what it is called; what it imports is found relative to that, where there is a loader.
  ///   - origin: who wrote it and what it imports.
  ///   - loader: reads what it imports; without one nothing is read, and each `@import` is a diagnostic.
  public init(
    _ tree: SyntaxTree, name: String, origin: Origin = .author,
    loader: (any ResourceLoader)? = nil
  ) {
    var loading = ImportLoading(loader, origin: origin)
    let (imports, diagnostics) = loading.imports(of: tree, name: name)
    self.init(
      tree, name: name, origin: origin, imports: imports, importDiagnostics: diagnostics)
  }

  /// Reads and parses a file and what it imports; the sheet is called by its path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - origin: who wrote it and what it imports.
  ///   - loader: reads what it imports; by default files in the folder of the file and in those inside that.
  /// - Throws: `SourceError` when the file itself cannot be read.
  public init(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    let stream = try TokenStream(contentsOfFile: path)
    self.init(
      SyntaxTree(parsing: stream), name: stream.name, origin: origin,
      loader: loader ?? FileResourceLoader(forFile: path))
  }

  /// The same sheet under another name.
  func renamed(_ name: String) -> StyleSource {
    StyleSource(
      tree, name: name, origin: origin, imports: imports, importDiagnostics: importDiagnostics)
  }
}
