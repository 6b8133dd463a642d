// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSStorage
import CSSSyntax
import LiveryResources

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A folder with compiled themes, each called by the path of its source.
struct ThemeCache {
  /// The folder.
  let folder: String

  /// The sheets of a theme, when they were compiled from what its files hold now; nil otherwise.
  func sheet(of path: String) -> CSSStyleSheet? {
    let source = Self.absolute(path)
    guard
      let sheet = try? CSSStyleSheet(
        compiledFile: entry(of: source), inPlaceOf: path,
        loader: FileResourceLoader(forFile: path))
    else { return nil }
    let inputs = sheet.compiledInputs
    guard inputs.first == Self.library, inputs.count > 1,
      inputs.dropFirst().allSatisfy({ CompiledInput(path: $0.path) == $0 })
    else { return nil }
    return sheet
  }

  /// Keeps the sheets of a theme.
  func store(_ sheet: CSSStyleSheet, of path: String) throws(ThemeCacheError) {
    let inputs = try Self.inputs(of: sheet)
    let file = OutputFile(entry(of: Self.absolute(path)), followsLinks: false)
    do throws(OutputFile.Failure) {
      try OutputFile.makeFolder(folder)
      try file.write(sheet.compiled(from: [Self.library] + inputs))
    } catch {
      throw .unwritable(error.path, reason: error.reason)
    }
  }

  /// The file of a theme whose source is at a path.
  private func entry(of path: String) -> String {
    let name = path.split(separator: "/").last ?? "theme"
    var bytes = Array(path.utf8)
    let number = bytes.withUnsafeMutableBytes { checksum(of: UnsafeRawBufferPointer($0)) }
    return "\(folder)/\(name)-\(String(number, radix: 16)).livery"
  }

  /// What the library itself puts into a theme.
  private static let library: CompiledInput = {
    var text = LiveryResources.defaultStyleSheet
    let content = text.withUTF8 { CompiledInput.Content(of: UnsafeRawBufferPointer($0)) }
    return CompiledInput(path: "<default>", content: content)
  }()

  /// A path from the root of the file system, so that it means the same wherever the program is started.
  private static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  /// The files that sheets were read from, as they are now.
  private static func inputs(of sheet: CSSStyleSheet) throws(ThemeCacheError) -> [CompiledInput] {
    var inputs: [CompiledInput] = []
    let texts = sheet.textsOfFiles
    for path in sheet.sources.flatMap(\.files) {
      let path = absolute(path)
      guard let text = texts.first(where: { absolute($0.path) == path })?.text else {
        inputs.append(CompiledInput(path: path))
        continue
      }
      // What is noted must be what was read: the file may be another one by now.
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
  /// A short text: `compiled themes in cache`.
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
  /// Whether two texts are the same, byte for byte.
  fileprivate func hasSameBytes(as other: SourceText) -> Bool {
    byteCount == other.byteCount && memcmp(bytes, other.bytes, byteCount) == 0
  }
}
