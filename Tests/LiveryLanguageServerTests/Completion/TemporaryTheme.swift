// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A folder with files, which exists as long as the value.
final class TemporaryTheme {
  /// The path of the folder.
  let path: String

  /// Creates a folder with files, by their paths in it.
  init(files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("livery-theme-\(UUID().uuidString)")
    path = folder.path
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
