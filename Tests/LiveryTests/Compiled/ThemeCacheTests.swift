// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Synchronization
import TestSupport
import Testing

/// Tests that a cache returns the same results as parsing, regardless of changes of the files.
@Suite struct ThemeCacheTests {
  /// A folder with a theme and a cache, which is removed on deallocation.
  private final class Place {
    let folder: URL

    init(_ files: [String: String]) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func path(_ name: String) -> String { folder.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    /// Returns the theme, and expects that it comes from the cache or not.
    func theme(isCached: Bool, _ comment: Comment? = nil) throws -> Theme {
      let theme = try Theme(contentsOfFile: path("app.css"), cache: path("cache")) { error in
        Issue.record("\(error)")
      }
      #expect(theme.sheet.isCompiled == isCached, comment)
      return theme
    }

    var entries: [URL] {
      get throws {
        try FileManager.default.contentsOfDirectory(
          at: folder.appending(path: "cache"), includingPropertiesForKeys: nil)
      }
    }
  }

  @Test("the second start loads the cached theme with equal values")
  func isFound() throws {
    let place = try Place([
      "app.css": "@import 'parts/a.css'; .x { color: red; background: url(x.png) }",
      "parts/a.css": ".y { color: blue }",
    ])
    let first = try place.theme(isCached: false)
    let second = try Theme(
      contentsOf: place.folder.appending(path: "app.css"),
      cache: place.folder.appending(path: "cache"))
    #expect(second.sheet.isCompiled)
    for selector in [".x", ".y", ".badge", "navigationBar"] {
      #expect(second.css(selector, "color") == first.css(selector, "color"), "\(selector)")
    }
    #expect(second.css(".y", "color")?.description == "rgb(0, 0, 255)")
    #expect(try place.entries.count == 1)
    #expect(second.sheet.sources.map(\.name) == first.sheet.sources.map(\.name))
    #expect(second.diagnostics.isEmpty)
  }

