// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// A folder of theme files for the duration of a test, with the save styles of programs.
final class ThemeFolder: Sendable {
  let path: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "livery-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path(percentEncoded: false)
      .trimmingSuffix("/")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the path of a name in the folder.
  func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Creates a folder in the folder.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes to a file in place.
  func write(_ name: String, _ text: String) throws { try writeFile(text, at: path(name)) }

  /// Replaces a file atomically, so that no reader finds it incomplete.
  func replace(_ name: String, _ text: String) throws {
    try writeFile(text, at: path(name + ".new"))
    try move(name + ".new", to: name)
  }

  /// Moves a file or folder, and replaces an existing one.
  func move(_ name: String, to other: String) throws {
    guard rename(path(name), path(other)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  /// Removes a file, a link, or a folder with all that is in it.
  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Creates a link, and replaces an existing file.
  func link(_ name: String, to target: String) throws {
    let other = path(".link-\(UUID().uuidString)")
    guard symlink(target, other) == 0, rename(other, path(name)) == 0 else {
      throw CocoaError(.fileWriteUnknown)
    }
  }

  private func writeFile(_ text: String, at path: String, flags: Int32 = O_TRUNC) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0o644)
    guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    defer { close(file) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      // In pieces, like a program with buffered output.
      let piece = Array(bytes.prefix(4096))
      guard unistd_write(file, piece) == piece.count else { throw CocoaError(.fileWriteUnknown) }
      bytes = bytes.dropFirst(piece.count)
    }
  }

  private func unistd_write(_ file: Int32, _ bytes: [UInt8]) -> Int {
    #if canImport(Darwin)
      Darwin.write(file, bytes, bytes.count)
    #else
      Glibc.write(file, bytes, bytes.count)
    #endif
  }
}

/// A way to save a file.
enum SaveStyle: String, CaseIterable, CustomTestStringConvertible {
  /// The file is truncated and written in place.
  case plain
  /// A new file is written and renamed over the old one.
  case atomicRename
  /// The steps of vim: swap file, probe, old file renamed to a backup, new file, backup removed.
  case vim
  /// The steps of vim with `backupcopy=yes`: the old file is copied, then written in place.
  case vimInPlace
  /// The steps of `sed -i`.
  case sed
  /// The file is truncated and closed, and written a moment later.
  case truncatedThenWritten
  /// The file is removed, and created again a moment later.
  case removedThenMade

  var testDescription: String { rawValue }
}

extension ThemeFolder {
  /// Saves a file in one of the styles.
  func save(_ name: String, _ text: String, _ style: SaveStyle) throws {
    switch style {
    case .plain: try write(name, text)
    case .atomicRename:
      try write(".\(name).\(UInt32.random(in: 0 ... .max)).tmp", "")
      let other = ".\(name).tmp"
      try write(other, text)
      try move(other, to: name)
    case .vim:
      try write(".\(name).swp", "swap")
      try write("4913", "")
      try remove("4913")
      try move(name, to: "\(name)~")
      try write(name, text)
      try remove("\(name)~")
      try remove(".\(name).swp")
    case .vimInPlace:
      try write(".\(name).swp", "swap")
      try write("\(name)~", "backup")
      try write(name, text)
      try remove("\(name)~")
      try remove(".\(name).swp")
    case .sed:
      // The system calls of `sed -i`: a file with a random name beside it, renamed over it.
      let other = "sed\(UInt32.random(in: 0 ... .max))"
      try write(other, text)
      try move(other, to: name)
    case .truncatedThenWritten:
      try write(name, "")
      usleep(8000)
      try write(name, text)
    case .removedThenMade:
      try remove(name)
      usleep(8000)
      try write(name, text)
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
