// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Livery
import LiveryLayout
import LiveryPipelines
import LiveryRendering
import LiveryTables
import Measurements

/// Measures opening and scrolling a long table, measuring its rows, and laying out long texts.
func measureTables(into table: inout Table) throws {
  table.heading("Tables and styled text, measured with Pango (CPU time)")
  measureOpening(into: &table)
  measureRows(into: &table)
  measureScreen(into: &table)
  measureTexts(into: &table)
  let bytes = try ChildProcess(rerunWith: "--table-memory", "100000").numbers
  guard let bytes = bytes.first else { return }
  table.add(
    Row(
      quantity: "memory of a row, its item and its text", input: "100,000 rows",
      value: bytes, unit: "B", goal: .maximum(300)))
}

/// Pseudorandom words that are equal in every run.
private struct WordGenerator {
  private var state: UInt64 = 7
  private static let words = [
    "table", "of", "rows", "that", "are", "measured", "when", "they", "come", "into", "view", "and",
    "estimated", "before", "a", "theme", "says", "how", "high", "one", "is",
  ]

  mutating func next(_ count: Int) -> String {
    (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Self.words[Int(state >> 33) % Self.words.count]
    }.joined(separator: " ")
  }
}

/// Rows of different heights.
private func source(_ count: Int, words: ClosedRange<Int> = 2...40) -> ListTableSource {
  var text = WordGenerator()
  return ListTableSource(
    (0..<count).map { number in
      TextItem("\(number) " + text.next(words.lowerBound + number * 7 % words.count))
    })
}

private func milliseconds(count: Int = 11, _ body: @escaping () -> Int) -> Double {
  Rounds(count: count, [Workload(run: body)]).nanosecondsPerRun(of: 0) / 1e6
}

private func measureOpening(into table: inout Table) {
  let theme = Theme()
  let source = source(100_000)
  // A new renderer for each run prevents reuse of cached layouts.
  table.add(
    Row(
      quantity: "opening a table: first screen of 640px", input: "100,000 variable rows",
      value: milliseconds(count: 5) {
        var rows = StyledTable(source, in: theme, width: 320, measuring: Renderer().measuring)
        return rows.displayList(at: 0, height: 640).commands.count
      }, unit: "ms", goal: .maximum(50)))
  let renderer = Renderer()
  var rows = StyledTable(source, in: theme, width: 320, measuring: renderer.measuring)
  var index = 1
  table.add(
    Row(
      quantity: "scrolling to any offset", input: "100,000 variable rows",
      value: milliseconds(count: 51) {
        index = index &* 7919 % 99_991
        return rows.displayList(at: Double(index) * 44, height: 640).commands.count
      }, unit: "ms", goal: .maximum(8)))
}

private func measureRows(into table: inout Table) {
  let theme = Theme()
  let source = source(1000)
  table.add(
    Row(
      quantity: "measuring different texts as rows", input: "1,000 rows",
      value: milliseconds(count: 5) {
        var rows = StyledTable(source, in: theme, width: 320, measuring: Renderer().measuring)
        rows.measureAll()
        return Int(rows.contentHeight)
      }, unit: "ms", goal: .maximum(60)))
}

private func measureScreen(into table: inout Table) {
  let renderer = Renderer()
  let themes = [Theme(), Theme()]
  themes[1].add(
    ":root { --link-text-color: #c0392b; --table-font: bold 16px sans-serif }", name: "x")
  let source = source(30, words: 2...4)
  var tables = themes.map {
    StyledTable(source, in: $0, width: 320, measuring: renderer.measuring)
  }
  var number = 0
  table.add(
    Row(
      quantity: "a theme change: a screen of rows styled anew", input: "30 rows",
      value: milliseconds {
        number = 1 - number
        tables[number].restyle()
        return tables[number].displayList(at: 0, height: 30 * 42).commands.count
      }, unit: "ms", goal: .maximum(16)))
}

private func measureTexts(into table: inout Table) {
  let theme = Theme()
  var words = WordGenerator()
  let paragraphs = (0..<100).map { _ in
    "<p>\(words.next(40)) <b>\(words.next(10))</b> \(words.next(40)) <a href='x'>\(words.next(10))</a></p>"
  }
  let markup = paragraphs.joined()
  let text = StyledText(markup: markup)
  table.add(
    Row(
      quantity: "reading markup", input: "10,000 words",
      value: milliseconds { StyledText(markup: markup).root.children.count }, unit: "ms"))
  table.add(
    Row(
      quantity: "laying out styled text, nothing kept", input: "10,000 words",
      value: milliseconds(count: 5) {
        let boxes = BoxTree(text.root, in: theme)
        return Int(boxes.layout(width: 400, measuring: Renderer().measuring).size.height)
      }, unit: "ms", goal: .maximum(60)))
  let renderer = Renderer()
  let boxes = BoxTree(text.root, in: theme)
  var width = 400.0
  table.add(
    Row(
      quantity: "laying it out at another width", input: "10,000 words",
      value: milliseconds {
        width = width == 400 ? 380 : 400
        return Int(boxes.layout(width: width, measuring: renderer.measuring).size.height)
      }, unit: "ms"))
}

/// Returns the memory of a row in this process, in bytes.
func memoryOfRows(_ count: Int) -> [Double] {
  let theme = Theme()
  let renderer = Renderer()
  // The renderer's text cache has an equal size for short and long tables.
  var warm = StyledTable(source(5000), in: theme, width: 320, measuring: renderer.measuring)
  warm.measureAll()
  let before = Double(measure_heap())
  let source = source(count, words: 4...8)
  var rows = StyledTable(source, in: theme, width: 320, measuring: renderer.measuring)
  for step in 0..<100 {
    blackHole(rows.displayList(at: Double(step) * Double(count) * 0.44, height: 640).commands.count)
  }
  let after = Double(measure_heap())
  blackHole(rows)
  return [(after - before) / Double(count)]
}
