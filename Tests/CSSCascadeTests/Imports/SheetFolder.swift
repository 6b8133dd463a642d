// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Foundation

/// A temporary folder of sheets for one test, deleted with its last reference.
final class SheetFolder {
  let path: String

  /// Creates a folder with files by their paths; a file whose text is `-> path` is a symbolic link.
  init(_ files: [String: String] = [:]) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path(percentEncoded: false)
    for (name, text) in files.sorted(by: { $0.key < $1.key }) { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    if text.hasPrefix("-> ") {
      try FileManager.default.createSymbolicLink(
        atPath: path(name), withDestinationPath: String(text.dropFirst(3)))
    } else {
      try write(Data(text.utf8), to: name)
    }
  }

  func write(_ data: Data, to name: String) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}

extension StyleSource {
  /// Returns the imports in short: `a.css(b.css c.css) d.css`, without the path of `folder`.
  func outline(in folder: SheetFolder) -> String {
    imports.map { imported in
      let name = imported.source.name.replacing(folder.path + "/", with: "")
      let inner = imported.source.outline(in: folder)
      return inner.isEmpty ? name : "\(name)(\(inner))"
    }.joined(separator: " ")
  }
}
