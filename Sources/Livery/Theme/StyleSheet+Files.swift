// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSSyntax
import LiveryJSON

extension CSSStyleSheet {
  /// Reads a file and puts it on top; its ending says whether it is CSS or a style sheet in JSON.
  ///
  /// - Parameters:
  ///   - path: the file; the sheet is called by it.
  ///   - origin: The cascade origin of the file.
  ///   - remote: reads the `remote` parts of what a style sheet in JSON includes; without one the local files are read.
  /// - Throws: `SourceError` when the file itself cannot be read; the sheet is then unchanged.
  public mutating func add(
    contentsOfThemeFile path: String, origin: Origin = .author, remote: (any RemoteLoader)? = nil
  ) throws(SourceError) {
    add(try StyleSource(contentsOfThemeFile: path, origin: origin, remote: remote))
  }
}
