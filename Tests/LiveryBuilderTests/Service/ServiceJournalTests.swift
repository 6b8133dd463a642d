// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LiveryBuilder

@Suite("The stored state of a run")
struct RunRecordTests {
  private func withFolder(_ body: (URL, ServiceJournalFile) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "record-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    let file = try #require(
      ServiceJournalFile(port: 8080, environment: ["XDG_STATE_HOME": url.path]))
    try body(url.appending(path: "livery/builder-8080.json"), file)
  }

  private func record(secondsAgo seconds: Double = 0) -> ServiceJournal {
    ServiceJournal(
      token: TokenStore().current, folder: "styles", sheets: ["<default>"],
      style: ServiceJournal.Style(text: ".a {}", file: "a.css", place: 0, isSaved: false),
      time: Date().timeIntervalSince1970 - seconds)
  }

  @Test("is read again and private to the user")
  func roundTrip() throws {
    try withFolder { url, file in
      #expect(file.record == nil)
      let record = record()
      file.write(record)
      #expect(file.record == record)
      let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o600)
      try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: url.path)
      #expect(file.record == nil)
      file.write(record)
      #expect(file.record == record)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: url.deletingLastPathComponent().path)
      #expect(names == [url.lastPathComponent])
    }
  }

  @Test("is ignored if it is damaged", arguments: ["", "{", "[]", #"{"token":"a"}"#, "\u{0}"])
  func damage(_ text: String) throws {
    try withFolder { url, file in
      file.write(record())
      try Data(text.utf8).write(to: url)
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: url.path)
      #expect(file.record == nil)
    }
  }

  @Test("lets recent clients reconnect")
  func grace() {
    #expect(record(secondsAgo: 30).validToken != nil)
    #expect(record(secondsAgo: ServiceJournal.grace + 1).validToken == nil)
    #expect(record(secondsAgo: -ServiceJournal.grace - 1).validToken == nil)
    let book = TokenStore(previous: "before")
    #expect(book.all == [book.current, "before"])
    #expect(TokenStore().all.count == 1)
    #expect(Set((0..<100).map { _ in TokenStore().current }).count == 100)
  }

  @Test("is not stored for a random port or without a folder")
  func none() {
    #expect(ServiceJournalFile(port: 0, environment: ["HOME": "/tmp"]) == nil)
    #expect(ServiceJournalFile(port: 8080, environment: [:]) == nil)
    #expect(ServiceJournalFile(port: 8080, environment: ["HOME": "relative"]) == nil)
  }
}
