// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
import CSSSyntax

extension Theme {
  /// A theme of a compiled file, such as `livery compile` writes, which answers without being parsed.
  ///
  /// ```swift
  /// let theme = try Theme(compiledFile: "app.livery", sourceFile: "app.css") { refusal in
  ///   log(refusal.description)      // app.livery: the compiled theme is damaged; compile it again
  /// }
  /// ```
  ///
  /// The file holds all sheets of the stack it was compiled of, the default sheet too unless that was left out. It is read
  /// into memory once and not mapped, so the theme stays as it is when another program overwrites, truncates or removes
  /// the file. A file that is read while another program writes to it is refused as damaged.
  ///
  /// - Parameters:
  ///   - path: the compiled theme.
  ///   - sourceFile: the sheet that is read over the default sheet where the compiled theme is refused; by default none.
  ///   - refusal: takes why it was refused, when there is a source to read instead.
  /// - Throws: `CompiledThemeError` where the compiled theme is refused and no source is named; `SourceError` where the
  ///   source cannot be read either.
  public convenience init(
    compiledFile path: String, sourceFile: String? = nil,
    refusal: (CompiledThemeError) -> Void = { _ in }
  ) throws {
    do throws(CompiledThemeError) {
      self.init(try CSSStyleSheet(compiledFile: path))
    } catch {
      guard let sourceFile else { throw error }
      refusal(error)
      try self.init(contentsOfFile: sourceFile)
    }
  }

  /// A theme of the bytes of a compiled file, for those that come from elsewhere; pictures are not found.
  ///
  /// - Throws: why they are refused.
  public convenience init(compiled data: some Collection<UInt8>) throws(CompiledThemeError) {
    self.init(try CSSStyleSheet(compiled: data))
  }

  /// The theme as it is now, compiled: what ``init(compiledFile:sourceFile:refusal:)`` reads.
  ///
  /// Environment, functions and pipeline library are the program's, and not in it.
  public func compiled() -> [UInt8] { sheet.compiled() }
}
