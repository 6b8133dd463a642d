// SPDX-License-Identifier: Apache-2.0
import CSSValues
import Livery
import LiveryDisplay
import LiveryLayout
import LiveryTables
import TestSupport
import Testing

#if Rendering
  import LiveryRendering
#endif

/// Random items at random widths: the measured height equals the drawn height.
@Suite struct RandomRowTests {
  @Test(
    "the measured height of a row is that of the drawn row", .tier(.standard),
    arguments: TestTier.part(of: 0..<40))
  func uniform(seed: Int) {
    check(seed: seed, measuring)
  }

  #if Rendering
    @Test(
      "the measured height of a row is that of the drawn row with the text system's letters",
      .tier(.standard),
      arguments: 0..<2)
    func drawn(seed: Int) {
      check(
        seed: 100 + seed,
        MeasurementContext(text: Renderer().measuring.text, images: NamedSizes()))
    }
  #endif

  private func check(seed: Int, _ measuring: MeasurementContext) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let theme = Theme()
    var wrong: [String] = []
    for _ in TestTier.part(of: 0..<5) {
      let items = (0..<50).map { _ in RandomItem.item(&generator) }
      let width = Double.random(in: 0...700, using: &generator).rounded()
      let style = Bool.random(using: &generator) ? StyledTable.Style.plain : .grouped
      func table() -> StyledTable {
        StyledTable(
          ListTableSource(items), in: theme, style: style, width: width, measuring: measuring)
      }
      var (measured, drawn) = (table(), table())
      measured.measureAll()
      for row in items.indices {
        let position = TablePosition(row: row)
        let height = measured.height(of: position)
        let cachedHeight = measured.heights.placed(.row(position))?.height
        let layout = drawn.layout(of: position)
        let bottom = layout.map { $0.size.height + $0.margin.vertical }
        if layout?.outerSize.height != height || bottom != height || cachedHeight != height
          || !height.isFinite
        {
          wrong.append("\(width) \(items[row])")
        }
      }
    }
    #expect(wrong == [])
  }
}

/// A generator of random items of all kinds.
enum RandomItem {
  static func item(_ generator: inout SeededGenerator) -> any TableItem {
    func text() -> String {
      let words = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        ["one", "", "\u{5D0}\u{5D1}", "Donaudampfschiff\u{AD}fahrt", "e\u{301}", "\n", "1.5", "x"]
          .randomElement(using: &generator) ?? ""
      }
      return words.joined(separator: " ")
    }
    func image() -> ImageSource? {
      [nil, picture("20x10.png"), picture("300x200.png"), picture("later.png")]
        .randomElement(using: &generator) ?? nil
    }
    let url = Bool.random(using: &generator) ? "app://x" : nil
    let kind = TextItem.Kind.allCases.randomElement(using: &generator) ?? .plain
    switch Int.random(in: 0..<14, using: &generator) {
    case 0: return TextItem(text(), kind: kind, url: url)
    case 1: return CaptionItem(text(), caption: text(), url: url)
    case 2: return CaptionItem(text(), caption: text(), kind: .right, accessoryURL: url)
    case 3: return CaptionItem(text(), caption: text(), kind: .below, url: url)
    case 4: return CaptionItem(text(), caption: text(), kind: .setting, url: url)
    case 5:
      return StyledTextItem(
        StyledText(markup: "<b>\(text())</b> <a href='x'>\(text())</a>"), url: url)
    case 6: return ActivityItem(text())
    case 7: return SubtitleItem(text(), subtitle: text(), image: image(), url: url)
    case 8: return MessageItem(title: text(), caption: text(), text: text(), image: image())
    case 9: return ImageItem(text(), image: image(), defaultImage: image(), url: url)
    case 10: return ImageItem(text(), image: image(), side: .right, url: url)
    case 11: return MoreButtonItem(text(), subtitle: text(), isLoading: url == nil)
    case 12:
      return ControlItem(
        Samples.controls.randomElement(using: &generator) ?? .switch(), caption: text())
    default: return ViewItem(NamedView("map", size: Size(30, 40)), caption: text(), url: url)
    }
  }
}
