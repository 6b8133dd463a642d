// SPDX-License-Identifier: Apache-2.0
import LiveryLinting

/// The files that operands mean: files, patterns for files, and folders with all sheets in them.
///
/// Operands may be symbolic links. Links that a search finds in a folder or by a pattern are left out.
struct FileSearch {
  /// A file that was found.
  struct Found {
    /// The path as it is told.
    let path: String
    /// Whether an operand is the file itself.
    let isNamed: Bool
  }

  /// The files, in the order of the operands and then of their paths, each of them once.
  private(set) var files: [Found] = []
  /// The operands that led to nothing.
  private(set) var failures: [String] = []
  /// The folders and patterns in which there is no sheet.
  private(set) var empty: [String] = []

  private var known: Set<LexicalPath> = []

  /// Looks for files; `-` is standard input.
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
    guard known.insert(LexicalPath(path)).inserted else { return }
    files.append(Found(path: path, isNamed: isNamed))
  }

  /// Adds the files that a pattern matches; one that is none is a file that is not there.
  private mutating func expand(_ operand: String) {
    let names = operand.split(separator: "/", omittingEmptySubsequences: false)
    guard operand.contains(where: "*?[{".contains),
      let first = names.firstIndex(where: { $0.contains(where: "*?[{\\".contains) })
    else { return add(operand, isNamed: true) }
    // The folder before the first name that is a pattern.
    let head = names[..<first].joined(separator: "/")
    let folder = head.isEmpty ? (operand.hasPrefix("/") ? "/" : ".") : head
    let text = "/" + names[first...].joined(separator: "/")
    guard let pattern = try? GlobPattern(parsing: text) else {
      failures.append(Wording.noPattern(operand))
      return
    }
    let count = files.count
    let start = LexicalPath(folder)
    if FolderListing.kind(of: folder) == .folder {
      walk(folder) { path in
        LexicalPath(path).relative(to: start).map(pattern.matches) ?? false
      }
    }
    if files.count == count { failures.append(Wording.nothingMatches(operand)) }
  }

  /// Adds the files in a folder and in those inside it that are wanted.
  ///
  /// Hidden folders, and those in which other projects' files stand, are left out.
  private mutating func walk(_ folder: String, isWanted: (_ path: String) -> Bool) {
    // The folders to look at, the next one last.
    var pending = [folder]
    while let folder = pending.popLast() {
      guard let listing = FolderListing(folder) else { continue }
      for name in listing.files {
        let path = FolderListing.joined(folder, name)
        if isWanted(path) { add(path, isNamed: false) }
      }
      for name in listing.folders.reversed() where name != "node_modules" {
        pending.append(FolderListing.joined(folder, name))
      }
    }
  }
}
