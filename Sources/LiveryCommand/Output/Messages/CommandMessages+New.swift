// SPDX-License-Identifier: Apache-2.0

/// The messages of `livery new`.
extension CommandMessages {
  static func notFolder(_ path: String) -> String {
    "'\(truncated(path))' is not a folder; name a new or an empty one"
  }

  static func folderNotEmpty(_ path: String) -> String {
    "the folder '\(truncated(path))' is not empty; nothing is overwritten"
  }

  static func unlistableFolder(_ path: String) -> String {
    "the folder '\(truncated(path))' cannot be read"
  }

  static func unnamedFolder(_ path: String) -> String {
    "'\(truncated(path))' cannot be the name of a new folder; name one such as forest"
  }

  static func noRepository(_ address: String) -> String {
    "--package takes the address of Livery's repository, such as https://example.com/livery.git; "
      + "found '\(truncated(address))'"
  }

  static func noPackage(_ address: String) -> String {
    "--package takes the address of Livery, such as https://example.com/livery.git, or the folder of a "
      + "checkout; found '\(truncated(address))'"
  }

  static func noProgramName(_ name: String) -> String {
    "the name of the folder becomes the name of a Swift module, such as Counter; found '\(truncated(name))'"
  }

  /// The comment of a workflow whose package depends on a folder.
  static let localPackage =
    "Package.swift depends on a folder of this machine; replace it with the address of Livery's repository first."
  /// The comment of a workflow whose package depends on a repository.
  static let remotePackage = "The command livery is built from the dependency in Package.swift."
}
