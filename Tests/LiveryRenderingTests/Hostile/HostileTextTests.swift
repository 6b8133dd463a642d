// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSValues
  import LiveryPipelines
  import LiveryRendering
  import TestSupport
  import Testing

  @Suite("Hostile texts")
  struct HostileTextTests {
    /// The texts that are repeated very many times.
    private static let pieces = [
      "x", "lorem ipsum ", "\n", "\u{2028}", "نص ", "\u{301}", "e\u{301}\u{302}\u{303}",
      "\u{202E}a\u{2066}",
      "\u{200D}👩", "\0", "\t", "\u{AD}", "\u{FEFF}",
    ]
    private static let forms = [
      "lines 0 break word-wrap", "lines 0 break character-wrap", "lines 0 break break-word",
      "lines 0 break visible", "lines 3 break tail-truncation",
      "lines 1 break middle-truncation", "lines 0 break clip", "lines 1 min-size 1px",
    ]

    @Test(
      "draws a text of a million bytes up to the limit, and reports the limit",
      arguments: TestTier.part(of: pieces))
    func million(piece: String) throws {
      let text = String(repeating: piece, count: 1_000_000 / piece.utf8.count)
      try check(text, "lines 0 break word-wrap")
    }

    @Test(
      "a text of a million bytes is drawn with any line break and truncation",
      arguments: TestTier.part(of: forms))
    func broken(form: String) throws {
      try check(String(repeating: "lorem ipsum ", count: 1_000_000 / 12), form)
    }

    private func check(_ text: String, _ form: String) throws {
      let pipeline = try #require(
        Pipeline(parsing: "text(14px black shadow 0 1px 2px rgb(0 0 0 / 20%) \(form))"))
      let content = PipelineContent(text: text)
      let size = pipeline.naturalSize(for: content, measuring: renderer.measuring, width: 200)
      #expect(size.width.isFinite && size.height.isFinite)
      let list = pipeline.displayList(
        in: Rect(x: 0, y: 0, width: 200, height: 100), content: content,
        measuring: renderer.measuring)
      let drawn = try drawHostile(list, by: renderer)
      #expect(
        drawn.problems == [.textTooLong(limit: renderer.options.text.maximumLength)]
          || drawn.problems == [.tooManyLines(limit: renderer.options.text.maximumLines)])
    }

    @Test("a text of one letter a line is drawn", arguments: TestTier.part(of: [0, 1e-300, 1]))
    func narrow(width: Double) throws {
      for (form, piece) in [
        ("character-wrap", "x"), ("break-word", "x"), ("word-wrap", "x "), ("word-wrap", "نص"),
      ] {
        let pipeline = try #require(
          Pipeline(parsing: "text(14px black lines 0 break \(form))"))
        let content = PipelineContent(text: String(repeating: piece, count: 5_000))
        let size = pipeline.naturalSize(for: content, measuring: renderer.measuring, width: width)
        #expect(size.width.isFinite && size.height.isFinite)
        try drawHostile(
          pipeline.displayList(
            in: Rect(x: 0, y: 0, width: width, height: 100), content: content,
            measuring: renderer.measuring))
      }
    }

    @Test(
      "count only the lines that are laid out",
      arguments: ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"])
    func lines(end: String) throws {
      var options = RenderingOptions()
      options.text.maximumLines = 3
      let few = Renderer(options: options)
      let block = { (text: String) in
        TextBlock(text, font: font(10), maximumLines: 0, lineBreak: .wordWrap)
      }
      func problems(_ text: String) throws -> [RenderingProblem] {
        let list = DisplayList([.text(DisplayText(block(text), color: .black), at: Point(1, 9))])
        return try few.rendering(list, as: .png, size: Size(9, 9)).problems
      }
      let (three, four) = ("a\(end)b\(end)c", "a\(end)b\(end)c\(end)d")
      #expect(try problems(three).isEmpty)
      #expect(try problems(four) == [.tooManyLines(limit: 3)])
      let measures = [three, four].map { few.measuring.text.measure(block($0), width: 50) }
      #expect(measures[0].size == measures[1].size)
      #expect(!measures[0].isTruncated && measures[1].isTruncated)
    }

    @Test("a text that is not well-formed is drawn")
    func malformed() throws {
      let bytes: [UInt8] = (0..<60_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 &+ $0 >> 3) }
      try drawHostile(
        DisplayList([
          .text(
            DisplayText(
              TextBlock(
                String(decoding: bytes, as: UTF8.self), font: font(9), maximumLines: 0,
                lineBreak: .wordWrap), width: 60, color: .black), at: Point(1, 1))
        ]))
    }
  }
#endif
