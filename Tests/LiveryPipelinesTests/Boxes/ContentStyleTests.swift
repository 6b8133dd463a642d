// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import LiveryDisplay
import Testing

@testable import LiveryPipelines

@Suite("Texts and pictures in boxes")
struct ContentStyleTests {
  private func text(_ declarations: String) throws -> String {
    try #require(pipeline(declarations).first(TextStep.self)).cssText
  }

  @Test(
    "properties of fonts and texts make one step",
    arguments: [
      (
        "color: red",
        "text(rgb(255, 0, 0) align left top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "font: bold 20px serif",
        "text(normal bold 20px serif rgb(0, 0, 0) align left top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "text-align: center; vertical-align: middle",
        "text(rgb(0, 0, 0) lines 0 break word-wrap white-space collapse)"
      ),
      (
        "text-align: end; vertical-align: bottom",
        "text(rgb(0, 0, 0) align right bottom lines 0 break word-wrap white-space collapse)"
      ),
      (
        "direction: rtl",
        "text(rgb(0, 0, 0) align right top lines 0 break word-wrap direction rtl white-space collapse)"
      ),
      (
        "text-align: justify",
        "text(rgb(0, 0, 0) align justify top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "white-space: nowrap",
        "text(rgb(0, 0, 0) align left top break visible white-space collapse)"
      ),
      (
        "white-space: nowrap; text-overflow: ellipsis",
        "text(rgb(0, 0, 0) align left top white-space collapse)"
      ),
      (
        "text-indent: 2em; text-transform: uppercase",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap indent 32px case uppercase white-space collapse)"
      ),
      (
        "text-indent: calc(10% + 1px)",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap indent calc(10% + 1px) "
          + "white-space collapse)"
      ),
      (
        "white-space: pre",
        "text(rgb(0, 0, 0) align left top lines 0 break visible)"
      ),
      (
        "white-space: pre-line",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap white-space preserve-breaks)"
      ),
      (
        "font: 75% serif; font-stretch: condensed; font-variation-settings: 'wght' 550.5, 'GRAD' -1",
        "text(normal 400 75% 12px serif variations \"GRAD\" -1, \"wght\" 550.5 rgb(0, 0, 0) "
          + "align left top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "font-variant: small-caps oldstyle-nums no-contextual; font-kerning: none; "
          + "font-feature-settings: 'ss01', 'kern' 1",
        "text(features \"calt\" 0, \"smcp\", \"onum\", \"kern\", \"ss01\" rgb(0, 0, 0) "
          + "align left top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "word-break: break-all",
        "text(rgb(0, 0, 0) align left top lines 0 break character-wrap white-space collapse)"
      ),
      (
        "overflow-wrap: break-word",
        "text(rgb(0, 0, 0) align left top lines 0 break break-word white-space collapse)"
      ),
      (
        "word-break: break-word; overflow-wrap: normal",
        "text(rgb(0, 0, 0) align left top lines 0 break break-word white-space collapse)"
      ),
      (
        "overflow-wrap: anywhere; word-break: break-all",
        "text(rgb(0, 0, 0) align left top lines 0 break character-wrap white-space collapse)"
      ),
      (
        "overflow-wrap: anywhere; white-space: nowrap",
        "text(rgb(0, 0, 0) align left top break visible white-space collapse)"
      ),
      (
        "overflow-wrap: anywhere; -livery-pipeline: text(break word-wrap) text(break clip)",
        "text(rgb(0, 0, 0) break break-word)"
      ),
      (
        "overflow: hidden; -livery-pipeline: text(break word-wrap)",
        "text(rgb(0, 0, 0) break word-wrap)"
      ),
      (
        "font-size: 10px; line-height: 1.5; letter-spacing: 0.1em; word-spacing: 2px",
        "text(10px rgb(0, 0, 0) align left top lines 0 break word-wrap line-height 15px "
          + "letter-spacing 1px word-spacing 2px white-space collapse)"
      ),
      (
        "text-shadow: 1px 2px 3px rgb(255 0 0 / 50%), 0 1px; text-shadow-opacity: 50%",
        "text(rgb(0, 0, 0) shadow 1px 2px 3px rgba(255, 0, 0, 0.25) "
          + "shadow 0px 1px rgba(0, 0, 0, 0.5) align left top lines 0 break word-wrap white-space collapse)"
      ),
      (
        "text-decoration: underline line-through wavy red 2px",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap "
          + "decoration underline line-through wavy rgb(255, 0, 0) 2px white-space collapse)"
      ),
    ] as [(String, String)])
  func steps(declarations: String, expected: String) throws {
    let text = try text(declarations)
    #expect(text == expected)
  }

  @Test("a text has its direction, indent and case")
  func block() throws {
    let list = pipeline("direction: rtl; text-indent: 5px; text-transform: lowercase").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: "Hello"),
      measuring: uniformMeasuring)
    guard case .text(let text, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(text.block.text == "hello")
    #expect(text.block.indent == 5)
    #expect(text.block.isRightToLeft == true)
  }

  @Test(
    "an indent in percent is of the width of the box",
    arguments: [
      ("text-indent: 10%; padding: 0 5px", 9.0), ("text-indent: calc(50% - 2px)", 48),
      ("-livery-pipeline: text(indent 25%)", 25), ("text-indent: 7px", 7),
    ])
  func indents(declarations: String, indent: Double) throws {
    let list = pipeline(declarations).displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: "Hello"),
      measuring: uniformMeasuring)
    guard case .text(let text, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(abs(text.block.indent - indent) < 1e-9)
  }

  @Test(
    "white space collapses by the style, and is preserved in a written pipeline",
    arguments: [
      ("", " one\n  two\t ", "one two"), ("white-space: nowrap", "a \r\n b", "a b"),
      ("white-space: pre", " a\n b ", " a\n b "), ("white-space: pre-wrap", "a  b", "a  b"),
      ("white-space: pre-line", " a  b \n\t c", "a b\nc"),
      ("white-space-collapse: preserve-spaces", "a \n\tb", "a   b"),
      ("white-space-collapse: break-spaces", "a  ", "a  "),
      ("white-space-collapse: discard", " a b\nc", "abc"),
      ("-livery-pipeline: text()", " a\n  b", " a\n  b"),
      ("white-space: normal; -livery-pipeline: text()", " a ", " a "),
      ("-livery-pipeline: text(white-space collapse)", " a ", "a"),
      ("", "\u{A0}a\u{2028}b", "\u{A0}a\u{2028}b"),
    ])
  func whiteSpace(declarations: String, text: String, expected: String) throws {
    let list = pipeline("color: red; \(declarations)").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: text),
      measuring: uniformMeasuring)
    guard case .text(let text, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(text.block.text == expected)
  }

  @Test("lines of preformatted text break only at newlines")
  func preformatted() {
    let content = PipelineContent(text: "one two three four\nfive")
    func size(_ whiteSpace: String) -> Size {
      pipeline("font-size: 10px; white-space: \(whiteSpace)")
        .naturalSize(for: content, measuring: uniformMeasuring, width: 50)
    }
    #expect(size("pre").height == 24)
    #expect(size("nowrap").height == 12)
    #expect(size("pre-wrap").height > 24)
  }

  @Test("a text of only white space has no size")
  func blank() {
    let size = pipeline("padding: 1px").naturalSize(
      for: PipelineContent(text: " \n "), measuring: uniformMeasuring)
    #expect(size == Size(2, 2))
  }

  @Test(
    "clips overflowing text at the padding box, but not the box itself",
    arguments: [
      ("overflow: hidden", Rect(x: 2, y: 2, width: 96, height: 46)),
      ("overflow: clip", Rect(x: 2, y: 2, width: 96, height: 46)),
      ("overflow: scroll", Rect(x: 2, y: 2, width: 96, height: 46)),
      ("overflow-x: clip", Rect(x: 2, y: -1e6, width: 96, height: 2e6)),
      ("overflow-y: clip", Rect(x: -1e6, y: 2, width: 2e6, height: 46)), ("overflow: visible", nil),
    ] as [(String, Rect?)])
  func overflow(declarations: String, clip: Rect?) {
    let commands = pipeline(
      """
      border: 2px solid; padding: 5px; box-shadow: 0 0 9px; outline: 1px solid; background: red;
      \(declarations)
      """
    ).displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: PipelineContent(text: "Hello"),
      measuring: uniformMeasuring
    ).commands
    var open: [Path] = []
    var clips: [[Path]] = []
    for command in commands {
      switch command {
      case .clip(let path, _): open.append(path)
      case .end: _ = open.popLast()
      case .text: clips.append(open)
      default: #expect(open.isEmpty, "\(command)")
      }
    }
    #expect(clips == [clip.map { [Path($0)] } ?? []])
  }

  @Test("texts of a written pipeline inherit missing values from the style")
  func completed() {
    let sheet = CSSStyleSheet(
      ".a { font: bold 20px serif; color: red; text-shadow: 0 1px blue; letter-spacing: 1px; "
        + "line-height: 2; -livery-pipeline: text() part(image, text(italic 10px lime)) }")
    #expect(
      sheet.pipeline(for: ".a").description
        == "text(normal bold 20px serif rgb(255, 0, 0) shadow 0px 1px rgb(0, 0, 255) "
        + "line-height 40px letter-spacing 1px) part(image, text(italic bold 10px serif "
        + "rgb(0, 255, 0) shadow 0px 1px rgb(0, 0, 255) line-height 40px letter-spacing 1px))")
  }

  @Test(
    "transforms letters to upper or lower case",
    arguments: [
      (LetterCase.uppercase, "straße O'Neil", "STRASSE O'NEIL"),
      (.lowercase, "ÄÖ One", "äö one"),
      (.capitalize, "it's (one) 2nd ärger", "It's (One) 2nd Ärger"),
      (.none, "As it is", "As it is"),
    ] as [(LetterCase, String, String)])
  func letterCases(letterCase: LetterCase, text: String, expected: String) {
    #expect(letterCase.applied(to: text) == expected)
  }

  @Test("currentcolor in a written pipeline is the style's color")
  func currentColor() {
    let sheet = CSSStyleSheet(".a { color: red; -livery-pipeline: fill(currentcolor) }")
    #expect(sheet.pipeline(for: ".a").description == "fill(rgb(255, 0, 0))")
  }

  @Test("the text is laid out in the content box")
  func position() throws {
    let pipeline = pipeline("font-size: 10px; border: 1px solid; padding: 4px 9px")
    let content = PipelineContent(text: "Hello")
    let list = pipeline.displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50), content: content, measuring: uniformMeasuring)
    let origin = list.commands.compactMap { command -> Point? in
      if case .text(_, let origin) = command { origin } else { nil }
    }
    #expect(origin == [Point(10, 5)])
    #expect(pipeline.naturalSize(for: content, measuring: uniformMeasuring) == Size(45, 22))
    // 40 px minus borders and padding leave space for four characters of five px in a line.
    let long = PipelineContent(text: "abcd efgh")
    #expect(
      pipeline.naturalSize(for: long, measuring: uniformMeasuring, width: 40) == Size(40, 34))
  }

  @Test(
    "a picture is fitted into the content box",
    arguments: [
      ("", Rect(x: 5, y: 5, width: 90, height: 40)),
      ("object-fit: contain", Rect(x: 10, y: 5, width: 80, height: 40)),
      ("object-fit: cover", Rect(x: 5, y: 2.5, width: 90, height: 45)),
      ("object-fit: none", Rect(x: 40, y: 20, width: 20, height: 10)),
      (
        "object-fit: none; object-position: right 3px top 4px",
        Rect(x: 72, y: 9, width: 20, height: 10)
      ),
      ("object-fit: scale-down; object-position: 0 0", Rect(x: 5, y: 5, width: 20, height: 10)),
    ] as [(String, Rect)])
  func picture(declarations: String, frame: Rect) {
    let list = pipeline("padding: 5px; \(declarations)").displayList(
      in: Rect(x: 0, y: 0, width: 100, height: 50),
      content: PipelineContent(image: .url(URLValue("a.png"))),
      measuring: uniformMeasuring)
    let frames = list.commands.compactMap { command -> Rect? in
      if case .image(let image) = command { image.frame } else { nil }
    }
    #expect(frames == [frame])
    let clips = list.commands.contains { if case .clip = $0 { true } else { false } }
    #expect(clips == (frame.height > 40))
  }

  @Test("the natural size includes the picture")
  func pictureSize() {
    let content = PipelineContent(image: .url(URLValue("a.png")))
    let size = pipeline("padding: 5px").naturalSize(for: content, measuring: uniformMeasuring)
    #expect(size == Size(30, 20))
  }
}
