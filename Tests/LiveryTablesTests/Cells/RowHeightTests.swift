// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import Testing

/// The row heights of Three20's table kit, "Cells", with letters of uniform width.
///
/// A line of 17px text is 20.4px high, of 15px 18px, of 14px 16.8px, and of 13px 15.6px. A label is
/// 1px higher.
@Suite struct RowHeightTests {
  @Test(
    "a text has 10px on all sides",
    arguments: [
      (TextItem.Kind.plain, 20.4), (.link, 20.4), (.button, 15.6), (.summary, 20.4), (.long, 16.8),
      (.gray, 16.8),
    ])
  func text(kind: TextItem.Kind, line: Double) {
    expect(LaidOutRow(TextItem("Text", kind: kind)).height, line + 20)
    // A line of 300px fits 35 letters of 17px text (8.5px each), 42 of 14px text, and 46 of 13px
    // text.
    let two = String(repeating: "aaaa ", count: 12)
    expect(LaidOutRow(TextItem(two, kind: kind)).height, 2 * line + 20)
  }

  @Test("a text in a group wraps 20px earlier and is at most 2000px high")
  func groupedText() {
    // A line of 300px fits 35 letters, and a line of 280px fits 32.
    let text = String(repeating: "a", count: 34)
    expect(LaidOutRow(TextItem(text)).height, 40.4)
    let grouped = LaidOutRow(TextItem(text), style: .grouped)
    expect(grouped.height, 60.8)
    #expect(grouped.layout.margin == Insets(right: 10, left: 10))
    #expect(grouped.layout.size.width == 300)
    let long = LaidOutRow(TextItem(String(repeating: "word ", count: 5000)))
    expect(long.height, 2020)
  }

  @Test("a caption has a column of 75px, and the text begins at 97px")
  func caption() throws {
    let row = LaidOutRow(CaptionItem("Text", caption: "Caption"))
    expect(row.height, 18 + 20)
    let caption = try #require(row.frame("tableItemCaption"))
    #expect(caption.minX == 10)
    #expect(caption.minY == 10)
    #expect(caption.width == 75)
    #expect(row.frame("tableItemSmall")?.minX == 97)
    #expect(row.frame("tableItemSmall")?.width == 213)
    // A line of 213px fits 28 letters of 7.5px.
    let long = LaidOutRow(CaptionItem(String(repeating: "aaaa ", count: 10), caption: "c"))
    expect(long.height, 36 + 20)
    // A line of 75px fits 11 letters of 6.5px, so there are three lines.
    let high = LaidOutRow(CaptionItem("t", caption: "aaaaaaaaaa bbbbbbbbbb cccccccccc"))
    expect(high.height, 3 * 15.6 + 20)
  }

  @Test("a subtext is below its text, and a text without one is centered")
  func subtext() {
    expect(
      LaidOutRow(CaptionItem("Text", caption: "Caption", kind: .below)).height, 20 + 20.4 + 16.8)
    let row = LaidOutRow(
      CaptionItem("Text", caption: String(repeating: "aaaa ", count: 12), kind: .below))
    expect(row.height, 20 + 20.4 + 2 * 16.8)
    #expect(row.frame("tableItem")?.origin == Point(10, 10))
    expect(LaidOutRow(CaptionItem("Text", kind: .below)).height, 40.4)
    #expect(LaidOutRow(CaptionItem("Text", kind: .below)).layout.textLines[0].frame.minX == 143)
  }

  @Test("a caption at the right and a setting are 44px high")
  func fixed() throws {
    let right = LaidOutRow(CaptionItem("Text", caption: "Caption", kind: .right))
    expect(right.height, 44)
    #expect(right.layout.textLines[0].frame.minX == 10)
    #expect(right.layout.textLines[1].frame.maxX == 310)
    let settings = LaidOutRow(CaptionItem("On", caption: "Sound", kind: .setting))
    expect(settings.height, 44)
    #expect(settings.lines == ["Sound", "On"])
    #expect(settings.layout.textLines[1].frame.maxX == 310)
    let narrow = LaidOutRow(
      CaptionItem("A long text that is cut off", caption: "Caption", kind: .right), width: 160)
    expect(narrow.height, 44)
    #expect(narrow.lines[0].hasSuffix("\u{2026}"))
  }

  @Test("a subtitle is below a line, beside a picture as high as the row")
  func subtitle() throws {
    expect(LaidOutRow(SubtitleItem("Text", subtitle: "Subtitle")).height, 21.4 + 20 + 17.8)
    expect(LaidOutRow(SubtitleItem("Text")).height, 21.4 + 20)
    let row = LaidOutRow(SubtitleItem("Text", subtitle: "Subtitle", image: picture("20x10.png")))
    expect(row.height, 59.2)
    let image = try #require(row.frame("img"))
    expect(image.width, 59.2)
    expect(image.height, 59.2)
    expect(row.layout.textLines[0].frame.minX, 59.2 + 6)
    expect(LaidOutRow(SubtitleItem("Text")).layout.textLines[0].frame.minX, 10)
  }

