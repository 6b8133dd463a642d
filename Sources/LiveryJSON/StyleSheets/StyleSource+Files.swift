// SPDX-License-Identifier: Apache-2.0
package import CSSCascade
package import CSSSyntax

extension StyleSource {
  /// Reads a theme file in CSS or JSON, and the files that it imports or includes.
  ///
  /// ```swift
  /// let sheet = CSSStyleSheet([
  ///   try StyleSource(contentsOfThemeFile: "themes/base.css"),
  ///   try StyleSource(contentsOfThemeFile: "themes/caret.json"),
  /// ])
  /// ```
  ///
  /// A file with the extension `.json` is a JSON style sheet, see ``JSONStyleSheet``; any other
  /// file is CSS. The name of the sheet is its path.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - origin: the cascade origin of the sheet.
  ///   - loader: the loader of imports, includes and images; by default it reads files in the
  ///     folder of the file and its subfolders.
  ///   - remote: the loader of `remote` includes in a JSON style sheet; without it, the local files
  ///     are read.
  /// - Throws: `SourceError` if the file itself cannot be read.
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
  /// Returns whether a file name is that of a JSON style sheet: it ends with `.json`, in any case.
  package static func isName(_ path: String) -> Bool {
    path.utf8.count > 5 && path.suffix(5).lowercased() == ".json"
  }
}
