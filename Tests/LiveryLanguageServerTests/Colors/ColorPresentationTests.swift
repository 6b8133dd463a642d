// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryJSON
import TestSupport
import Testing

@testable import LiveryLanguageServer

@Suite("Presentations of a color") struct ColorPresentationTests {
  /// Returns the labels of the presentations of a color at the mark of a sheet.
  private func labels(
    _ source: MarkedSource, _ color: CSSColor, name: String = "a.css", encoding: String = "utf-16",
    files: [String: String] = [:]
  ) throws -> [String] {
    let server = try TestServer(
      files.merging([name: source.text]) { $1 }, encoding: encoding)
    let range = try #require(source.ranges.first)
    let components = [
      "red": color.red, "green": color.green, "blue": color.blue, "alpha": color.alpha,
    ]
    let result = try server.request(
      "textDocument/colorPresentation", in: name, at: range, ["color": components])
    return try #require(result.elements).map { item in
      let label = try #require(item["label"]?.string)
      let edit = try #require(item["textEdit"])
      #expect(try server.model(of: name).edit(edit) == (range, label))
      return label
    }
  }

  @Test("are in all notations that keep its value")
  func notations() throws {
    let color = CSSColor(rgba: 0x4D21_6F80)
    let labels = try labels("a { color: ⟦red⟧ }", color)
    #expect(
      labels == [
        "#4d216f80", "rgb(77 33 111 / 0.5)", "hsl(273.8 54.2% 28.2% / 0.5)",
        "hwb(273.8 12.9% 56.5% / 0.5)", "lab(22.7 32.5 -37.3 / 0.5)", "lch(22.7 49.5 311 / 0.5)",
        "oklab(0.352 0.078 -0.105 / 0.5)", "oklch(0.352 0.131 306.7 / 0.5)",
        "color(srgb 0.302 0.129 0.435 / 0.5)", "color(display-p3 0.28 0.14 0.42 / 0.5)",
      ])
  }

  @Test(
    "begin with the notation of the text",
    arguments: [
      ("⟦red⟧", "navy"), ("⟦#fff⟧", "#000080"), ("⟦#ABCDEF⟧", "#000080"), ("⟦#FFF⟧", "#000080"),
      ("⟦rgb(1 2 3)⟧", "rgb(0 0 128)"), ("⟦rgb(1, 2, 3)⟧", "rgb(0, 0, 128)"),
      ("⟦rgba(1, 2, 3, 0.5)⟧", "rgb(0, 0, 128)"), ("⟦hsl(1, 2%, 3%)⟧", "hsl(240, 100%, 25%)"),
      ("⟦hsl(1 2% 3%)⟧", "hsl(240 100% 25%)"), ("⟦hwb(1 2% 3%)⟧", "hwb(240 0% 50%)"),
      ("⟦lab(1 2 3)⟧", "lab("), ("⟦lch(1 2 3)⟧", "lch("), ("⟦oklab(1 0 0)⟧", "oklab("),
      ("⟦oklch(1 0 0)⟧", "oklch("), ("⟦color(srgb 1 0 0)⟧", "color(srgb 0 0 0.5)"),
      ("⟦color(display-p3 1 0 0)⟧", "color(display-p3 "), ("⟦color-mix(in srgb, red, tan)⟧", "#"),
      ("⟦canvas⟧", "#000080"),
    ])
  func order(value: String, expected: String) throws {
    let labels = try labels(MarkedSource("a { color: \(value) }"), CSSColor(rgba: 0x0000_80FF))
    #expect(labels.first?.hasPrefix(expected) == true, "\(labels)")
    #expect(labels.count >= 10)
    #expect(Set(labels).count == labels.count)
  }

  @Test("keep the case and the number of hexadecimal digits")
  func digits() throws {
    let (red, opaque) = (CSSColor(rgba: 0xFF00_00FF), CSSColor(rgba: 0xAABB_CC88))
    #expect(try labels("a { color: ⟦#aaa⟧ }", red).prefix(2) == ["#f00", "#ff0000"])
    #expect(try labels("a { color: ⟦#aaaaaa⟧ }", red).prefix(2) == ["#ff0000", "#f00"])
    #expect(try labels("a { color: ⟦#ABC⟧ }", opaque).prefix(2) == ["#ABC8", "#AABBCC88"])
  }

  @Test(
    "of a value of a custom property are none",
    arguments: [
      "a { --x: red; color: ⟦var(--x)⟧ }", "a { color: ⟦var(--x, red)⟧ }",
      "a { --x: red; color: ⟦rgb(from var(--x) r g b)⟧ }",
    ])
  func variables(source: String) throws {
    #expect(try labels(MarkedSource(source), CSSColor.black) == [])
  }

  @Test("of an unchanged color keep a value outside of sRGB")
  func wideGamut() throws {
    let wide = try #require(CSSColor(parsing: "color(display-p3 1 0 0)"))
    let labels = try labels(
      "a { color: ⟦color(display-p3 1 0 0)⟧ }", wide.clipped(to: .rgb))
    #expect(labels.first == "color(display-p3 1 0 0)")
    #expect(!labels.contains { $0.hasPrefix("#") || $0.hasPrefix("rgb") || $0.hasPrefix("hsl") })
    #expect(labels.contains { $0.hasPrefix("oklch(") })
  }

  @Test("of gray have no hue")
  func gray() throws {
    let labels = try labels("a { color: ⟦gray⟧ }", CSSColor(rgba: 0x8080_80FF))
    #expect(labels.first == "gray")
    #expect(labels.contains { $0.hasPrefix("oklch(") && $0.hasSuffix(" none)") })
    #expect(labels.contains("hsl(none 0% 50%)") || labels.contains("hsl(none 0% 50.2%)"))
  }

  @Test("replace the range in every encoding", arguments: ["utf-8", "utf-16", "utf-32"])
  func encodings(encoding: String) throws {
    let source: MarkedSource = "/* 🎨é */\r\na { content: '👩‍🎨'; color: ⟦red⟧ }"
    #expect(try labels(source, CSSColor.black, encoding: encoding).first == "black")
  }

  @Test("replace text of a JSON sheet")
  func json() throws {
    let source: MarkedSource = ##"{"a": {"color": "⟦#08f⟧"}}"##
    #expect(try labels(source, CSSColor.black, name: "a.json").first == "#000")
  }

  @Test("are there for a range without a color")
  func noColor() throws {
    #expect(try labels("a { color: ⟦⟧ }", CSSColor.black).count >= 10)
  }

  @Test("with invalid parameters are an error")
  func invalid() throws {
    let server = try TestServer(["a.css": "a { color: red }"])
    #expect(throws: ResponseError.self) {
      try server.request(
        "textDocument/colorPresentation", in: "a.css", at: 0..<1, ["color": ["red": 1]])
    }
  }

  @Test("parse to the same color", arguments: 0..<20)
  func roundTrip(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let rgba = UInt32.random(in: 0...UInt32.max, using: &generator)
      let color = CSSColor(rgba: Bool.random(using: &generator) ? rgba | 0xFF : rgba)
      let texts = ColorPresentation(replacing: nil).texts(of: color)
      #expect(texts.count >= 10)
      for text in texts {
        let parsed = try #require(CSSColor(parsing: text), "\(text)")
        #expect(
          parsed.rgba == color.rgba || parsed.isClose(to: color, within: 1.0 / 255), "\(text)")
        #expect(parsed.rgba == color.rgba, "\(text)")
      }
    }
  }

  @Test("of every name parse to its color", arguments: NamedColor.allCases)
  func names(name: NamedColor) throws {
    let texts = ColorPresentation(replacing: nil).texts(of: CSSColor(name))
    for text in texts { #expect(CSSColor(parsing: text)?.rgba == name.rgba, "\(text)") }
    let named = texts.compactMap { text in
      NamedColor.allCases.first { $0.name.lowercased() == text }
    }
    #expect(named.map(\.rgba) == [name.rgba])
  }
}
