// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension CSSStyleSheet {
  /// Returns the sheets as a compiled theme, which a program can load without parsing.
  ///
  /// The bytes contain the compiled rules, the texts of the sheets and their imports, and the
  /// location of each rule in them. So tools lose no information. Files are named relative to the
  /// folder that contains all of them. Their pictures are found relative to the folder of the
  /// compiled theme.
  ///
  /// Values remain text until their first use, as in a parsed sheet. The bytes do not contain
  /// additions of the program, such as the environment and functions. Equal sheets result in equal
  /// bytes.
  ///
  /// ```swift
  /// let bytes = try CSSStyleSheet(contentsOfFile: "app.css").compiled()
  /// ```
  public func compiled() -> [UInt8] { compiled(from: []) }

  /// Returns the sheets as a compiled theme that records its input files.
  package func compiled(from inputs: [CompiledInput]) -> [UInt8] {
    CompiledThemeWriter.bytes(of: styleCache.index.fullyParsed, from: inputs)
  }

  /// The recorded input files of a compiled theme.
  ///
  /// Empty for parsed sheets.
  package var compiledInputs: [CompiledInput] { styleCache.index.inputs }

  /// The texts of the sheets and of their imports as input files, by their names.
  ///
  /// A compiled theme is not parsed for them.
  package var textInputs: [CompiledInput] { styleCache.index.textInputs }

  /// Whether the sheets come from a compiled theme without being parsed.
  package var isCompiled: Bool { styleCache.index.isCompiled }

  /// Loads a compiled theme, which needs no parsing.
  ///
  /// ```swift
  /// let sheet = try CSSStyleSheet(compiledFile: "app.livery")
  /// sheet.css(".badge", "color")
  /// ```
  ///
  /// The file is read into memory once and not mapped, so later changes of the file have no effect.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - loader: The loader of pictures and fonts. By default, it reads files in the folder of the
  ///     file and its subfolders.
  ///   - environment: The environment of media queries and values.
  /// - Throws: ``CompiledThemeError`` if the file cannot be used.
  /// - Complexity: Linear in the size of the file, at memory speed.
  public init(
    compiledFile path: String, loader: (any ResourceLoader)? = nil,
    environment: StyleEnvironment = StyleEnvironment()
  ) throws(CompiledThemeError) {
    try self.init(
      compiledFile: path, inPlaceOf: path, loader: loader ?? FileResourceLoader(forFile: path),
      environment: environment)
  }

  /// Loads a compiled theme that is in a different folder than its sheets.
  ///
  /// URLs are relative to the folder of another file.
  package init(
    compiledFile path: String, inPlaceOf source: String, loader: any ResourceLoader,
    environment: StyleEnvironment = StyleEnvironment()
  ) throws(CompiledThemeError) {
    let file: FileContents
    do throws(FileError) { file = try FileContents(contentsOfFile: path) } catch {
      throw .unreadable(SourceError(error))
    }
    let index = try CompiledThemeReader.index(
      of: file, name: path, folder: FileAddress(path: source).folder.text, loader: loader)
    self.init(index, environment: environment)
  }

  /// Loads a compiled theme from its bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - name: The name of the bytes in errors.
  ///   - loader: The loader of pictures and fonts, or `nil` for none.
  ///   - environment: The environment of media queries and values.
  /// - Throws: ``CompiledThemeError`` if the bytes cannot be used.
  public init(
    compiled data: some Collection<UInt8>, name: String = "<data>",
    loader: (any ResourceLoader)? = nil, environment: StyleEnvironment = StyleEnvironment()
  ) throws(CompiledThemeError) {
    let index = try CompiledThemeReader.index(
      of: FileContents(copying: data), name: name, folder: "", loader: loader)
    self.init(index, environment: environment)
  }

  /// Loads a base theme, which is a compiled theme in the library, without copying.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, aligned to eight bytes and valid until the program ends.
  ///   - name: The name of the theme in errors.
  /// - Precondition: The bytes have the current version of the format.
  package init(baseTheme bytes: UnsafeRawBufferPointer, name: String) {
    do throws(CompiledThemeError) {
      let index = try CompiledThemeReader.index(
        of: FileContents(permanent: bytes), name: name, folder: "", loader: nil)
      self.init(index, environment: StyleEnvironment())
    } catch {
      preconditionFailure("\(error); run Scripts/generate base-themes")
    }
  }
}
