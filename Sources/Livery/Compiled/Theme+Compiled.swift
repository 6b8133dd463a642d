// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax

extension Theme {
  /// Creates a theme of a compiled file, which `livery compile` writes, without parsing.
  ///
  /// ```swift
  /// let theme = try Theme(compiledFile: "app.livery", sourceFile: "app.css") { error in
  ///   log(error.description)      // app.livery: the compiled theme is damaged; compile it again
  /// }
  /// ```
  ///
  /// The file contains all style sheets of the stack that it was compiled from, including the
  /// default style sheet unless that was omitted. The file is read into memory once and not mapped,
  /// so the theme is unaffected if another program overwrites, truncates or removes it. A file that
  /// another program is writing is rejected as damaged.
  ///
  /// - Parameters:
  ///   - path: The path of the compiled theme.
  ///   - sourceFile: The style sheet to read over the base if the compiled theme is rejected; by
  ///     default none.
  ///   - base: The style sheets below the source.
  ///   - onRejection: Receives the reason for the rejection, if there is a source to read instead.
  /// - Throws: `CompiledThemeError` if the compiled theme is rejected and there is no source;
  ///   `SourceError` if the source cannot be read either.
  public convenience init(
    compiledFile path: String, sourceFile: String? = nil, base: Base = .three20,
    onRejection: (CompiledThemeError) -> Void = { _ in }
  ) throws {
    do throws(CompiledThemeError) {
      self.init(try CSSStyleSheet(compiledFile: path))
    } catch {
      guard let sourceFile else { throw error }
      onRejection(error)
      try self.init(contentsOfFile: sourceFile, base: base)
    }
  }

  /// Creates a theme of the bytes of a compiled file, for other storage; images are not resolved.
  ///
  /// - Throws: The reason that the bytes are rejected.
  public convenience init(compiled data: some Collection<UInt8>) throws(CompiledThemeError) {
    self.init(try CSSStyleSheet(compiled: data))
  }

  /// Returns the theme in compiled form, for ``init(compiledFile:sourceFile:base:onRejection:)``.
  ///
  /// Environment, functions and pipeline library belong to the program and are not included.
  public func compiled() -> [UInt8] { sheet.compiled() }
}
