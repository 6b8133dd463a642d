// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A temporary folder for one test, which is deleted with the last reference to it.
final class Folder {
  let url: URL

  /// Creates a folder with files, given by name.
  init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func url(_ name: String) -> URL { url.appending(path: name) }

  func write(_ text: String, to name: String) throws { try write(Data(text.utf8), to: name) }

  /// Writes a file and creates the folders in its name.
  func write(_ data: Data, to name: String) throws {
    if name.contains("/") {
      try FileManager.default.createDirectory(
        at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try data.write(to: url(name))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url(name)), as: UTF8.self)
  }
}
