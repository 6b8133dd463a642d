// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

extension CSSStyleSheet {
  /// The sheets as a compiled theme: what a program can load without parsing.
  ///
  /// The bytes hold what was compiled of all sheets, the texts of the sheets and of those that they import, and for each
  /// rule its place in them, so that nothing a tool can say of the sheets is lost. Files are named relative to the folder
  /// that all of them lie in: where the compiled theme lies, their pictures are looked for.
  ///
  /// Values stay text until somebody asks for them, as in a sheet that was parsed. What the program has added (the
  /// environment, functions) is not in the bytes. The same sheets give the same bytes.
  ///
  /// ```swift
  /// let bytes = try CSSStyleSheet(contentsOfFile: "app.css").compiled()
  /// ```
  public func compiled() -> [UInt8] { compiled(from: []) }

  /// The sheets as a compiled theme that notes what files it was made from.
  package func compiled(from inputs: [CompiledInput]) -> [UInt8] {
    CompiledThemeWriter.bytes(of: answers.index.whole, from: inputs)
  }

  /// The files that a compiled theme was made from, as far as it notes them; none for sheets that were parsed.
  package var compiledInputs: [CompiledInput] { answers.index.inputs }

  /// Whether the sheets come from a compiled theme and are not parsed.
  package var isCompiled: Bool { answers.index.isCompiled }

  /// Loads a compiled theme, which answers without being parsed.
  ///
  /// ```swift
  /// let sheet = try CSSStyleSheet(compiledFile: "app.livery")
  /// sheet.css(".badge", "color")
  /// ```
  ///
  /// The file is read into memory once and not mapped: later changes of the file have no effect on the sheet.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - loader: finds pictures and fonts; by default files in the folder of the file and in those inside that.
  ///   - environment: what values depend on besides the sheets.
  /// - Throws: why the file is not used.
  /// - Complexity: linear in the size of the file, at the speed of memory.
  public init(
    compiledFile path: String, loader: (any ResourceLoader)? = nil,
    environment: StyleEnvironment = StyleEnvironment()
  ) throws(CompiledThemeError) {
    try self.init(
      compiledFile: path, inPlaceOf: path, loader: loader ?? FileResourceLoader(forFile: path),
      environment: environment)
  }

  /// Loads a compiled theme that lies elsewhere than its sheets would: addresses are relative to the folder of another file.
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
  ///   - data: the bytes.
  ///   - name: what errors call them.
  ///   - loader: finds pictures and fonts; without one nothing is read.
  ///   - environment: what values depend on besides the sheets.
  /// - Throws: why the bytes are not used.
  public init(
    compiled data: some Collection<UInt8>, name: String = "<data>",
    loader: (any ResourceLoader)? = nil, environment: StyleEnvironment = StyleEnvironment()
  ) throws(CompiledThemeError) {
    let index = try CompiledThemeReader.index(
      of: FileContents(copying: data), name: name, folder: "", loader: loader)
    self.init(index, environment: environment)
  }

  /// Loads a compiled theme from bytes that the program itself contains; nothing is copied.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which begin at a multiple of eight and stay where they are as long as the program runs.
  ///   - name: The name of the theme in errors.
  /// - Throws: ``CompiledThemeError`` if the bytes are damaged or of another version of the format.
  package init(
    permanent bytes: UnsafeRawBufferPointer, name: String
  ) throws(CompiledThemeError) {
    let index = try CompiledThemeReader.index(
      of: FileContents(permanent: bytes), name: name, folder: "", loader: nil)
    self.init(index, environment: StyleEnvironment())
  }
}
