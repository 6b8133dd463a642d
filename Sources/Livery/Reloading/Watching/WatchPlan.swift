// SPDX-License-Identifier: Apache-2.0
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Which folders are to be watched so that nothing that happens to some files is missed.
///
/// For each name on the way to a file that is the folder it stands in, and where a name is a link, the same for what it
/// leads to. So a file is followed through folders that are swapped, links that are turned and folders that are not there yet.
struct WatchPlan {
  /// For each folder, by its path without links, the names in it that matter.
  private(set) var folders: [String: Set<String>] = [:]
  /// For each file, by its path without links, the paths that lead to it.
  private(set) var paths: [String: Set<String>] = [:]

  /// A way may pass so many links.
  private static let maximumLinks = 40
  /// A link may lead to so many bytes of a path.
  private static let maximumLength = 4096

  /// The folders of some files.
  init(of files: some Sequence<String>, from workingFolder: String) {
    for file in files { follow(file, from: workingFolder) }
  }

  private mutating func follow(_ path: String, from workingFolder: String) {
    let whole = path.hasPrefix("/") ? path : workingFolder + "/" + path
    // The names that are still to be walked, the next one last.
    var names: [Substring] = whole.split(separator: "/").reversed()
    var folder = "/"
    var links = 0
    while let name = names.popLast() {
      if name == "." { continue }
      if name == ".." {
        folder = Self.parent(of: folder)
        continue
      }
      folders[folder, default: []].insert(String(name))
      let place = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if let target = Self.target(ofLink: place) {
        links += 1
        if links > Self.maximumLinks { return }
        if target.hasPrefix("/") { folder = "/" }
        names += target.split(separator: "/").reversed()
        if !names.isEmpty { continue }
      }
      if names.isEmpty {
        paths[place, default: []].insert(path)
        return
      }
      folder = place
      guard Self.isFolder(place) else { return }
    }
  }

  private static func parent(of folder: String) -> String {
    guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return "/" }
    return String(folder[..<slash])
  }

  /// Where a link leads; nil for what is none.
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
