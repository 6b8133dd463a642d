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

/// What is known of a sheet of a theme that is a file: what was read of it last, and the files it was read from.
struct FileSheet: Sendable {
  /// The sheet as it stood in the theme when it was looked at last.
  private(set) var accepted: StyleSource?
  /// The files that the sheet was read from, or looked for, and how they were then.
  private(set) var files: [String: FileState] = [:]
  /// What is wrong with what the files hold now; nothing for a sheet that stands in the theme as it is in its files.
  var problems: [ReloadFailure.Problem] = []
  /// What the file itself held; nil when it is to be read.
  private var content: Content?
  private var imports = KnownTrees()

  /// The maximum size of a file that is read again while the program runs, in bytes.
  private static let maximumSize = 64 << 20

  /// What the file of a sheet holds, and the files that it names and that are missing.
  private typealias Content = (tree: SyntaxTree, missingFiles: [String])

  /// How a file was when it was read.
  struct FileState: Sendable {
    /// What told it apart just before; nil where there was none.
    let signature: FileSignature?
    /// Its path without links.
    let identity: String?
    /// Whether nobody knew of it before it was read, so that what tells it apart may be newer than what was read.
    let isNew: Bool
    /// Until when a change of it need not be seen, because it was written to just before; nil where it was not.
    let youth: ContinuousClock.Instant?

    /// The state of a file as it is now.
    init(of path: String, isNew: Bool = false) {
      signature = FileSignature(of: path)
      identity = realPath(of: path)
      self.isNew = isNew
      youth = signature?.isYoung == true ? .now + .milliseconds(60) : nil
    }
  }
}

extension FileSheet {
  /// Whether what is known is about the sheet that stands in the theme now.
  func isAbout(_ source: StyleSource) -> Bool {
    accepted.map { $0.tree.stream.bytes == source.tree.stream.bytes } ?? false
  }

  /// Notes the sheet that stands in the theme now.
  mutating func accept(_ source: StyleSource) { accepted = source }

  /// Whether a file changed between settling and the end of reading, so that its contents may be part of a save.
  ///
  /// - Parameters:
  ///   - changed: the files that were read; nil for all.
  ///   - settled: the signatures that files settled with.
  /// - Returns: whether one of them changed.
  func isInMotion(_ changed: Set<String>?, since settled: [String: FileSignature?]) -> Bool {
    files.contains { path, state in
      if let signature = settled[path], signature != state.signature { return true }
      return (changed?.contains(path) ?? true) && state.signature != FileSignature(of: path)
    }
  }

  /// Reads the sheet again.
  ///
  /// - Parameters:
  ///   - source: the sheet as it stands in the theme.
  ///   - changed: the files that are to be read; nil for all. The others are as they were.
  /// - Returns: the sheet as it is now.
  /// - Throws: why its file cannot be read.
  mutating func read(
    _ source: StyleSource, changed: Set<String>?
  ) throws(SourceError) -> StyleSource {
    let path = source.name
    let known = files
    // The states of before reading, so that what changes meanwhile is seen the next time.
    files = [:]
    for file in Set(known.keys).union(source.files.filter(Self.isPath)).union([path]) {
      let isAsBefore = changed.map { !$0.contains(file) } ?? false
      files[file] = isAsBefore ? known[file] ?? FileState(of: file) : FileState(of: file)
    }
    // What is no CSS has all that it includes in it.
    if source.parse != nil || changed?.contains(path) ?? true { content = nil }
    let content: Content
    if let known = self.content { content = known } else { content = try Self.content(of: source) }
    self.content = content
    imports =
      changed.map { changed in
        let places = changed.flatMap { [known[$0]?.identity, files[$0]?.identity] }
        return imports.again(except: Set(places.compactMap(\.self)))
      } ?? KnownTrees()
    let new = StyleSource(
      rereading: content.tree, of: source, missingFiles: content.missingFiles, known: &imports)
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

  /// Whether the name of something that was read is a path, and no address of another host.
  private static func isPath(_ name: String) -> Bool {
    !name.hasPrefix("http://") && !name.hasPrefix("https://")
  }
}

/// The path of a file without links; nil where nothing is.
func realPath(of path: String) -> String? {
  guard let real = realpath(path, nil) else { return nil }
  defer { free(real) }
  return String(cString: real)
}
