// SPDX-License-Identifier: Apache-2.0
import CSSCascade
public import CSSSyntax
import Synchronization

extension Theme {
  /// A theme of the default sheet and one file on top of it, which is parsed once and from then on found in a folder.
  ///
  /// ```swift
  /// let theme = try Theme(contentsOfFile: "app.css", cache: "cache")
  /// ```
  ///
  /// The folder keeps what was compiled, with what every file was that it was made from: the sheet, what it imports and
  /// includes, files that were missing, and the library's own default sheet. One byte of one of these changed, and the theme is parsed
  /// and compiled again. Modification dates are not looked at. What is damaged in the folder, or comes from another version
  /// of the library, is replaced.
  ///
  /// A folder that cannot be written to, or a full disk, costs the time of parsing and nothing else.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - cache: the folder, which is made when it is not there; nobody but the program is to write into it.
  ///   - failure: takes why the compiled theme could not be kept.
  /// - Throws: `SourceError` when the file cannot be read.
  public convenience init(
    contentsOfFile path: String, cache: String, failure: (ThemeCacheError) -> Void = { _ in }
  ) throws(SourceError) {
    let cache = ThemeCache(folder: cache)
    if let sheet = cache.sheet(of: path) {
      self.init(sheet)
      cachedFile.withLock { $0 = path }
      return
    }
    try self.init(contentsOfFile: path)
    do throws(ThemeCacheError) { try cache.store(sheet, of: path) } catch { failure(error) }
  }
}
