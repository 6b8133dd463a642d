// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON

extension CSSStyleSheet {
  /// Reads a file and adds it on top of the stack; the file name extension selects CSS or JSON.
  ///
  /// - Parameters:
  ///   - path: The path of the file, which also names the style sheet.
  ///   - origin: The cascade origin of the file.
  ///   - remote: The loader of the `remote` includes of a JSON style sheet; without one, local
  ///     files are read.
  /// - Throws: `SourceError` if the file itself cannot be read; the stack is then unchanged.
  public mutating func add(
    contentsOfThemeFile path: String, origin: Origin = .author, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    add(try StyleSource(contentsOfThemeFile: path, origin: origin, remote: remote))
  }
}
