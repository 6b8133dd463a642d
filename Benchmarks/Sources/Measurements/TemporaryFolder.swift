// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A folder for the files of a measurement, removed with the object.
package final class TemporaryFolder {
  private let path: String
  private var names: Set<String> = []

  /// Creates an empty folder.
  ///
  /// - Throws: ``Failure`` if the folder cannot be created.
  package init() throws {
    var template = Array("/tmp/livery-ratios-XXXXXX".utf8CString)
    guard let created = mkdtemp(&template) else { throw Failure() }
    path = String(cString: created)
  }

  deinit {
    for name in names { unlink(path(name)) }
    rmdir(path)
  }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file.
  ///
  /// - Throws: ``Failure`` if the file cannot be written.
  package func write(_ bytes: [UInt8], to name: String) throws {
    names.insert(name)
    guard let file = fopen(path(name), "w") else { throw Failure() }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { throw Failure() }
  }

  /// A folder that cannot be created, or a file that cannot be written.
  package struct Failure: Error {}
}
