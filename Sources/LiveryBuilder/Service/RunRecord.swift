// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import Foundation

/// What a run of the service leaves behind for the next one on the same port: its token, so that pages which are open find
/// the service again, and the style that was being edited, so that nothing is lost when the service is killed.
struct RunRecord: Codable, Sendable, Hashable {
  /// The token of the run.
  var token: String
  /// The folder of archives.
  var folder: String
  /// The sheets of the theme.
  var sheets: [String]
  /// The style; nil for none.
  var style: Style?
  /// When the run was last alive, in seconds since 1970.
  var time: Double

  /// A style.
  struct Style: Codable, Sendable, Hashable {
    /// The text of its archive.
    var text: String
    /// The name of its file.
    var file: String?
    /// Which of the pipelines it is.
    var place: Int
    /// Whether the text is that of the file.
    var isSaved: Bool
  }

  /// For how many seconds after a run's end its token is good for those who come back.
  static let grace = 600.0
}

/// Where the record of a port is kept: a file of the user's alone.
struct RunRecordFile: Sendable {
  private let folder: String
  private let path: String

  /// The file of a port; nil where the user has no place for such things, or the port is another one each time.
  init?(port: UInt16, environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard port != 0 else { return nil }
    if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      folder = state + "/livery"
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = home + "/.local/state/livery"
    } else {
      return nil
    }
    path = folder + "/builder-\(port).json"
  }

  /// The record; nil where there is none that can be read, or it is not the user's own.
  var record: RunRecord? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let mode = attributes?[.posixPermissions] as? NSNumber, mode.intValue & 0o077 == 0,
      let size = attributes?[.size] as? NSNumber, size.intValue <= 2 * ArchiveFolder.maximumSize,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(RunRecord.self, from: data)
  }

  /// Saves the record for the user alone.
  ///
  /// A failure is ignored: the next run then starts without a record.
  func write(_ record: RunRecord) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: NSNumber(value: 0o700)])
    try? OutputFile(path, followsLinks: false).write(Array(data), isPrivate: true)
  }
}
