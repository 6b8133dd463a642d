// SPDX-License-Identifier: Apache-2.0
import CSSCascade
public import CSSSyntax
import Synchronization

extension Theme {
  /// Creates a theme of a base and a file on top of it, and caches its compiled form.
  ///
  /// ```swift
  /// let theme = try Theme(contentsOfFile: "app.css", cache: "cache")
  /// ```
  ///
  /// The folder stores the compiled theme with the checksums of all its input files: the style
  /// sheet, its imports and includes, files that were missing, and the base. A change of a single
  /// byte causes the theme to be parsed and compiled again. Modification dates are ignored. Damaged
  /// entries, and those of another version of the library, are replaced.
  ///
  /// If the folder is not writable or the disk is full, the only cost is the time of parsing.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - base: The style sheets below the file.
  ///   - cache: The path of the folder, which is created if it is missing; only the program may
  ///     write into it.
  ///   - failure: Receives the reason that the compiled theme could not be stored.
  /// - Throws: `SourceError` if the file cannot be read.
  public convenience init(
    contentsOfFile path: String, base: Base = .three20, cache: String,
    failure: (ThemeCacheError) -> Void = { _ in }
  ) throws(SourceError) {
    let cache = ThemeCache(folder: cache, base: base.sheet)
    if let sheet = cache.sheet(of: path) {
      self.init(sheet)
      cachedFile.withLock { $0 = path }
      return
    }
    try self.init(contentsOfFile: path, base: base)
    do throws(ThemeCacheError) { try cache.store(sheet, of: path) } catch { failure(error) }
  }
}
