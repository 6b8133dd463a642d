// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

extension StyleSource {
  /// Reads a file of a theme, and what it imports or includes; its ending says what it is.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet([
  ///   try StyleSource(contentsOfThemeFile: "themes/base.css"),
  ///   try StyleSource(contentsOfThemeFile: "themes/caret.json"),
  /// ])
  /// ```
  ///
  /// A file that ends in `.json` is a style sheet in JSON, see ``JSONStyleSheet``; every other one is CSS. The sheet is called
  /// by its path.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - origin: who wrote it and what it reads.
  ///   - loader: reads what it imports, includes and shows; by default files in the folder of the file and in those inside
  ///     that.
  ///   - remote: reads the `remote` parts of what a style sheet in JSON includes; without one the local files are read.
  /// - Throws: `SourceError` when the file itself cannot be read.
  package init(
    contentsOfThemeFile path: String, origin: Origin = .author,
    loader: (any ResourceLoader)? = nil, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    guard JSONStyleSheet.isName(path) else {
      try self.init(contentsOfFile: path, origin: origin, loader: loader)
      return
    }
    let loader = loader ?? FileResourceLoader(forFile: path)
    let source = StyleSource(
      json: try SourceText(contentsOfFile: path), origin: origin, loader: loader, remote: remote)
    self = source.file { bytes in
      let sheet = JSONStyleSheet(
        SourceText(decoding: bytes, name: path), loader: loader, remote: remote)
      return (sheet.tree, sheet.missingFiles)
    }
  }
}

extension JSONStyleSheet {
  /// Whether a file of a name is a style sheet in JSON: it ends in `.json`, in any case.
  package static func isName(_ path: String) -> Bool {
    path.utf8.count > 5 && path.suffix(5).lowercased() == ".json"
  }
}
