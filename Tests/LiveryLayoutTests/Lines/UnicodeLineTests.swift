// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import CSSValues
  import LiveryLayout
  import LiveryRendering
  import Testing

  /// The line breaking of Pango for several scripts, independent of the installed fonts.
  @Suite struct UnicodeLineTests {
    private let renderer = Renderer()

    private func layout(_ text: [LayoutNode], _ css: String = "", width: Double?) -> BoxLayout {
      BoxTree(element("root", "", text), in: CSSStyleSheet(basics + css))
        .layout(width: width, measuring: renderer.measuring)
    }

    @Test("a line has the width of the text system and is drawn on its baseline")
    func width() throws {
      let sample = "A line of text, with AV and To in it."
      let line = try #require(layout([.text(sample)], width: 1000).textLines.first)
      let font = CSSStyleSheet(basics).computedStyle(for: StylePath(StyleElement("body"))).ruleSet
        .font
      let measure = renderer.measuring.text.measure(
        TextBlock(sample, font: font), width: nil)
      #expect(abs(line.frame.width - measure.size.width) < 0.05)
      #expect(abs(line.frame.height - measure.size.height) < 0.05)
      #expect(abs(line.baseline - measure.baseline) < 0.05)
    }

    @Test("breaks scripts without spaces between letters, but not before a full stop")
    func ideographs() {
      let lines = layout([.text("天地玄黃宇宙洪荒。日月盈昃。")], width: 45).textLines.map(\.text)
      #expect(lines.count > 2)
      #expect(lines.joined() == "天地玄黃宇宙洪荒。日月盈昃。")
      #expect(!lines.contains { $0.hasPrefix("。") })
    }

    @Test("breaks lines exactly where Unicode allows")
    func opportunities() {
      let lines = layout([.text("one\u{A0}two three\u{200B}four half-way")], width: 1).textLines
      // A line may break at a zero-width space or after a hyphen, but not at a no-break space.
      let whole = layout([.text("one\u{A0}two three\u{200B}four half-way")], width: 55).textLines
      #expect(lines.count > 4)
      #expect(whole.map(\.text).first == "one\u{A0}two")
      #expect(whole.contains { $0.text.hasSuffix("half-") || $0.text == "half-way" })
    }

    @Test("right-to-left text starts at the right")
    func rightToLeft() throws {
      let layout = layout(
        [.text("שלום "), child("b", "", [.text("עולם")]), .text(" abc")], width: 300)
      let lines = layout.textLines
      #expect(
        lines.map(\.text).sorted() == [" ", "abc", "עולם", "שלום "].sorted() || lines.count >= 3)
      let hello = try #require(lines.first { $0.text.hasPrefix("שלום") })
      let world = try #require(lines.first { $0.text.hasPrefix("עולם") })
      let latin = try #require(lines.first { $0.text.contains("abc") })
      #expect(abs(hello.frame.maxX - 300) < 0.01)
      #expect(world.frame.maxX <= hello.frame.minX + 0.01)
      #expect(latin.frame.maxX <= world.frame.minX + 0.01)
      let bold = try #require(layout.boxes.first { $0.type == "b" })
      let frame = try #require(layout.frame(of: bold))
      #expect(abs(frame.minX - world.frame.minX) < 0.01)
    }

    @Test("reorders right-to-left words in left-to-right text")
    func embedded() throws {
      let lines = layout([.text("one שלום עולם two")], width: 300).textLines
      let one = try #require(lines.first { $0.text.hasPrefix("one") })
      let hebrew = try #require(lines.first { $0.text.contains("שלום") })
      let two = try #require(lines.first { $0.text.contains("two") })
      #expect(one.frame.minX == 0)
      #expect(one.frame.maxX <= hebrew.frame.minX + 0.01)
      #expect(hebrew.frame.maxX <= two.frame.minX + 0.01)
    }

    @Test("breaks a long word between grapheme clusters")
    func clusters() {
      let flags = String(repeating: "e\u{301}", count: 40)
      let lines = layout([.text(flags)], width: 40).textLines.map(\.text)
      #expect(lines.joined() == flags)
      #expect(lines.allSatisfy { $0.unicodeScalars.first?.value != 0x301 })
    }

    @Test("lays out a long text in parts without losses")
    func long() {
      let words = (0..<8000).map { "word\($0)" }.joined(separator: " ")
      let layout = layout([.text(words)], width: 300)
      let text = layout.textLines.map { $0.text.trimmingSpaces }.joined(separator: " ")
      #expect(text == words)
    }
  }

  extension String {
    fileprivate var trimmingSpaces: String {
      var text = Substring(self)
      while text.last == " " { text.removeLast() }
      return String(text)
    }
  }
#endif
