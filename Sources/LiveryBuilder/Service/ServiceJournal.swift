// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax
import Foundation

/// The journal of a service run for the next run on the same port.
///
/// Its token lets open pages reconnect, and its style preserves unsaved changes if the service is
/// killed.
struct ServiceJournal: Codable, Sendable, Hashable {
  /// The token of the run.
  var token: String
  /// The folder of archives.
  var folder: String
  /// The names of the theme's sheets.
  var sheets: [String]
  /// The style, or `nil` if none is open.
  var style: Style?
  /// The time at which the run was last alive, in seconds since 1970.
  var time: Double

  /// The open style.
  struct Style: Codable, Sendable, Hashable {
    /// The text of the archive.
    var text: String
    /// The name of the file.
    var file: String?
    /// The index of the pipeline in the archive.
    var place: Int
    /// The state whose steps are edited, or `nil` for the style itself.
    var state: String?
    /// A Boolean value that indicates whether the text equals that of the file.
    var isSaved: Bool
  }

  /// The time after the end of a run during which its token remains valid, in seconds.
  static let grace = 600.0
}

/// The private file in which the journal of a port is stored.
struct ServiceJournalFile: Sendable {
  private let folder: String
  private let path: String

  /// Creates the file of a port, or returns `nil` if the port is 0 or the user has no state folder.
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

  /// The journal, or `nil` if it cannot be read or other users can access it.
  var record: ServiceJournal? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let mode = attributes?[.posixPermissions] as? NSNumber, mode.intValue & 0o077 == 0,
      let size = attributes?[.size] as? NSNumber, size.intValue <= 2 * ArchiveFolder.maximumSize,
      let data = FileManager.default.contents(atPath: path)
    else { return nil }
    return try? JSONDecoder().decode(ServiceJournal.self, from: data)
  }

  /// Saves the journal with access for the user only.
  ///
  /// A failure is ignored: the next run then starts without a journal.
  func write(_ record: ServiceJournal) {
    guard let data = try? JSONEncoder().encode(record) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: NSNumber(value: 0o700)])
    try? OutputFile(path, followsLinks: false).write(Array(data), isPrivate: true)
  }
}
