// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Names that may be meant") struct NearNameTests {
  private func names(
    _ source: MarkedSource, files: [String: String] = [:]
  ) throws -> [String] {
    let server = try TestServer(files.merging(["a.css": source.text]) { $1 })
    return try server.titles(at: source.ranges[0], only: ["quickfix"]).compactMap { title in
      title.hasPrefix("Change to '") ? String(title.dropFirst(11).dropLast()) : nil
    }
  }

  @Test(
    "are similar names, the closest first",
    arguments: [
      ("body { ⟦background-colar⟧: red }", "background-color", 1),
      ("a { ⟦margin-tp⟧: 1px }", "margin-top", 2), ("a { ⟦widht⟧: 1px }", "width", 1),
      ("a { color: ⟦gren⟧ }", "green", 2), ("a { display: ⟦blok⟧ }", "block", 1),
      ("a { width: ⟦1pxx⟧ }", "px", 1), ("⟦@meda⟧ print { a { color: red } }", "@media", 1),
      ("a⟦:hovr⟧ { color: red }", ":hover", 1), ("a⟦:focus-withn⟧ {}", ":focus-within", 1),
      ("a⟦::befor⟧ { color: red }", "::before", 1),
      ("a { width: ⟦clac⟧(1px + 2px) }", "calc", 1),
      (":root { --ink-a: red; --ink-b: red } a { color: var(⟦--imk-a⟧) }", "--ink-a", 2),
      ("@keyframes fade { } @keyframes fadd { } a { animation: ⟦fada⟧ 1s }", "fadd", 2),
      ("/* livery-disable ⟦unknown-proprety⟧ -- x */ a {}", "unknown-property", 1),
    ])
  func sheets(source: MarkedSource, first: String, minimumCount: Int) throws {
    let names = try names(source)
    #expect(names.first == first)
    #expect(names.count >= minimumCount, "\(names)")
    #expect(names.count <= 5)
    #expect(Set(names).count == names.count)
  }

  @Test("are those of the vocabulary")
  func vocabulary() throws {
    let files = [".livery.yml": "classes: [title, tiles]\ntypes: {button: {}, buttons: {}}"]
    #expect(try names(".⟦titles⟧ { color: red }", files: files) == ["title", "tiles"])
    #expect(try names("⟦butons⟧ { color: red }", files: files) == ["buttons", "button"])
  }

  @Test("remove the finding when they are chosen")
  func applied() throws {
    let source: MarkedSource = "a { color: ⟦gren⟧ }"
    let titles = try TestServer(["a.css": source.text]).titles(at: source.ranges[0])
      .filter { $0.hasPrefix("Change to") }
    #expect(titles.count > 1)
    for title in titles {
      let server = try TestServer(["a.css": source.text])
      _ = try server.apply(title, at: source.ranges[0])
      #expect(try server.findings(in: "a.css").isEmpty, "\(title)")
    }
  }

  @Test("are not for findings without a suggestion")
  func none() throws {
    #expect(try names("a { ⟦qwertzuiop⟧: red }") == [])
    #expect(try names("a { ⟦color⟧: 1px }") == [])
  }
}