  @Test("detects a change of any file, even with equal size and date")
  func changes() throws {
    let place = try Place([
      "app.css": "@import 'a.css'; @import 'late.css'; .x { color: red }",
      "a.css": ".y { color: blue }",
    ])
    _ = try place.theme(isCached: false)
    _ = try place.theme(isCached: true)
    let date = try FileManager.default.attributesOfItem(atPath: place.path("a.css"))[
      .modificationDate]
    try place.write(".y { color: lime }", to: "a.css")
    try FileManager.default.setAttributes(
      [.modificationDate: #require(date)], ofItemAtPath: place.path("a.css"))
    let changed = try place.theme(isCached: false, "an import was changed")
    #expect(changed.css(".y", "color")?.description == "rgb(0, 255, 0)")
    _ = try place.theme(isCached: true)
    try place.write(".z { color: navy }", to: "late.css")
    let late = try place.theme(isCached: false, "a missing import came")
    #expect(late.css(".z", "color")?.description == "rgb(0, 0, 128)")
    _ = try place.theme(isCached: true)
    try FileManager.default.removeItem(atPath: place.path("a.css"))
    #expect(try place.theme(isCached: false, "an import went").css(".y", "color") == nil)
    _ = try place.theme(isCached: true)
    #expect(try place.entries.count == 1)
  }

  @Test("replaces a damaged cache entry", arguments: [0, 8, 12, 40, 500])
  func damage(place offset: Int) throws {
    let place = try Place(["app.css": ".x { color: red }"])
    _ = try place.theme(isCached: false)
    let entry = try #require(try place.entries.first)
    var bytes = try Data(contentsOf: entry)
    bytes[offset] ^= 0x40
    try bytes.write(to: entry)
    let theme = try place.theme(isCached: false, "byte \(offset)")
    #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
    _ = try place.theme(isCached: true)
  }

  @Test("reports a cache that is not writable and loads the theme")
  func unwritable() throws {
    let place = try Place(["app.css": ".x { color: red }", "cache": "a file"])
    var errors: [ThemeCacheError] = []
    let theme = try Theme(contentsOfFile: place.path("app.css"), cache: place.path("cache")) {
      errors.append($0)
    }
    #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
    guard case .unwritable(let path, let reason)? = errors.first else {
      Issue.record("\(errors)")
      return
    }
    #expect(path.hasPrefix(place.path("cache")))
    #expect(reason == "Not a directory")
  }

  #if os(Linux)
    @Test("loads the theme on a full disk and leaves no partial cache entry")
    func fullDisk() throws {
      // The system limits the size of written files, similar to a full disk. The limit applies to a
      // whole process, so this is another one.
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments =
        ["-c", "ulimit -f 1; exec \"$0\" \"$@\"", CommandLine.arguments[0]]
        + ["--testing-library", "swift-testing", "--filter", "ThemeCacheTests.storesOnFullDisk"]
      process.environment = ProcessInfo.processInfo.environment.merging(["LIVERY_FULL_DISK": "1"]) {
        $1
      }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(text)")
      #expect(text.contains("Test run with 1 test in 1 suite passed"), "\(text)")
    }

    @Test(
      "a full disk",
      .enabled(
        if: ProcessInfo.processInfo.environment["LIVERY_FULL_DISK"] != nil,
        "the test of a full disk runs it in a process of its own"))
    func storesOnFullDisk() throws {
      let place = try Place(["app.css": ".x { color: red }"])
      let cache = place.path("cache")
      try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
      for _ in 0..<2 {
        var errors: [ThemeCacheError] = []
        let theme = try Theme(contentsOfFile: place.path("app.css"), cache: cache) {
          errors.append($0)
        }
        #expect(theme.css(".x", "color")?.description == "rgb(255, 0, 0)")
        guard case .unwritable(let path, let reason)? = errors.first else {
          Issue.record("\(errors)")
          return
        }
        #expect(path.hasPrefix(cache) && reason == "File too large")
        #expect(try place.entries.isEmpty)
      }
    }
  #endif

  @Test("survives sheets and entries that are truncated or overwritten meanwhile")
  func unrest() throws {
    let count = min(10_000, TestTier.part(of: 80_000))
    let text = String(repeating: ".x { color: red }\n", count: count)
    let place = try Place(["app.css": text])
    _ = try place.theme(isCached: false)
    let files = [place.path("app.css"), try #require(try place.entries.first).path]
    let contents = try files.map { try Data(contentsOf: URL(filePath: $0)) }
    let unrest = Unrest(files, contents)
    unrest.detachNewThread()
    for _ in 0..<TestTier.part(of: 240) {
      // Parsed or cached, complete or truncated: any result is valid.
      _ = try? Theme(contentsOfFile: place.path("app.css"), cache: place.path("cache"))
    }
    unrest.end()
    try place.write(".x { color: lime }", to: "app.css")
    let theme = try place.theme(isCached: false)
    #expect(theme.css(".x", "color")?.description == "rgb(0, 255, 0)")
  }

  /// A thread that truncates and overwrites files in place until it is stopped.
  private final class Unrest: Sendable {
    private let isEnded = Atomic(false)
    private let done = DispatchSemaphore(value: 0)
    private let files: [String]
    private let contents: [Data]

    init(_ files: [String], _ contents: [Data]) { (self.files, self.contents) = (files, contents) }

    func detachNewThread() {
      Thread.detachNewThread {
        while !self.isEnded.load(ordering: .relaxed) {
          for (file, content) in zip(self.files, self.contents) {
            guard let handle = try? FileHandle(forUpdating: URL(filePath: file)) else { continue }
            try? handle.truncate(atOffset: 0)
            try? handle.write(contentsOf: content)
            try? handle.close()
          }
        }
        self.done.signal()
      }
    }

    func end() {
      isEnded.store(true, ordering: .relaxed)
      done.wait()
    }
  }

  @Test("a missing file is an error even with a cache entry")
  func missing() throws {
    let place = try Place(["app.css": ".x { color: red }"])
    _ = try place.theme(isCached: false)
    try FileManager.default.removeItem(atPath: place.path("app.css"))
    #expect(throws: SourceError.notFound(place.path("app.css"))) {
      try Theme(contentsOfFile: place.path("app.css"), cache: place.path("cache"))
    }
  }

  @Test("resolves pictures relative to the sheet, not to the cache")
  func pictures() throws {
    let place = try Place([
      "app.css": "@import 'icons/i.css'; .x { background-image: url(x.png) }",
      "icons/i.css": ".i { background-image: url(i.png) }", "x.png": "x", "icons/i.png": "i",
    ])
    _ = try place.theme(isCached: false)
    let theme = try place.theme(isCached: true)
    for (selector, text) in [(".x", "x"), (".i", "i")] {
      guard case .url(let url)? = theme.css(selector, \.backgroundImage)?.first else {
        Issue.record("no picture of \(selector)")
        continue
      }
      #expect(try theme.resource(for: url).bytes == Array(text.utf8))
    }
  }
}
