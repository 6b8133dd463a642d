// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The third-party test data: suites of other projects and style sheets in use.
///
/// The files are read from the folder that `LIVERY_CORPORA` names, or else from `../shared/corpora`
/// beside the package. If the folder is missing, the tests that need it are skipped with a reason:
///
/// ```swift
/// @Test("every sheet is read back", .needsCorpora)
/// ```
package enum Corpora {
  /// The folder of the corpora, or `nil` if it does not exist.
  package static let folder: URL? = {
    let stated = ProcessInfo.processInfo.environment["LIVERY_CORPORA"].map { URL(filePath: $0) }
    let folder = stated ?? packageRoot.appending(path: "../shared/corpora").standardizedFileURL
    let readme = folder.appending(path: "README.md").path(percentEncoded: false)
    return FileManager.default.fileExists(atPath: readme) ? folder : nil
  }()

  /// A Boolean value that indicates whether the folder exists.
  package static var isPresent: Bool { folder != nil }

  /// The folder that contains Package.swift.
  package static let packageRoot =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the files in a folder of the corpora and in its subfolders, sorted by path.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to that of the corpora.
  ///   - endings: The path extensions to list.
  /// - Returns: The files, or an empty array if the corpora do not exist.
  package static func files(in path: String, endings: Set<String>) -> [URL] {
    guard let base = folder?.appending(path: path),
      let paths = FileManager.default.enumerator(at: base, includingPropertiesForKeys: nil)
    else { return [] }
    return paths.compactMap { $0 as? URL }.filter { endings.contains($0.pathExtension) }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }

  /// The style sheets in use.
  package static var sheets: [URL] { files(in: "real-world", endings: ["css", "qss"]) }

  /// Returns the bytes of a file of the corpora.
  ///
  /// - Parameter path: The file, relative to the folder of the corpora.
  /// - Returns: The bytes, including a byte order mark.
  /// - Throws: An error if the file does not exist.
  package static func data(_ path: String) throws -> Data {
    guard let folder else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: folder.appending(path: path))
  }
}
