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

/// The state of a file-based style sheet of a theme: its last contents and its files.
struct FileSheet: Sendable {
  /// The style sheet that was last seen in the theme.
  private(set) var accepted: StyleSource?
  /// The files that the style sheet was read from, or that were missing, with their states.
  private(set) var files: [String: FileState] = [:]
  /// The problems of the current file contents; empty if the theme uses them.
  var problems: [ReloadFailure.Problem] = []
  /// The contents of the main file, or `nil` if it must be read.
  private var content: Content?
  private var imports = SyntaxTreeCache()

  /// The maximum size of a file that is reloaded, in bytes.
  private static let maximumSize = 64 << 20

  /// The contents of a style sheet's main file, and the missing files that it refers to.
  private typealias Content = (tree: SyntaxTree, missingFiles: [String])

  /// The state of a file at the time of reading.
  struct FileState: Sendable {
    /// The signature just before reading, or `nil` if there was no file.
    let signature: FileSignature?
    /// The path without symbolic links, or `nil` if there was no file.
    let identity: String?
    /// Whether the file was unknown, so that the signature may be newer than the contents.
    let isNew: Bool
    /// The time until which changes after a recent write may be undetectable, or `nil`.
    let uncertainUntil: ContinuousClock.Instant?

    /// Creates the current state of a file.
    init(of path: String, isNew: Bool = false) {
      signature = FileSignature(of: path)
      identity = realPath(of: path)
      self.isNew = isNew
      uncertainUntil = signature?.isRecentlyModified == true ? .now + .milliseconds(60) : nil
    }
  }
}

extension FileSheet {
  /// Returns whether the state belongs to the style sheet that is now in the theme.
  func matches(_ source: StyleSource) -> Bool {
    accepted.map { $0.tree.stream.bytes == source.tree.stream.bytes } ?? false
  }

  /// Records the style sheet that is now in the theme.
  mutating func accept(_ source: StyleSource) { accepted = source }

  /// Returns whether a file changed between debouncing and the end of reading.
  ///
  /// If so, its contents may be incomplete.
  ///
  /// - Parameters:
  ///   - changed: The files that were read, or `nil` for all.
  ///   - settled: The signatures of the debounced files.
  /// - Returns: Whether one of them changed.
  func isBeingWritten(_ changed: Set<String>?, since settled: [String: FileSignature?]) -> Bool {
    files.contains { path, state in
      if let signature = settled[path], signature != state.signature { return true }
      return (changed?.contains(path) ?? true) && state.signature != FileSignature(of: path)
    }
  }

  /// Reads the style sheet again.
  ///
  /// - Parameters:
  ///   - source: The style sheet in the theme.
  ///   - changed: The files to read, or `nil` for all; the others are unchanged.
  /// - Returns: The current style sheet.
  /// - Throws: The reason that its file cannot be read.
  mutating func read(
    _ source: StyleSource, changed: Set<String>?
  ) throws(SourceError) -> StyleSource {
    let path = source.name
    let oldFiles = files
    // The states are taken before reading, so that a change meanwhile is detected next time.
    files = [:]
    for file in Set(oldFiles.keys).union(source.files.filter(Self.isPath)).union([path]) {
      let isUnchanged = changed.map { !$0.contains(file) } ?? false
      files[file] = isUnchanged ? oldFiles[file] ?? FileState(of: file) : FileState(of: file)
    }
    // A style sheet in another language contains all its includes.
    if source.parse != nil || changed?.contains(path) ?? true { content = nil }
    let content: Content
    if let cached = self.content {
      content = cached
    } else {
      content = try Self.content(of: source)
    }
    self.content = content
    imports =
      changed.map { changed in
        let changedIdentities = changed.flatMap { [oldFiles[$0]?.identity, files[$0]?.identity] }
        return imports.usedTrees(excluding: Set(changedIdentities.compactMap(\.self)))
      } ?? SyntaxTreeCache()
    let new = StyleSource(
      reparsing: content.tree, of: source, missingFiles: content.missingFiles, cache: &imports)
    let used = Set(new.files.filter(Self.isPath)).union([path])
    for file in used where files[file] == nil {
      files[file] = FileState(of: file, isNew: true)
    }
    files = files.filter { used.contains($0.key) }
    return new
  }

  private static func content(of source: StyleSource) throws(SourceError) -> Content {
    let contents: FileContents
    do throws(FileError) {
      contents = try FileContents(contentsOfFile: source.name, limit: maximumSize)
    } catch {
      throw SourceError(error)
    }
    return contents.withBytes { bytes in
      if let parse = source.parse { return parse(Array(bytes)) }
      return (SyntaxTree(parsing: TokenStream(decoding: bytes, name: source.name)), [])
    }
  }

  /// Returns whether the name of a source is a path, and not an address of another host.
  private static func isPath(_ name: String) -> Bool {
    !name.hasPrefix("http://") && !name.hasPrefix("https://")
  }
}

/// Returns the path of a file without symbolic links, or `nil` if there is no file.
func realPath(of path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
