// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folders to watch so that no change of a set of files is missed.
///
/// For each component of a path, that is the folder that contains it, and for a symbolic link also
/// the folders of its target. So a file is followed through swapped folders, changed links and
/// folders that do not exist yet.
struct WatchPlan {
  /// The relevant names in each folder, by its path without symbolic links.
  private(set) var folders: [String: Set<String>] = [:]
  /// The paths that lead to each file, by its path without symbolic links.
  private(set) var paths: [String: Set<String>] = [:]

  /// The maximum number of links in a path.
  private static let maximumLinks = 40
  /// The maximum length of a link's target, in bytes.
  private static let maximumLength = 4096

  /// Creates the plan for a set of files.
  init(of files: some Sequence<String>, from workingFolder: String) {
    for file in files { follow(file, from: workingFolder) }
  }

  private mutating func follow(_ path: String, from workingFolder: String) {
    let absolutePath = path.hasPrefix("/") ? path : workingFolder + "/" + path
    // The remaining components, the next one last.
    var names: [Substring] = absolutePath.split(separator: "/").reversed()
    var folder = "/"
    var links = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = Self.parent(of: folder)
        continue
      }
      folders[folder, default: []].insert(String(name))
      let fullPath = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if let target = Self.target(ofLink: fullPath) {
        links += 1
        if links > Self.maximumLinks { return }
        if target.hasPrefix("/") { folder = "/" }
        names += target.split(separator: "/").reversed()
        if !names.isEmpty { continue }
      }
      if names.isEmpty {
        paths[fullPath, default: []].insert(path)
        return
      }
      folder = fullPath
      guard Self.isFolder(fullPath) else { return }
    }
  }

  private static func parent(of folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return "/" }
    return String(folder[..<slash])
  }

  /// Returns the target of a symbolic link, or `nil` if the path is none.
  private static func target(ofLink path: String) -> String? {
    var characters = [CChar](repeating: 0, count: maximumLength)
    let count = readlink(path, &characters, characters.count)
    guard count > 0 else { return nil }
    return String(decoding: characters[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
