// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// `@export(implementation)` compiles a member into its callers, so that only programs that use a
// `URL` link Foundation.

extension CSSStyleSheet {
  /// Reads and parses the file at a URL: a JSON style sheet if its name ends in `.json`, else CSS.
  ///
  /// - Throws: `SourceError` if the file cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public init(contentsOf url: URL, origin: Origin = .author) throws {
    self.init()
    try add(contentsOfThemeFile: url.path, origin: origin)
  }

  /// Reads the file at a URL and adds it on top of the stack.
  ///
  /// - Throws: `SourceError` if the file cannot be read; the stack is then unchanged.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public mutating func add(contentsOf url: URL) throws {
    try add(contentsOfThemeFile: url.path)
  }
}

extension Theme {
  /// Creates a theme of a base and the file at a URL on top of it.
  ///
  /// - Throws: `SourceError` if the file cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(contentsOf url: URL, base: Base = .three20) throws {
    try self.init(contentsOfFile: url.path, base: base)
  }

  /// Reads the file at a URL and adds it on top of the stack.
  ///
  /// - Throws: `SourceError` if the file cannot be read; the theme is then unchanged.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public func add(contentsOf url: URL) throws {
    try add(contentsOfFile: url.path)
  }

  /// Creates a theme of the compiled file at a URL; see ``init(compiledFile:sourceFile:base:onRejection:)``.
  ///
  /// - Throws: `CompiledThemeError` if the file is rejected and there is no source; `SourceError`
  ///   if the source cannot be read either.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(
    compiled url: URL, source: URL? = nil, base: Base = .three20,
    onRejection: (CompiledThemeError) -> Void = { _ in }
  ) throws {
    try self.init(
      compiledFile: url.path, sourceFile: source?.path, base: base, onRejection: onRejection)
  }

  /// Creates a theme of the file at a URL, with a cache folder at another one.
  ///
  /// See ``init(contentsOfFile:base:cache:failure:)``.
  ///
  /// - Throws: `SourceError` if the file cannot be read.
  #if hasAttribute(export)
    @export(implementation)
  #endif
  public convenience init(
    contentsOf url: URL, base: Base = .three20, cache: URL,
    failure: (ThemeCacheError) -> Void = { _ in }
  ) throws {
    try self.init(contentsOfFile: url.path, base: base, cache: cache.path, failure: failure)
  }
}
