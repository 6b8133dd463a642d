// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax
import LiveryJSON

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension CSSStyleSheet {
  /// Reads and parses the file at a URL: CSS, or a style sheet in JSON where its name ends in `.json`.
  ///
  /// - Throws: `SourceError` when it cannot be read.
  public init(contentsOf url: URL, origin: Origin = .author) throws {
    self.init([try StyleSource(contentsOfThemeFile: url.path, origin: origin)])
  }

  /// Reads the file at a URL and puts it on top.
  ///
  /// - Throws: `SourceError` when it cannot be read; the sheet is then unchanged.
  public mutating func add(contentsOf url: URL) throws {
    try add(contentsOfThemeFile: url.path)
  }
}

extension Theme {
  /// A theme of the default sheet and the file at a URL on top of it.
  ///
  /// - Throws: `SourceError` when the file cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOfFile: url.path)
  }

  /// Reads the file at a URL and puts it on top.
  ///
  /// - Throws: `SourceError` when it cannot be read; the theme is then unchanged.
  public func add(contentsOf url: URL) throws {
    try add(contentsOfFile: url.path)
  }
}
