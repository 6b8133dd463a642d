// SPDX-License-Identifier: Apache-2.0
import LiveryJSON

/// The archives in a folder.
struct ArchiveList: Sendable, Encodable {
  var archives: [Archive]

  /// An archive.
  struct Archive: Sendable, Encodable {
    var file: String
    /// The selectors of the pipelines.
    var styles: [String]
    var bytes: Int
    /// The reason why the archive cannot be opened.
    var problem: String?
  }

  /// Lists the archives in a folder; the list is empty if the folder does not exist.
  init(_ folder: ArchiveFolder) {
    let names = (try? folder.names()) ?? []
    archives = names.map { Self.archive($0, in: folder) }
  }

  private static func archive(_ name: String, in folder: ArchiveFolder) -> Archive {
    do throws(ArchiveError) {
      let bytes = try folder.read(name).bytes
      guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8(name) }
      if JSONStyleSheet.isName(name) {
        return Archive(file: name, styles: [], bytes: bytes.count, problem: nil)
      }
      let styles = ArchiveText(bytes, name: name).pipelines.map(\.selector)
      return Archive(
        file: name, styles: styles, bytes: bytes.count,
        problem: styles.isEmpty ? ArchiveError.noPipeline(name).description : nil)
    } catch {
      return Archive(file: name, styles: [], bytes: 0, problem: error.description)
    }
  }
}
