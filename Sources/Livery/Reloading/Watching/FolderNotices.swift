// SPDX-License-Identifier: Apache-2.0

/// What a system says of folders in which something happens.
protocol FolderNotices: AnyObject {
  /// What can be read from when there is a notice.
  var descriptor: Int32 { get }

  /// Whether it says when who writes to a file is done; else files are watched as folders are.
  var tellsCompletion: Bool { get }

  /// Watches these folders, by their paths without links, and no others.
  ///
  /// - Parameter folders: those to watch.
  /// - Returns: whether folders are watched now that were not before, or that are others under the same paths.
  /// - Throws: why it cannot go on.
  func watch(_ folders: Set<String>) throws(NoticeProblem) -> Bool

  /// All that was said since the last time.
  func take() -> [FolderNotice]

  /// Ends it.
  func close()
}

/// Something that happened in a folder.
enum FolderNotice: Hashable {
  /// A name was made in a folder; what it leads to may not be written yet.
  case created(folder: String, name: String)
  /// What a name leads to was written to, and the writer is done; or it was moved here.
  case completed(folder: String, name: String)
  /// A name is gone from a folder.
  case removed(folder: String, name: String)
  /// Something happened in a folder, or with it.
  case folder(String)
  /// So much happened that some of it was not said.
  case lost
}

/// Why folders cannot be watched.
struct NoticeProblem: Error {
  /// A sentence without a full stop.
  let reason: String
}
