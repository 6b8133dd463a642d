// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Measurements

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A sheet in a folder of its own, saved in the ways of several programs.
final class SavedFile {
  static let ruleCount = 1000
  private static let rules = (0..<ruleCount)
    .map {
      ".rule-\($0) > .part:hover { color: rgb(\($0 % 255) 0 0); margin: \($0)px 1em; padding: 0 2px }"
    }
    .joined(separator: "\n")

  private let folder: String
  let path: String

  /// A way to save a file.
  enum Style: String, CaseIterable {
    case plain = "written in place"
    case rename = "renamed over"
    case vimCalls = "vim's system calls"
    case sed = "sed -i"
    case vim = "vim"

    /// Whether the required program is installed.
    var isAvailable: Bool {
      guard let program else { return true }
      return access(program, X_OK) == 0
    }

    fileprivate var program: String? {
      switch self {
      case .sed: "/usr/bin/sed"
      case .vim: "/usr/bin/vim"
      default: nil
      }
    }
  }

  init() throws {
    var name = Array("/tmp/livery-reload-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { throw SaveError() }
    folder = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    path = folder + "/theme.css"
    try write(Self.text(0), to: path)
  }

  deinit {
    unlink(path)
    rmdir(folder)
  }

  private struct SaveError: Error {}

  static func text(_ step: Int) -> String {
    ".step { --step: \(step); width: \(step)px; height: \(step)px }\n" + rules
  }

  /// Saves the sheet of a step.
  ///
  /// - Returns: The time in nanoseconds: before the last system call, or the change time of the
  ///   file for another program.
  func save(_ step: Int, _ style: Style) throws -> Int64 {
    let text = Self.text(step)
    switch style {
    case .plain: return try write(text, to: path)
    case .rename: return try move(text)
    case .vimCalls:
      try write("swap", to: folder + "/.theme.css.swp")
      try write("", to: folder + "/4913")
      unlink(folder + "/4913")
      rename(path, path + "~")
      let start = try write(text, to: path)
      unlink(path + "~")
      unlink(folder + "/.theme.css.swp")
      return start
    case .sed:
      return try run([
        "/usr/bin/sed", "-i", "1s/.*/.step { --step: \(step); width: \(step)px }/", path,
      ])
    case .vim:
      return try run([
        "/usr/bin/vim", "-u", "NONE", "-es", "-c",
        "1s/.*/.step { --step: \(step); width: \(step)px }/", "-c", "wq", path,
      ])
    }
  }

  private func move(_ text: String) throws -> Int64 {
    try write(text, to: path + ".tmp")
    let start = realTime()
    guard rename(path + ".tmp", path) == 0 else { throw SaveError() }
    return start
  }

  /// Writes a file in place, and returns the time before it was closed.
  @discardableResult
  private func write(_ text: String, to path: String) throws -> Int64 {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard file >= 0 else { throw SaveError() }
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeBufferPointer(rebasing: rest.prefix(8192))
        #if canImport(Glibc)
          let count = Glibc.write(file, piece.baseAddress, piece.count)
        #else
          let count = Darwin.write(file, piece.baseAddress, piece.count)
        #endif
        if count <= 0 { return }
        rest = rest.dropFirst(count)
      }
    }
    let start = realTime()
    close(file)
    return start
  }

  /// Runs a program that saves the file, and returns the change time of the file.
  private func run(_ arguments: [String]) throws -> Int64 {
    _ = try ChildProcess(arguments)
    var status = stat()
    guard stat(path, &status) == 0 else { throw SaveError() }
    #if canImport(Glibc)
      return Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
    #else
      return Int64(status.st_ctimespec.tv_sec) * 1_000_000_000
        + Int64(status.st_ctimespec.tv_nsec)
    #endif
  }
}
