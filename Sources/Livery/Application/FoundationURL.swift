// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// `@export(implementation)` compiles a member into its callers, so that only programs that use a `URL` link Foundation.

extension CSSStyleSheet {
  /// Reads and parses the file at a URL: CSS, or a style sheet in JSON where its name ends in `.json`.
  ///
  /// - Throws: `SourceError` when it cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public init(contentsOf url: URL, origin: Origin = .author) throws {
    self.init()
    try add(contentsOfThemeFile: url.path, origin: origin)
  }

  /// Reads the file at a URL and puts it on top.
  ///
  /// - Throws: `SourceError` when it cannot be read; the sheet is then unchanged.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public mutating func add(contentsOf url: URL) throws {
    try add(contentsOfThemeFile: url.path)
  }
}

extension Theme {
  /// A theme of the default sheet and the file at a URL on top of it.
  ///
  /// - Throws: `SourceError` when the file cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOfFile: url.path)
  }

  /// Reads the file at a URL and puts it on top.
  ///
  /// - Throws: `SourceError` when it cannot be read; the theme is then unchanged.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public func add(contentsOf url: URL) throws {
    try add(contentsOfFile: url.path)
  }

  /// A theme of the compiled file at a URL; see ``init(compiledFile:sourceFile:refusal:)``.
  ///
  /// - Throws: `CompiledThemeError` where it is refused and no source is named; `SourceError` where the source cannot be
  ///   read either.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(
    compiled url: URL, source: URL? = nil, refusal: (CompiledThemeError) -> Void = { _ in }
  ) throws {
    try self.init(compiledFile: url.path, sourceFile: source?.path, refusal: refusal)
  }

  /// A theme of the file at a URL, kept in the folder at another one; see ``init(contentsOfFile:cache:failure:)``.
  ///
  /// - Throws: `SourceError` when the file cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(
    contentsOf url: URL, cache: URL, failure: (ThemeCacheError) -> Void = { _ in }
  ) throws {
    try self.init(contentsOfFile: url.path, cache: cache.path, failure: failure)
  }
}
