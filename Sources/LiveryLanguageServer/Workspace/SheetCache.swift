// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax
import LiveryJSON
import LiveryLinting

/// The parsed sheets of a project, each parsed again only if its text or a file that it imports
/// changed.
struct SheetCache {
  /// The root of the project.
  let root: LexicalPath
  /// The texts of the open documents.
  let texts: OpenTexts
  /// The sheets by their names: the paths of their files relative to the root.
  private var entries: [String: Entry] = [:]

  private struct Entry {
    let sheet: ThemeSheet
    /// The revision of the open document, or `nil` for a file that is not open.
    let revision: Int?
    /// The trees of the imported files.
    var trees: SyntaxTreeCache
  }

  /// Creates an empty cache.
  init(root: LexicalPath, texts: OpenTexts) {
    self.root = root
    self.texts = texts
  }

  /// Returns the sheet of a file that is not open, or `nil` if it cannot be read.
  ///
  /// - Parameter name: The path of the file relative to the root.
  /// - Returns: The sheet, or `nil`.
  mutating func sheet(ofFile name: String) -> ThemeSheet? {
    if let entry = entries[name], entry.revision == nil { return entry.sheet }
    let path = root.appending(name).text
    let uri = DocumentURI(path: path)
    guard Self.isRegularFile(path) else {
      entries[name] = nil
      return nil
    }
    if JSONStyleSheet.isName(name) {
      if let text = try? SourceText(contentsOfFile: path, name: name) {
        return add(source(json: text, uri), uri, version: nil, revision: nil, SyntaxTreeCache())
      }
    } else if let stream = try? TokenStream(contentsOfFile: path, name: name) {
      return add(SyntaxTree(parsing: stream), named: name, uri, version: nil, revision: nil)
    }
    entries[name] = nil
    return nil
  }

  /// Returns whether a path is that of a readable regular file, which no other process has to write
  /// first.
  private static func isRegularFile(_ path: String) -> Bool {
    do throws(FileError) {
      _ = try OpenFile(path, .regular)
      return true
    } catch {
      return false
    }
  }

  /// Returns the sheet of an open document.
  mutating func sheet(of document: Document) -> ThemeSheet {
    let (uri, version, revision) = (document.uri, document.version, document.revision)
    if let entry = entries[document.name], entry.revision == revision,
      entry.sheet.version == version
    {
      return entry.sheet
    }
    switch document.content {
    case .css(let tree):
      return add(tree, named: document.name, uri, version: version, revision: revision)
    case .text(let text):
      return add(
        source(json: text, uri), uri, version: version, revision: revision, SyntaxTreeCache())
    }
  }

  /// Adds a sheet in CSS, with the imports of its last version if they did not change.
  private mutating func add(
    _ tree: SyntaxTree, named name: String, _ uri: DocumentURI, version: Int?, revision: Int?
  ) -> ThemeSheet {
    var trees = entries[name]?.trees ?? SyntaxTreeCache()
    let old =
      entries[name]?.sheet.source
      ?? StyleSource(SyntaxTree(parsing: ""), name: name, loader: loader(uri))
    let source = StyleSource(reparsing: tree, of: old, cache: &trees)
    return add(source, uri, version: version, revision: revision, trees)
  }

  private mutating func add(
    _ source: StyleSource, _ uri: DocumentURI, version: Int?, revision: Int?,
    _ trees: SyntaxTreeCache
  ) -> ThemeSheet {
    let root = root
    let sheet = ThemeSheet(source, uri: uri, version: version) { name in
      DocumentURI(path: root.appending(name).text)
    }
    entries[source.name] = Entry(sheet: sheet, revision: revision, trees: trees)
    return sheet
  }

  private func source(json text: SourceText, _ uri: DocumentURI) -> StyleSource {
    StyleSource(json: text, loader: loader(uri))
  }

  private func loader(_ uri: DocumentURI) -> DocumentLoader? {
    uri.path.map { DocumentLoader(forFile: $0, root: root, texts: texts) }
  }
}

extension SheetCache {
  /// Loads the imports of sheets again that import a file whose text changed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - document: The open document of the file, or `nil` if the file is not open.
  mutating func update(_ path: String, with document: Document?) {
    let name = LexicalPath(path).relative(to: root) ?? path
    if document == nil { entries[name] = nil }
    for (key, entry) in entries
    where key != name && entry.sheet.source.files.contains(where: { $0 == name || $0 == path }) {
      guard !entry.sheet.isGenerated else {
        entries[key] = nil
        continue
      }
      let location = DocumentLoader(forFile: path, root: root, texts: texts)
        .location(ofSheet: name)
      var trees = entry.trees.usedTrees(excluding: [location.identity])
      if case .css(let tree)? = document?.content {
        trees.add(tree, at: location, entry.sheet.stream.encoding)
      }
      let old = entry.sheet
      let source = StyleSource(reparsing: old.tree, of: old.source, cache: &trees)
      guard let uri = old.uri else { continue }
      _ = add(source, uri, version: old.version, revision: entry.revision, trees)
    }
  }

  /// Forgets the texts of files that are not open, and the imports of all sheets.
  mutating func forgetFiles() { entries = [:] }

  /// Forgets the sheets of files that are not part of the project any more.
  mutating func keep(_ names: Set<String>) {
    entries = entries.filter { names.contains($0.key) }
  }
}
