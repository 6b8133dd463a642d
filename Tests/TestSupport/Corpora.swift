// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The test data that nobody in the project wrote: suites of other projects and sheets in use.
///
/// They are read in place, from the folder that `LIVERY_CORPORA` names or else from
/// `../shared/corpora` beside the package. Where there is no such folder, the tests that need it
/// say so and count as skipped:
///
/// ```swift
/// @Test("every sheet is read back", .needsCorpora)
/// ```
package enum Corpora {
  /// The folder, or nil where there is none.
  package static let folder: URL? = {
    let stated = ProcessInfo.processInfo.environment["LIVERY_CORPORA"].map { URL(filePath: $0) }
    let folder = stated ?? packageRoot.appending(path: "../shared/corpora").standardizedFileURL
    let readme = folder.appending(path: "README.md").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: readme) ? folder : nil
  }()

  /// Whether the folder is there.
  package static var isPresent: Bool { folder != nil }

  /// The folder that holds Package.swift.
  package static let packageRoot =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The files in a folder of the corpora and in the folders in it, in the order of their paths.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the corpora's own.
  ///   - endings: The path extensions to list.
  /// - Returns: Nothing where there are no corpora.
  package static func files(in path: String, endings: Set<String>) -> [URL] {
    guard let base = folder?.appending(path: path),
      let paths = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    else { return [] }
    return paths.compactMap { $0 as? URL }.filter { endings.contains($0.pathExtension) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  /// The style sheets in use.
  package static var sheets: [URL] { files(in: "real-world", endings: ["css", "qss"]) }

  /// The bytes of a file of the corpora.
  ///
  /// - Parameter path: The file, relative to the corpora's folder.
  /// - Returns: The bytes as they are, a byte order mark included.
  /// - Throws: When there are no corpora or no such file in them.
  package static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: path))
  }
}
