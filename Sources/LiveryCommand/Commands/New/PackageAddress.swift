// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import LiveryLinting

/// The address of Livery for a package manifest: a URL, or the folder of a checkout.
struct PackageAddress {
  /// The address as the user wrote it.
  let text: String
  /// Whether the address is a folder.
  let isPath: Bool

  /// Creates an address, or returns `nil` for a text that is neither a URL nor the folder of a
  /// package.
  init?(_ text: String) {
    self.text = text
    isPath = !Self.isURL(text)
    guard isPath else { return }
    // The path becomes a string literal of Swift.
    guard
      text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !"\"\\".unicodeScalars.contains($0) }),
      FolderListing.kind(of: FolderListing.joined(text, "Package.swift")) == .other
    else { return nil }
  }

  /// Whether a text is an address such as `https://host/livery.git` or `git@host:livery.git`.
  private static func isURL(_ text: String) -> Bool {
    let marks = "-._~:/?#@!$&()*+,;=%[]"
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || marks.contains($0)) })
    else { return false }
    for scheme in ["https://", "http://", "ssh://", "git://", "file://"]
    where text.hasPrefix(scheme) {
      return !text.dropFirst(scheme.count).split(separator: "/").isEmpty
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    // Git would read a leading hyphen as an option.
    return !text.hasPrefix("-") && parts.count == 2 && !parts[1].isEmpty
      && parts[0].split(separator: "@", omittingEmptySubsequences: false).filter { !$0.isEmpty }
        .count == 2
  }
}

extension PackageAddress {
  /// The name with which the targets of a manifest refer to the package.
  var identity: String {
    guard !isPath else { return "livery" }
    let name = text.split { "/:".contains($0) }.last.map(String.init) ?? ""
    return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
  }

  /// Returns the dependency in a manifest of a folder.
  ///
  /// No version of Livery is released, so a URL names the branch `main`.
  func dependency(from folder: LexicalPath) -> String {
    guard isPath else {
      return #".package(url: "\#(text)", branch: "main", traits: ["Rendering"])"#
    }
    return #".package(name: "livery", path: "\#(path(from: folder))", traits: ["Rendering"])"#
  }

  /// Returns the path relative to a folder, unless it is absolute.
  private func path(from folder: LexicalPath) -> String {
    guard !text.hasPrefix("/") else { return LexicalPath(text).text }
    let path = LexicalPath(FolderListing.working).appending(text)
    let shared = zip(path.names, folder.names).prefix { $0 == $1 }.count
    let ups = Array(repeating: "..", count: folder.names.count - shared)
    return (ups + path.names.dropFirst(shared)).joined(separator: "/")
  }
}
