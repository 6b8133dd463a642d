// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// A sheet of a ``CSSStyleSheet``: its name, its origin, its syntax tree and its imports.
public struct StyleSource: Sendable {
  /// The name of the sheet: unique within a ``CSSStyleSheet``, and the file name in diagnostics.
  public let name: String
  /// The origin of the sheet.
  public let origin: Origin
  /// The loader of imports, images and fonts; `nil` if no files are read.
  package let loader: (any ResourceLoader)?
  /// The base of the relative addresses in the sheet.
  package let base: URLBase
  private let content: SourceContent

  /// The compiled rules that rules of other sheets can follow; `nil` if the sheet has none.
  var compiledBase: CompiledSheet.Base? { content.base }

  /// The syntax tree of the sheet.
  ///
  /// A sheet of a compiled theme is parsed on first use.
  public var tree: SyntaxTree { content.parsed.tree }
  /// The imported sheets, in the order of the `@import` rules, without unreadable ones.
  ///
  /// A file that is imported twice occurs twice, but is parsed once.
  package var imports: [ImportedSource] { content.parsed.imports }
  /// The diagnostics of `@import` rules, in source order.
  public var importDiagnostics: [Diagnostic] { content.parsed.importDiagnostics }
  /// The imported or included files that could not be read, in order.
  package var missingFiles: [String] { content.parsed.missingFiles }
  /// Whether the sheet's name is the path of its file, which can be read again.
  package private(set) var isFile = false
  /// The function that parses the file's bytes; `nil` if the file is CSS.
  package private(set) var parse: Parse?

  /// A function that converts the bytes of another format to a tree, and returns the missing files.
  package typealias Parse =
    @Sendable (_ bytes: [UInt8]) -> (tree: SyntaxTree, missingFiles: [String])

  /// Creates a sheet of a compiled theme.
  init(
    _ sheet: CompiledSheet, name: String, origin: Origin, loader: CompiledThemeLoader?,
    base: URLBase
  ) {
    self.name = name
    self.origin = origin
    self.loader = loader
    self.base = base
    content = .compiled(sheet)
  }

  init(
    _ tree: SyntaxTree, name: String, origin: Origin, loader: (any ResourceLoader)?, base: URLBase,
    imports: [ImportedSource], importDiagnostics: [Diagnostic], missingFiles: [String],
    isFile: Bool = false, parse: Parse? = nil
  ) {
    self.isFile = isFile
    self.parse = parse
    self.name = name
    self.origin = origin
    self.loader = loader
    self.base = base
    content = .parsed(
      ParsedSource(
        tree: tree.based(on: base), imports: imports, importDiagnostics: importDiagnostics,
        missingFiles: missingFiles))
  }

  /// Creates a sheet from a syntax tree and loads its imports.
  ///
  /// - Parameters:
  ///   - tree: the syntax tree.
  ///   - name: the name of the sheet; with a loader, its addresses are relative to it.
  ///   - origin: the origin of the sheet and its imports.
  ///   - loader: the loader of imports, images and fonts; without it each `@import` is a
  ///     diagnostic.
  ///   - missingFiles: the files that were not found when the tree was created.
  public init(
    _ tree: SyntaxTree, name: String, origin: Origin = .author,
    loader: (any ResourceLoader)? = nil, missingFiles: [String] = []
  ) {
    let location = loader?.location(ofSheet: name) ?? ResourceLocation(name: name)
    let base = URLBase(sheet: name, location)
    var importLoader = ImportLoader(for: base, loader, origin: origin)
    let found = importLoader.imports(of: tree)
    self.init(
      tree, name: name, origin: origin, loader: loader, base: base, imports: found.imports,
      importDiagnostics: found.diagnostics, missingFiles: missingFiles + found.missingFiles)
  }

  /// Reads and parses a file and its imports; the path is the name of the sheet.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - origin: the origin of the sheet and its imports.
  ///   - loader: the loader of imports, images and fonts; by default it reads files in the file's
  ///     folder and its subfolders.
  /// - Throws: `SourceError` when the file itself cannot be read.
  public init(
    contentsOfFile path: String, origin: Origin = .author, loader: (any ResourceLoader)? = nil
  ) throws(SourceError) {
    let stream = try TokenStream(contentsOfFile: path)
    self.init(
      SyntaxTree(parsing: stream), name: stream.name, origin: origin,
      loader: loader ?? FileResourceLoader(forFile: path))
    isFile = true
  }

  /// Returns the sheet with another name; the base of its addresses is unchanged.
  func renamed(_ name: String) -> StyleSource {
    name == self.name ? self : belonging(to: name, name: name)
  }

  /// Returns the source as a part of the sheet with a name.
  private func belonging(to sheet: String, name: String) -> StyleSource {
    StyleSource(
      tree, name: name, origin: origin, loader: loader,
      base: URLBase(sheet: sheet, base.location),
      imports: imports.map {
        ImportedSource(
          rule: $0.rule, source: $0.source.belonging(to: sheet, name: $0.source.name))
      }, importDiagnostics: importDiagnostics, missingFiles: missingFiles, isFile: isFile,
      parse: parse)
  }
}

extension StyleSource {
  /// Returns the file of a location: the sheet itself, or a file that it includes.
  package func file(of location: SourceLocation) -> String {
    tree.stream.sourceMap == nil ? name : location.name
  }

  /// The distinct files of the sheet: its own, its includes, and the files of its imports.
  ///
  /// Missing files are included. Watch these files to learn when to reload the sheet. The list is
  /// empty for a sheet without a `loader`, because it comes from no file.
  public var files: [String] {
    var files: [String] = []
    var visited: Set<String> = []
    collectFiles(&files, &visited)
    return files
  }

  private func collectFiles(_ files: inout [String], _ visited: inout Set<String>) {
    guard loader != nil else { return }
    let included = tree.stream.sourceMap?.originals.dropFirst().map(\.name) ?? []
    for file in [base.location.name] + included + missingFiles where visited.insert(file).inserted {
      files.append(file)
    }
    for imported in imports { imported.source.collectFiles(&files, &visited) }
  }
}

/// An imported sheet with its `@import` rule.
package struct ImportedSource: Sendable {
  /// The rule, with the layer and the conditions of the sheet.
  package let rule: ImportRule
  /// The sheet, with its own imports.
  package let source: StyleSource
}
