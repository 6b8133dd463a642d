// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
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
      ("color: red", "text(rgb(255, 0, 0) align left top lines 0 break word-wrap)"),
      (
        "font: bold 20px serif",
        "text(normal bold 20px serif rgb(0, 0, 0) align left top lines 0 break word-wrap)"
      ),
      (
        "text-align: center; vertical-align: middle",
        "text(rgb(0, 0, 0) lines 0 break word-wrap)"
      ),
      (
        "text-align: end; vertical-align: bottom",
        "text(rgb(0, 0, 0) align right bottom lines 0 break word-wrap)"
      ),
      (
        "direction: rtl", "text(rgb(0, 0, 0) align right top lines 0 break word-wrap direction rtl)"
      ),
      ("text-align: justify", "text(rgb(0, 0, 0) align justify top lines 0 break word-wrap)"),
      ("white-space: nowrap", "text(rgb(0, 0, 0) align left top break clip)"),
      (
        "white-space: nowrap; text-overflow: ellipsis", "text(rgb(0, 0, 0) align left top)"
      ),
      (
        "text-indent: 2em; text-transform: uppercase",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap indent 32px case uppercase)"
      ),
      ("word-break: break-all", "text(rgb(0, 0, 0) align left top lines 0 break character-wrap)"),
      (
        "font-size: 10px; line-height: 1.5; letter-spacing: 0.1em; word-spacing: 2px",
        "text(10px rgb(0, 0, 0) align left top lines 0 break word-wrap line-height 15px "
          + "letter-spacing 1px word-spacing 2px)"
      ),
      (
        "text-shadow: 1px 2px 3px rgb(255 0 0 / 50%), 0 1px; text-shadow-opacity: 50%",
        "text(rgb(0, 0, 0) shadow 1px 2px 3px rgba(255, 0, 0, 0.25) "
          + "shadow 0px 1px rgba(0, 0, 0, 0.5) align left top lines 0 break word-wrap)"
      ),
      (
        "text-decoration: underline line-through wavy red 2px",
        "text(rgb(0, 0, 0) align left top lines 0 break word-wrap "
          + "decoration underline line-through wavy rgb(255, 0, 0) 2px)"
      ),
    ] as [(String, String)])
  func steps(declarations: String, expected: String) throws {
    let text = try text(declarations)
    #expect(text == expected)
  }

  @Test("a text knows its direction, its indent and its case")
  func block() throws {
    let list = pipeline("direction: rtl; text-indent: 5px; text-transform: lowercase").displayList(
      in: Rect(0, 0, 100, 50), content: PipelineContent(text: "Hello"), measuring: uniformMeasuring)
    guard case .text(let text, _)? = list.commands.first else {
      Issue.record("no text")
      return
    }
    #expect(text.block.text == "hello")
    #expect(text.block.indent == 5)
    #expect(text.block.isRightToLeft == true)
  }

  @Test("texts of a written pipeline get what they do not say from the style")
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
    "letters are made large or small",
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

  @Test("the text stands in the content box, and is broken in its width")
  func place() throws {
    let pipeline = pipeline("font-size: 10px; border: 1px solid; padding: 4px 9px")
    let content = PipelineContent(text: "Hello")
    let list = pipeline.displayList(
      in: Rect(0, 0, 100, 50), content: content, measuring: uniformMeasuring)
    let place = list.commands.compactMap { command -> Point? in
      if case .text(_, let place) = command { place } else { nil }
    }
    #expect(place == [Point(10, 5)])
    #expect(pipeline.naturalSize(for: content, measuring: uniformMeasuring) == Size(45, 22))
    // 40 px less borders and padding leave four letters of five px in a line.
    let long = PipelineContent(text: "abcd efgh")
    #expect(
      pipeline.naturalSize(for: long, measuring: uniformMeasuring, width: 40) == Size(40, 34))
  }

  @Test(
    "a picture is fitted into the content box",
    arguments: [
      ("", Rect(5, 5, 90, 40)), ("object-fit: contain", Rect(10, 5, 80, 40)),
      ("object-fit: cover", Rect(5, 2.5, 90, 45)), ("object-fit: none", Rect(40, 20, 20, 10)),
      ("object-fit: none; object-position: right 3px top 4px", Rect(72, 9, 20, 10)),
      ("object-fit: scale-down; object-position: 0 0", Rect(5, 5, 20, 10)),
    ] as [(String, Rect)])
  func picture(declarations: String, frame: Rect) {
    let list = pipeline("padding: 5px; \(declarations)").displayList(
      in: Rect(0, 0, 100, 50), content: PipelineContent(image: .url(URLValue("a.png"))),
      measuring: uniformMeasuring)
    let frames = list.commands.compactMap { command -> Rect? in
      if case .image(let image) = command { image.frame } else { nil }
    }
    #expect(frames == [frame])
    let clips = list.commands.contains { if case .clip = $0 { true } else { false } }
    #expect(clips == (frame.height > 40))
  }

  @Test("the natural size holds the picture")
  func pictureSize() {
    let content = PipelineContent(image: .url(URLValue("a.png")))
    let size = pipeline("padding: 5px").naturalSize(for: content, measuring: uniformMeasuring)
    #expect(size == Size(30, 20))
  }
}
