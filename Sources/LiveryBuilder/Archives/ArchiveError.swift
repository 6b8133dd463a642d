// SPDX-License-Identifier: Apache-2.0
import CSSStorage

/// Why an archive cannot be read or written.
public enum ArchiveError: Error, Hashable {
  /// The name leads out of the folder, or is none of an archive.
  case invalidName(String)
  /// The file cannot be read, with the system's reason.
  case unreadable(String, reason: String)
  /// The file is larger than any archive.
  case tooLarge(String)
  /// The file is not UTF-8, and could not be written back as it is.
  case notUTF8(String)
  /// The file has no pipeline in it.
  case noPipeline(String)
  /// The file cannot be written, with the system's reason.
  case unwritable(String, reason: String)
  /// The file is not what it was when it was read.
  case changedOnDisk(String)
  /// There is another file of the name.
  case exists(String)
  /// The style was never saved, and there is no name to save it under.
  case unnamed
}

extension ArchiveError: CustomStringConvertible {
  /// The error as a person reads it.
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

  /// What a page must tell apart.
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
  /// The error of an archive whose file cannot be read.
  init(_ name: String, _ error: FileError) {
    self =
      if case .isTooLarge = error.cause { .tooLarge(name) } else {
        .unreadable(name, reason: error.reason)
      }
  }
}