  @Test("a message is as high as its lines, at most two of them text")
  func message() throws {
    let text = String(repeating: "aaaa ", count: 30)
    let item = MessageItem(
      title: "Title", caption: "Caption", text: text, timestamp: TableTime(0),
      image: picture("50x50.png"))
    let row = LaidOutRow(item)
    expect(row.height, 6 + 21.4 + 17.8 + 2 * 16.8 + 6)
    #expect(row.frame("img") == Rect(x: 6, y: 6, width: 34, height: 34))
    #expect(row.frame("messageHead")?.minX == 46)
    let time = try #require(row.layout.textLines.first { $0.text == "4:05 PM" })
    #expect(time.frame.maxX == 314)
    #expect(row.frame("messageHead")?.minY == 6)
    let title = try #require(row.frame("tableItem"))
    expect(title.maxX, time.frame.minX - 12)
    // A single line without an image.
    let short = LaidOutRow(MessageItem(title: "Title", text: "text"))
    expect(short.height, 6 + 21.4 + 16.8 + 6)
    #expect(short.layout.textLines[0].frame.minX == 10)
    // An image is higher than a title alone.
    expect(LaidOutRow(MessageItem(title: "Title", image: picture("1x1.png"))).height, 46)
  }

  @Test("a button for more is a row and a half high, with its text at 40px")
  func more() throws {
    let row = LaidOutRow(MoreButtonItem("More", subtitle: "of it"))
    expect(row.height, 66)
    #expect(row.layout.textLines.map(\.frame.minX) == [40, 40])
    #expect(row.frame("spinner") == nil)
    #expect(
      LaidOutRow(MoreButtonItem("More", isLoading: true)).frame("spinner")
        == Rect(x: 10, y: 23, width: 20, height: 20))
  }

  @Test("a picture and a text are as high as the higher one")
  func image() throws {
    // A known image size leaves 320 - (60 + 12 + 40) = 208px for the text.
    let row = LaidOutRow(ImageItem("Text", image: picture("60x40.png")))
    expect(row.height, 40 + 20)
    #expect(row.frame("img") == Rect(x: 10, y: 10, width: 60, height: 40))
    #expect(row.frame("tableItem")?.minX == 82)
    #expect(row.frame("tableItem")?.width == 208)
    // An image of unknown size takes 50px.
    expect(LaidOutRow(ImageItem("Text", image: picture("later.png"))).height, 70)
    // A line of 208px fits five words of four letters of 8.5px.
    let long = LaidOutRow(
      ImageItem(String(repeating: "aaaa ", count: 24), image: picture("60x40.png")))
    expect(long.height, 5 * 20.4 + 20)
    // The size in a style overrides the size of the image.
    let styled = LaidOutRow(
      ImageItem("Text", image: picture("60x40.png"), imageStyle: "avatar"),
      css: ".avatar { width: 32px; height: 32px }")
    expect(styled.height, 52)
    expect(LaidOutRow(ImageItem("Text")).height, 40.4)
  }

  @Test("a picture at the right follows a centered text")
  func rightImage() throws {
    let row = LaidOutRow(ImageItem("Text", image: picture("60x40.png"), side: .right))
    expect(row.height, 60)
    #expect(row.frame("img")?.maxX == 310)
    expect(row.layout.textLines[0].frame.center.x, 30 + 208.0 / 2)
    expect(LaidOutRow(ImageItem("Text", image: picture("later.png"), side: .right)).height, 70)
  }

  @Test("styled text has its padding and margin, and leaves space for the arrow")
  func styledText() {
    let text = StyledText(markup: "one <b>two</b>")
    expect(LaidOutRow(StyledTextItem(text)).height, 16.8 + 12)
    expect(
      LaidOutRow(StyledTextItem(text, margin: Insets(2), padding: Insets(4))).height, 16.8 + 12)
    // A line of 308px fits 44 letters of 7px, and a line of 285px fits 40.
    let letters = StyledText(plainText: String(repeating: "a", count: 42))
    expect(LaidOutRow(StyledTextItem(letters)).height, 16.8 + 12)
    expect(LaidOutRow(StyledTextItem(letters, url: "app://x")).height, 2 * 16.8 + 12)
  }

  @Test("loading, view and empty rows are 44px high")
  func plain() {
    expect(LaidOutRow(ActivityItem("Loading")).height, 44)
    expect(LaidOutRow(ActivityItem("")).height, 44)
    expect(LaidOutRow(ViewItem(NamedView("map"))).height, 44)
    #expect(
      LaidOutRow(ViewItem(NamedView("map"))).frame("view")
        == Rect(x: 0, y: 0, width: 320, height: 44))
    expect(LaidOutRow(BlankItem()).height, 44)
    expect(LaidOutRow(BlankItem(), width: 10).height, 44)
  }

  private static let controls: [(TableControl, Double)] = [
    (.switch(isOn: true), 44), (.slider(value: 0.5), 44), (.button("Press"), 44),
    (.textField(text: "text"), 44), (.segmented(["a", "b"], selected: 0), 44),
    (.textEditor(), 5 * 16.8 + 4), (.textView(text: "x"), 5 * 16.8 + 4),
  ]

  @Test("controls are 44px high at least", arguments: controls)
  func control(control: TableControl, height: Double) {
    expect(LaidOutRow(ControlItem(control)).height, height)
    expect(LaidOutRow(ControlItem(control, caption: "Caption")).height, height)
  }

  @Test("switches are at the right, and captions at 8px")
  func controlPositions() {
    let row = LaidOutRow(ControlItem(.switch(), caption: "Caption"))
    #expect(row.frame("label")?.minX == 8)
    #expect(row.frame("control")?.maxX == 312)
    #expect(row.frame("control")?.width == 51)
    let field = LaidOutRow(ControlItem(.textField(), caption: "Name"))
    #expect(field.frame("control")?.maxX == 320)
  }

  private func expect(
    _ value: Double, _ expected: Double, at location: Testing.SourceLocation = #_sourceLocation
  ) {
    #expect(abs(value - expected) < 1e-6, "\(value) is not \(expected)", sourceLocation: location)
  }
}
