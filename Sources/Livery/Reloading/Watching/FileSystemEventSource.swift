// SPDX-License-Identifier: Apache-2.0

/// A source of file-system events of folders.
protocol FileSystemEventSource: AnyObject {
  /// The descriptor that becomes readable when there are events.
  var descriptor: Int32 { get }

  /// Whether the end of writing to a file causes an event; if not, files are watched too.
  var reportsCompletion: Bool { get }

  /// Watches the specified folders and no others.
  ///
  /// - Parameter folders: The paths of the folders, without symbolic links.
  /// - Returns: Whether a folder is newly watched, or is another folder under the same path.
  /// - Throws: The reason that watching is impossible.
  func watch(_ folders: Set<String>) throws(FileSystemEventError) -> Bool

  /// Returns the events since the last call.
  func readEvents() -> [FileSystemEvent]

  /// Ends watching.
  func close()
}

/// A file-system event of a folder.
enum FileSystemEvent: Hashable {
  /// A name was created in a folder; its file may still be incomplete.
  case created(folder: String, name: String)
  /// The file of a name was written completely, or moved here.
  case completed(folder: String, name: String)
  /// A name was removed from a folder.
  case removed(folder: String, name: String)
  /// A folder changed in some way.
  case folder(String)
  /// The event queue overflowed, so events are missing.
  case lost
}

/// The reason that folders cannot be watched.
struct FileSystemEventError: Error {
  /// The message, without a period.
  let reason: String
}
