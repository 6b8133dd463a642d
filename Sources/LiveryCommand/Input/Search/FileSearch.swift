// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryLinting

/// The files that operands refer to: files, patterns for files, and folders with all sheets in
/// them.
///
/// Operands may be symbolic links. Links found in a folder or by a pattern are not followed.
struct FileSearch {
  /// A file found by the search.
  struct Found {
    /// The path for output.
    let path: String
    /// Whether an operand names the file itself.
    let isNamed: Bool
  }

  /// The files, in the order of the operands and then of their paths, each once.
  private(set) var files: [Found] = []
  /// The messages for operands that match no file.
  private(set) var failures: [String] = []
  /// The folders and patterns without sheets.
  private(set) var empty: [String] = []

  private var visited: Set<LexicalPath> = []

  /// Finds files, where `-` is standard input.
  init(_ operands: [String]) {
    for operand in operands {
      let count = files.count
      if operand == "-" {
        add(operand, isNamed: true)
        continue
      }
      switch FolderListing.kind(of: operand) {
      case .other: add(operand, isNamed: true)
      case .folder:
        walk(operand) { $0.lowercased().hasSuffix(".css") }
        if files.count == count { empty.append(operand) }
      case .nothing: expand(operand)
      }
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    guard visited.insert(LexicalPath(path)).inserted else { return }
    files.append(Found(path: path, isNamed: isNamed))
  }

  /// Adds the files that match a pattern.
  ///
  /// An operand that is not a pattern is a missing file.
  private mutating func expand(_ operand: String) {
    let names = operand.split(separator: "/", omittingEmptySubsequences: false)
    guard operand.contains(where: "*?[{".contains),
      let first = names.firstIndex(where: { $0.contains(where: "*?[{\\".contains) })
    else { return add(operand, isNamed: true) }
    // The folder before the first name that contains a pattern.
    let head = names[..<first].joined(separator: "/")
    let folder = head.isEmpty ? (operand.hasPrefix("/") ? "/" : ".") : head
    let text = "/" + names[first...].joined(separator: "/")
    guard let pattern = try? GlobPattern(parsing: text) else {
      failures.append(CommandMessages.noPattern(operand))
      return
    }
    let count = files.count
    let start = LexicalPath(folder)
    if FolderListing.kind(of: folder) == .folder {
      walk(folder) { path in
        LexicalPath(path).relative(to: start).map(pattern.matches) ?? false
      }
    }
    if files.count == count { failures.append(CommandMessages.nothingMatches(operand)) }
  }

  /// Adds the matching files in a folder and its descendants.
  ///
  /// Excludes hidden folders and `node_modules`.
  private mutating func walk(_ folder: String, isIncluded: (_ path: String) -> Bool) {
    // The folders to visit, the next one last.
    var pending = [folder]
    while let folder = pending.popLast() {
      guard let listing = FolderListing(folder) else { continue }
      for name in listing.files {
        let path = FolderListing.joined(folder, name)
        if isIncluded(path) { add(path, isNamed: false) }
      }
      for name in listing.folders.reversed() where name != "node_modules" {
        pending.append(FolderListing.joined(folder, name))
      }
    }
  }
}
