// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Foundation
import LiveryJSON
import LiveryRemote
import TestSupport
import Testing

@Suite("Remote includes") struct HTTPLoaderTests {
  private static let remote = #"{"title": {"color": "blue"}}"#

  /// The time limit of an expected response in seconds, long enough for a slow machine.
  private static let timeout = Waiting.limit / .seconds(1)

  /// Returns a sheet that includes a file of a server, with a local file as its replacement.
  private func sheet(_ address: String, _ loader: HTTPLoader?) throws -> CSSStyleSheet {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"title": {"color": "red"}}"#.utf8).write(to: folder.appending(path: "local.json"))
    let json = #"{"@include.a": {"inApp": "local.json", "remote": "\#(address)"}}"#
    try Data(json.utf8).write(to: folder.appending(path: "sheet.json"))
    let path = folder.appending(path: "sheet.json").path(percentEncoded: false)
    return CSSStyleSheet([try StyleSource(contentsOfThemeFile: path, remote: loader)])
  }

  private func color(_ sheet: CSSStyleSheet) -> String? { sheet.css("title", "color")?.description }

  @Test("the response of an allowed host replaces the local file")
  func success() throws {
    let server = try LocalServer { _, send in _ = send(LocalServer.response("200 OK", Self.remote))
    }
    for host in ["127.0.0.1", "127.0.0.1:\(server.port)"] {
      let sheet = try sheet(
        server.address("a.json"), HTTPLoader(allowedHosts: [host], timeout: Self.timeout))
      #expect(color(sheet) == "rgb(0, 0, 255)")
      #expect(sheet.diagnostics.map(\.diagnostic.message) == [])
      #expect(
        sheet.sources[0].tree.stream.sourceMap?.originals.last?.name == server.address("a.json"))
    }
  }

  @Test("without a loader, reads the local file without a request or diagnostic")
  func local() throws {
    let server = try LocalServer { _, send in _ = send(LocalServer.response("200 OK", Self.remote))
    }
    let sheet = try sheet(server.address("a.json"), nil)
    #expect(color(sheet) == "rgb(255, 0, 0)")
    #expect(sheet.diagnostics.isEmpty)
    #expect(server.count == 0)
  }

  @Test("does not contact a host or port that is not allowed")
  func rejected() throws {
    let server = try LocalServer { _, send in _ = send(LocalServer.response("200 OK", Self.remote))
    }
    let loader = HTTPLoader(
      allowedHosts: ["localhost", "127.0.0.1:1"], timeout: Self.timeout)
    let sheet = try sheet(server.address("a.json"), loader)
    #expect(color(sheet) == "rgb(255, 0, 0)")
    #expect(sheet.diagnostics.map(\.diagnostic.kind.id) == ["remote-include-failed"])
    #expect(sheet.diagnostics[0].diagnostic.severity == .warning)
    #expect(sheet.diagnostics[0].diagnostic.message.contains("does not allow the host '127.0.0.1'"))
    #expect(server.count == 0)
  }

  @Test(
    "times out a host that hangs or never stops sending")
  func hanging() throws {
    let isOver = DispatchSemaphore(value: 0)
    defer { isOver.signal() }
    let silent = try LocalServer { _, _ in isOver.wait() }
    let slow = try LocalServer { _, send in
      _ = send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
      while send(" ") { Thread.sleep(forTimeInterval: 0.05) }
    }
    // Neither server sends its last byte, so that both requests exceed the time limit on any
    // machine.
    for server in [silent, slow] {
      let sheet = try sheet(
        server.address("a.json"), HTTPLoader(allowedHosts: ["127.0.0.1"], timeout: 0.5))
      #expect(color(sheet) == "rgb(255, 0, 0)")
      let messages = sheet.diagnostics.map(\.diagnostic.message)
      #expect(messages.count == 1 && messages[0].contains("did not answer within 0.5 seconds"))
    }
  }

  @Test("rejects responses above the size limit, announced or not")
  func size() throws {
    let isClosed = DispatchSemaphore(value: 0)
    let endless = try LocalServer { _, send in
      _ = send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
      let block = String(repeating: " ", count: 65_536)
      while send(block) {}
      isClosed.signal()
    }
    let announced = try LocalServer { _, send in
      _ = send(LocalServer.response("200 OK", String(repeating: " ", count: 100_001)))
    }
    for server in [endless, announced] {
      let loader = HTTPLoader(
        allowedHosts: ["127.0.0.1"], timeout: Self.timeout, maximumSize: 100_000)
      let error = #expect(throws: RemoteError.self) {
        try loader.load(server.address("a.json"), maximumSize: .max)
      }
      #expect(error == .tooLarge(limit: 100_000))
    }
    #expect(isClosed.wait(timeout: .now() + Self.timeout) == .success)
  }

  @Test("follows redirects only to allowed hosts")
  func redirects() throws {
    let other = try LocalServer { _, send in _ = send(LocalServer.response("200 OK", Self.remote)) }
    let port = other.port
    let server = try LocalServer { path, send in
      let response =
        path == "/here"
        ? LocalServer.response("302 Found", "", "Location: /a.json\r\n")
        : path == "/there"
          ? LocalServer.response("302 Found", "", "Location: http://127.0.0.1:\(port)/a.json\r\n")
          : LocalServer.response("200 OK", Self.remote)
      _ = send(response)
    }
    let loader = HTTPLoader(
      allowedHosts: ["127.0.0.1:\(server.port)"], timeout: Self.timeout)
    #expect(try loader.load(server.address("here"), maximumSize: 1000) == Array(Self.remote.utf8))
    let error = #expect(throws: RemoteError.self) {
      try loader.load(server.address("there"), maximumSize: 1000)
    }
    #expect(error == .hostNotAllowed("127.0.0.1"))
    #expect(other.count == 0)
  }

  @Test("reports error statuses, unreachable hosts and invalid URLs")
  func failures() throws {
    let server = try LocalServer { _, send in _ = send(LocalServer.response("404 Not Found", "no"))
    }
    let loader = HTTPLoader(allowedHosts: ["127.0.0.1", "a"], timeout: Self.timeout)
    #expect(throws: RemoteError.status(404)) {
      try loader.load(server.address("a.json"), maximumSize: 1000)
    }
    for address in [
      "ftp://127.0.0.1/a", "file:///etc/passwd", "", "a.json", "http://u:p@127.0.0.1/",
    ] {
      #expect(throws: RemoteError.invalidAddress) { try loader.load(address, maximumSize: 1000) }
    }
    let error = #expect(throws: RemoteError.self) {
      try loader.load("http://127.0.0.1:1/a", maximumSize: 1000)
    }
    guard case .unreachable = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
