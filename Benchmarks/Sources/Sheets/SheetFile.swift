// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A style sheet on disk that is not loaded yet.
public struct SheetFile {
  /// The path.
  public let path: String
  let byteCount: Int

  /// Finds a sheet in the folders `performance` and `real-world` of the corpora.
  ///
  /// - Throws: ``Missing`` if the file does not exist.
  public init(named name: String) throws(Missing) {
    let path = Self.folder + "/performance/" + name
    try self.init(at: access(path, R_OK) == 0 ? path : Self.folder + "/real-world/" + name)
  }

  /// Finds a file.
  ///
  /// - Throws: ``Missing`` if the file does not exist.
  init(at path: String) throws(Missing) {
    self.path = path
    guard let file = fopen(path, "rb") else { throw Missing(path: path) }
    fseek(file, 0, SEEK_END)
    byteCount = ftell(file)
    fclose(file)
  }

  /// The folder of the corpora, from the environment variable `LIVERY_CORPORA`.
  static var folder: String { getenv("LIVERY_CORPORA").map { String(cString: $0) } ?? "" }

  /// Returns the joined texts of files.
  ///
  /// The files are read directly into the string, so that no other memory counts in a measurement.
  static func joined(_ files: [SheetFile]) -> String {
    let length = files.reduce(0) { $0 + $1.byteCount }
    return String(unsafeUninitializedCapacity: length) { buffer in
      var filled = 0
      for sheet in files {
        guard let file = fopen(sheet.path, "rb") else { continue }
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[filled...])
        filled += fread(rest.baseAddress, 1, min(sheet.byteCount, rest.count), file)
        fclose(file)
      }
      return filled
    }
  }

  /// A sheet file that does not exist.
  public struct Missing: Error, CustomStringConvertible {
    let path: String

    /// A message with the path of the file and the required environment variable.
    public var description: String {
      "no sheet at '\(path)': LIVERY_CORPORA names the folder that holds real-world/*.css"
    }
  }
}
