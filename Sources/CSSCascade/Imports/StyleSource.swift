// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax

/// One parsed sheet of a ``CSSStyleSheet``: its name, its origin, its syntax tree and the sheets that it imports.
public struct StyleSource: Sendable {
  /// What the sheet is called: unique within a ``CSSStyleSheet``, and the file name in diagnostics.
  public let name: String
  /// Who wrote it.
  public let origin: Origin
  /// Reads what the sheet refers to: what it imports, pictures and fonts; nil where nothing is read.
  package let loader: (any ResourceLoader)?
  /// What the addresses in the sheet are relative to.
  package let base: URLBase
  private let content: SourceContent

  /// The compiled rules that those of other sheets can follow; `nil` for a sheet that has none.
  var compiledBase: CompiledSheet.Base? { content.base }

  /// Its rules, with all places and texts.
  ///
  /// That of a sheet in a compiled theme is parsed when it is asked for first.
  public var tree: SyntaxTree { content.parsed.tree }
  /// The sheets that it imports, in the order of its `@import` rules; those that could not be read are left out.
  ///
  /// A file that is imported twice stands here twice, and is parsed once.
  package var imports: [ImportedSource] { content.parsed.imports }
  /// What is wrong with its `@import` rules, in the order of the text.
  public var importDiagnostics: [Diagnostic] { content.parsed.importDiagnostics }
  /// The files that it imports or includes and that could not be read, in order.
  package var missingFiles: [String] { content.parsed.missingFiles }
  /// Whether the sheet is the file that it is called by, which can be read again.
  package private(set) var isFile = false
  /// Makes the rules of the file's bytes, and names the files that it looked for in vain; nil where the bytes are CSS.
  package private(set) var parse: Parse?

  /// Makes rules of a file that is no CSS.
  package typealias Parse =
    @Sendable (_ bytes: [UInt8]) -> (tree: SyntaxTree, missingFiles: [String])

  /// A sheet of a compiled theme.
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

  /// Names a parsed sheet, and reads what it imports.
  ///
  /// - Parameters:
  ///   - tree: the sheet.
  ///   - name: what it is called; what it refers to is found relative to that, where there is a loader.
  ///   - origin: who wrote it and what it imports.
  ///   - loader: reads what it imports and its pictures; without one nothing is read, and each `@import` is a diagnostic.
  ///   - missingFiles: the files that whoever made the tree looked for in vain.
  public init(
    _ tree: SyntaxTree, name: String, origin: Origin = .author,
    loader: (any ResourceLoader)? = nil, missingFiles: [String] = []
  ) {
    let location = loader?.location(ofSheet: name) ?? ResourceLocation(name: name)
    let base = URLBase(sheet: name, location)
    var loading = ImportLoading(for: base, loader, origin: origin)
    let found = loading.imports(of: tree)
    self.init(
      tree, name: name, origin: origin, loader: loader, base: base, imports: found.imports,
      importDiagnostics: found.diagnostics, missingFiles: missingFiles + found.missingFiles)
  }

  /// Reads and parses a file and what it imports; the sheet is called by its path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - origin: who wrote it and what it imports.
  ///   - loader: reads what it imports and its pictures; by default files in the folder of the file and in those inside that.
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

  /// The same sheet under another name; its addresses are relative to what they were relative to before.
  func renamed(_ name: String) -> StyleSource {
    name == self.name ? self : belonging(to: name, name: name)
  }

  /// The same source as a part of a sheet that has a name.
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
  /// The file that a place in the sheet stands in: the sheet's own name, or that of a file which it includes.
  package func file(of location: SourceLocation) -> String {
    tree.stream.sourceMap == nil ? name : location.name
  }

  /// Every file that the sheet was read from: its own, those that it includes, and those that it imports with all of theirs;
  /// each once, files that could not be read among them.
  ///
  /// Whoever wants to know when the sheet has to be read again watches these. The list is empty for a sheet that has no
  /// ``loader``, since it comes from no file.
  public var files: [String] {
    var files: [String] = []
    var known: Set<String> = []
    collectFiles(&files, &known)
    return files
  }

  private func collectFiles(_ files: inout [String], _ known: inout Set<String>) {
    guard loader != nil else { return }
    let included = tree.stream.sourceMap?.originals.dropFirst().map(\.name) ?? []
    for file in [base.location.name] + included + missingFiles where known.insert(file).inserted {
      files.append(file)
    }
    for imported in imports { imported.source.collectFiles(&files, &known) }
  }
}

/// A sheet that another one imports, and the rule that says so.
package struct ImportedSource: Sendable {
  /// The rule: what layer the sheet goes into, and when it counts.
  package let rule: ImportRule
  /// The sheet, with the sheets that it imports itself.
  package let source: StyleSource
}
