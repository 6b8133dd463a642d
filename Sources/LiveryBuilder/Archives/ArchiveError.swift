// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// The reason why an archive cannot be read or written.
public enum ArchiveError: Error, Hashable {
  /// The name contains a folder, or does not name an archive.
  case invalidName(String)
  /// The file cannot be read, for the reason that the system reports.
  case unreadable(String, reason: String)
  /// The file is larger than the maximum size of an archive.
  case tooLarge(String)
  /// The file is not UTF-8, so that saving would change its bytes.
  case notUTF8(String)
  /// The file contains no pipeline.
  case noPipeline(String)
  /// The file cannot be written, for the reason that the system reports.
  case unwritable(String, reason: String)
  /// The file has changed since it was read.
  case changedOnDisk(String)
  /// Another file with the name exists.
  case exists(String)
  /// The style was never saved, and the command specifies no name.
  case unnamed
}

extension ArchiveError: CustomStringConvertible {
  /// The message of the error.
  public var description: String {
    switch self {
    case .invalidName(let name):
      "'\(name)' cannot be the name of an archive; letters, digits, spaces and -_.+() are accepted, and .css at the end"
    case .unreadable(let name, let reason): "'\(name)' cannot be read: \(reason)"
    case .tooLarge(let name): "'\(name)' is larger than \(ArchiveFolder.maximumSize >> 20) MB"
    case .notUTF8(let name): "'\(name)' is not UTF-8 text"
    case .noPipeline(let name): "'\(name)' has no rule with '-livery-pipeline'"
    case .unwritable(let name, let reason): "'\(name)' cannot be written: \(reason)"
    case .changedOnDisk(let name): "'\(name)' has changed on disk since it was opened"
    case .exists(let name): "there is a file '\(name)' already"
    case .unnamed: "the style has no file yet; give it a name"
    }
  }

  /// The kind of the error, by which the page chooses its reaction.
  var kind: String {
    switch self {
    case .changedOnDisk: "conflict"
    case .exists: "exists"
    case .unnamed: "unnamed"
    default: "failed"
    }
  }
}

extension ArchiveError {
  /// Creates the error of an archive whose file cannot be read.
  init(_ name: String, _ error: FileError) {
    self =
      if case .tooLarge = error.cause { .tooLarge(name) } else {
        .unreadable(name, reason: error.reason)
      }
  }
}
