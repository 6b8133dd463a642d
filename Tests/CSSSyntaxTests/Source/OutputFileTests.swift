// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import Foundation
import TestSupport
import Testing

@testable import CSSSyntax

/// Tests that saving changes only the contents of a file, or leaves the file unchanged.
@Suite struct OutputFileTests {
  /// The two ways to save a file.
  enum SaveOperation: CaseIterable {
    case write, replace

    /// Replaces `old` with `new`.
    func save(_ path: String) throws {
      switch self {
      case .write: try OutputFile(path).write(Array("new".utf8))
      case .replace: try OutputFile(path).replace(SourceText("old"), with: "new")
      }
    }

    /// Returns the reason that a file is not saved, or `nil` if it is saved.
    func rejection(_ path: String) throws -> String? {
      do { try save(path) } catch let failure as OutputFile.Failure {
        return failure.reason
      } catch ReplacementError.unwritable(let failure) {
        return failure.reason
      }
      return nil
    }
  }

  /// A temporary folder that is removed on deallocation.
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      // The path without the symbolic links of the temporary folder.
      path = try #require(
        realpath(url.path(percentEncoded: false), nil).map { String(cString: $0) })
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String, mode: mode_t = 0o644) throws -> String {
      try Data(text.utf8).write(to: URL(filePath: path(name)))
      #expect(chmod(path(name), mode) == 0)
      return path(name)
    }

    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
    }

    func status(_ name: String) -> stat {
      var status = stat()
      #expect(lstat(path(name), &status) == 0)
      return status
    }

    var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }
  }

  @Test(
    "permissions are kept", arguments: SaveOperation.allCases,
    [0o600, 0o640, 0o666, 0o755, 0o200] as [mode_t])
  func permissions(operation: SaveOperation, mode: mode_t) throws {
    if mode == 0o200, operation == .replace { return }
    let folder = try Folder()
    try operation.save(try folder.write("old", to: "a.css", mode: mode))
    #expect(folder.status("a.css").st_mode & 0o7777 == mode)
    #expect(chmod(folder.path("a.css"), 0o600) == 0)
    #expect(try folder.text("a.css") == "new")
    #expect(try folder.names == ["a.css"])
  }

  @Test("a new file gets default permissions, and a private file those of the user only")
  func newFile() throws {
    let folder = try Folder()
    let original = umask(0o022)
    umask(original)
    try OutputFile(folder.path("new")).write([])
    #expect(folder.status("new").st_mode & 0o777 == 0o666 & ~original)
    try OutputFile(folder.path("private")).write([], isPrivate: true)
    #expect(folder.status("private").st_mode & 0o777 == 0o600)
    #expect(chmod(folder.path("private"), 0o644) == 0)
    try OutputFile(folder.path("private")).write([], isPrivate: true)
    #expect(folder.status("private").st_mode & 0o777 == 0o600)
  }

  @Test("owner and group are kept", .needsRoot, arguments: SaveOperation.allCases)
  func owner(operation: SaveOperation) throws {
    let folder = try Folder()
    let path = try folder.write("old", to: "a.css")
    #expect(chown(path, 1234, 5678) == 0)
    #expect(chmod(path, 0o6750) == 0)
    try operation.save(path)
    let status = folder.status("a.css")
    #expect(status.st_uid == 1234 && status.st_gid == 5678)
    #expect(status.st_mode & 0o7777 == 0o6750)
  }

  @Test(
    "rejects a file without write permission, even for root", arguments: SaveOperation.allCases,
    [0o444, 0o400, 0o555] as [mode_t])
  func readOnly(operation: SaveOperation, mode: mode_t) throws {
    let folder = try Folder()
    let path = try folder.write("old", to: "a.css", mode: mode)
    #expect(try operation.rejection(path) == "the file is read-only")
    #expect(try folder.text("a.css") == "old")
    #expect(try folder.names == ["a.css"])
  }

  @Test(
    "rejects a file with several hard links and keeps them all", arguments: SaveOperation.allCases)
  func hardLinks(operation: SaveOperation) throws {
    let folder = try Folder()
    let path = try folder.write("old", to: "a.css")
    #expect(link(path, folder.path("b.css")) == 0)
    #expect(
      try operation.rejection(path)
        == "it has 2 hard links, and the others would keep the old contents")
    #expect(try folder.text("a.css") == "old")
    #expect(folder.status("a.css").st_ino == folder.status("b.css").st_ino)
    // A file without other links can be saved again.
    #expect(unlink(folder.path("b.css")) == 0)
    #expect(try operation.rejection(path) == nil)
  }

  @Test("keeps symbolic links and saves their target", arguments: SaveOperation.allCases)
  func symbolicLinks(operation: SaveOperation) throws {
    let folder = try Folder()
    #expect(mkdir(folder.path("far"), 0o755) == 0)
    _ = try folder.write("old", to: "far/a.css")
    #expect(symlink("far/a.css", folder.path("one.css")) == 0)
    #expect(symlink("one.css", folder.path("two.css")) == 0)
    try operation.save(folder.path("two.css"))
    #expect(try folder.text("far/a.css") == "new")
    #expect(folder.status("two.css").st_mode & S_IFMT == S_IFLNK)
    #expect(folder.status("one.css").st_mode & S_IFMT == S_IFLNK)
    #expect(try folder.names == ["far", "one.css", "two.css"])
  }

  @Test("creates the missing target of a link, but rejects link loops and denied links")
  func danglingLinks() throws {
    let folder = try Folder()
    #expect(mkdir(folder.path("far"), 0o755) == 0)
    #expect(symlink("far/a.css", folder.path("a.css")) == 0)
    try OutputFile(folder.path("a.css")).write(Array("new".utf8))
    #expect(try folder.text("far/a.css") == "new")
    #expect(throws: OutputFile.Failure.symbolicLink(folder.path("a.css"))) {
      try OutputFile(folder.path("a.css"), followsLinks: false).write([])
    }
    #expect(symlink("loop.css", folder.path("loop.css")) == 0)
    #expect(throws: OutputFile.Failure.symbolicLink(folder.path("loop.css"))) {
      try OutputFile(folder.path("loop.css")).write([])
    }
    #expect(try folder.names == ["a.css", "far", "loop.css"])
    #expect(try folder.text("far/a.css") == "new")
  }

  @Test("keeps other files in the folder and supports a name of maximum length")
  func neighbors() throws {
    let folder = try Folder()
    let parts = ["a.css.part", "a.css.\(getpid()).part", ".livery-0.part"]
    for name in parts { _ = try folder.write("theirs", to: name) }
    for operation in SaveOperation.allCases {
      try operation.save(try folder.write("old", to: "a.css"))
    }
    for name in parts { #expect(try folder.text(name) == "theirs") }
    #expect(try folder.names == ([".livery-0.part", "a.css"] + parts.prefix(2)).sorted())
    let long = String(repeating: "a", count: 251) + ".css"
    try OutputFile(folder.path(long)).write(Array("new".utf8))
    #expect(try folder.text(long) == "new")
  }

  @Test("rejects a folder, a missing folder and an empty path, and writes to devices")
  func otherFiles() throws {
    let folder = try Folder()
    let paths = [folder.path, folder.path("no/a.css"), folder.path("a.css/"), ""]
    for path in paths {
      #expect(throws: OutputFile.Failure.self, "\(path)") { try OutputFile(path).write([1]) }
    }
    try OutputFile("/dev/null").write([1, 2, 3])
    #expect(try folder.names == [])
    #expect(throws: ReplacementError.self) {
      try OutputFile("/dev/null").replace(SourceText(""), with: "b")
    }
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  #if os(Linux)
    @Test(
      "extended attributes and access control lists are kept", arguments: SaveOperation.allCases)
    func attributes(operation: SaveOperation) throws {
      let folder = try Folder()
      let path = try folder.write("old", to: "a.css", mode: 0o640)
      guard Attributes.set("user.note", Array("é".utf8), of: path) else {
        // The file system of the temporary folder has no extended attributes, so there is nothing
        // to keep.
        #expect(errno == ENOTSUP)
        return
      }
      #expect(Attributes.set("user.empty", [], of: path))
      // Version 2: user read and write; user 1234 read; group read; mask read; others none.
      let list: [UInt8] =
        [2, 0, 0, 0, 1, 0, 6, 0] + [255, 255, 255, 255, 2, 0, 4, 0, 0xD2, 4, 0, 0]
        + [4, 0, 4, 0, 255, 255, 255, 255, 0x10, 0, 4, 0] + [255, 255, 255, 255, 0x20, 0, 0, 0]
        + [255, 255, 255, 255]
      let hasList = Attributes.set("system.posix_acl_access", list, of: path)
      try operation.save(path)
      #expect(Attributes.value("user.note", of: path) == Array("é".utf8))
      #expect(Attributes.value("user.empty", of: path) == [])
      if hasList { #expect(Attributes.value("system.posix_acl_access", of: path) == list) }
      #expect(folder.status("a.css").st_mode & 0o7777 == 0o640)
    }

    /// Extended attributes, whose functions the C library hides from Swift.
    private enum Attributes {
      typealias Set =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32)
        -> Int32
      typealias Get =
        @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int)
        -> Int

      static func set(_ name: String, _ value: [UInt8], of path: String) -> Bool {
        guard let function = dlsym(nil, "setxattr") else { return false }
        let set = unsafeBitCast(function, to: Set.self)
        return value.withUnsafeBytes { set(path, name, $0.baseAddress, $0.count, 0) } == 0
      }

      static func value(_ name: String, of path: String) -> [UInt8]? {
        guard let function = dlsym(nil, "getxattr") else { return nil }
        let get = unsafeBitCast(function, to: Get.self)
        var value = [UInt8](repeating: 0, count: 256)
        let count = value.withUnsafeMutableBytes { get(path, name, $0.baseAddress, $0.count) }
        return count < 0 ? nil : Array(value.prefix(count))
      }
    }
  #endif
}
