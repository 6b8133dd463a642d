// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder with compiled themes, each named by the path of its source and by its base.
struct ThemeCache {
  /// The path of the folder.
  let folder: String
  /// The style sheets below the files.
  let base: CSSStyleSheet

  /// Returns the style sheets of a cached theme, or `nil` if its input files have changed.
  func sheet(of path: String) -> CSSStyleSheet? {
    let source = Self.absolute(path)
    guard
      let sheet = try? CSSStyleSheet(
        compiledFile: entryPath(for: source), inPlaceOf: path,
        loader: FileResourceLoader(forFile: path))
    else { return nil }
    let (inputs, baseInputs) = (sheet.compiledInputs, base.textInputs)
    guard inputs.starts(with: baseInputs), inputs.count > baseInputs.count,
      inputs.dropFirst(baseInputs.count).allSatisfy({ CompiledInput(path: $0.path) == $0 })
    else { return nil }
    return sheet
  }

  /// Stores the style sheets of a theme.
  func store(_ sheet: CSSStyleSheet, of path: String) throws(ThemeCacheError) {
    let inputs = try Self.inputs(of: sheet)
    let file = OutputFile(entryPath(for: Self.absolute(path)), followsLinks: false)
    do throws(OutputFile.Failure) {
      try OutputFile.makeFolder(folder)
      try file.write(sheet.compiled(from: base.textInputs + inputs))
    } catch {
      throw .unwritable(error.path, reason: error.reason)
    }
  }

  /// Returns the cache file of a theme, by the path of its source and the names of its base.
  private func entryPath(for path: String) -> String {
    let name = path.split(separator: "/").last ?? "theme"
    // No path contains a null character.
    var bytes = Array(([path] + base.textInputs.map(\.path)).joined(separator: "\0").utf8)
    let number = bytes.withUnsafeMutableBytes { checksum(of: UnsafeRawBufferPointer($0)) }
    return "\(folder)/\(name)-\(String(number, radix: 16)).livery"
  }

  /// Returns an absolute path, which is independent of the working folder of the program.
  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// Returns the files that style sheets were read from, with their current contents.
  private static func inputs(of sheet: CSSStyleSheet) throws(ThemeCacheError) -> [CompiledInput] {
    var inputs: [CompiledInput] = []
    let texts = sheet.textsOfFiles
    for path in sheet.sources.flatMap(\.files) {
      let path = absolute(path)
      guard let text = texts.first(where: { absolute($0.path) == path })?.text else {
        inputs.append(CompiledInput(path: path))
        continue
      }
      // The entry must describe the text that was read, but the file may have changed since.
      let content = (try? FileContents(contentsOfFile: path))?.withBytes { bytes in
        SourceText(decoding: bytes).hasSameBytes(as: text) ? CompiledInput.Content(of: bytes) : nil
      }
      guard let content else { throw .changing(path) }
      inputs.append(CompiledInput(path: path, content: content))
    }
    return inputs
  }
}

extension ThemeCache: CustomStringConvertible {
  /// A short description: `compiled themes in cache`.
  var description: String { "compiled themes in \(folder)" }
}

extension CSSStyleSheet {
  /// The texts that were read from files, each once, with their paths.
  fileprivate var textsOfFiles: [(path: String, text: SourceText)] {
    var texts: [(path: String, text: SourceText)] = []
    for source in index.sources where source.loader != nil {
      let stream = source.tree.stream
      if let map = stream.sourceMap {
        texts += map.originals.enumerated().map { ($0 == 0 ? source.base.name : $1.name, $1) }
      } else {
        texts.append((source.base.name, stream.sourceText))
      }
    }
    return texts
  }
}

extension SourceText {
  /// Returns whether two texts are equal, byte for byte.
  fileprivate func hasSameBytes(as other: SourceText) -> Bool {
    byteCount == other.byteCount && memcmp(bytes, other.bytes, byteCount) == 0
  }
}
