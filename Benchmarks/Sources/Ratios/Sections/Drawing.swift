// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Livery
import LiveryPipelines
import LiveryRendering
import Measurements

/// Measures the resolution of a style's pipeline, and drawing at 2x.
func measureDrawing(into table: inout Table) throws {
  table.heading("Pipelines: from a style to its steps (CPU time for each)")
  measurePipelines(into: &table)
  table.heading("Drawing at 2x on pixels that are used again (CPU time, one thread)")
  try measureBadge(into: &table)
  try measureList(into: &table)
  try measureGallery(into: &table)
  try measureDrawingMemory(into: &table)
}

/// Measures pipelines that are cached, and ones that are not.
private func measurePipelines(into table: inout Table) {
  let theme = Theme()
  guard let style = theme.sheet.prepare(".badge").computedStyle else { return }
  let text = theme.sheet.sources.map(\.tree.text).joined()
  func add(_ quantity: String, maximum bound: Double? = nil, _ nanoseconds: Double) {
    table.add(
      Row(
        quantity: quantity, input: ".badge", value: nanoseconds / 1000, unit: "µs",
        goal: bound.map { .maximum($0) }))
  }
  add(
    "of a computed style, asked before", maximum: 2, time(of: 1000) { style.pipeline.steps.count })
  add(
    "from a selector, asked before",
    time(of: 1000) { theme.pipeline(for: ".badge").steps.count })
  add(
    "in four states from a selector, asked before",
    time(of: 100) { theme.pipelines(for: ".badge").normal.steps.count })
  // A style caches the pipeline of the last library.
  var libraries = [PipelineLibrary.standard, .standard]
  libraries[1].register(CustomShape.self)
  add(
    "of a computed style, worked out",
    time(of: 100) {
      libraries.swapAt(0, 1)
      return Pipeline(of: style, library: libraries[0]).steps.count
    })
  add(
    "the default sheet parsed, and a first pipeline",
    time(of: 1) {
      CSSStyleSheet(text, name: "default.css", origin: .default).pipeline(for: ".badge").steps.count
    })
}

/// A custom shape, which makes a library differ from the standard one.
private struct CustomShape: Shape {
  static let prototype = CustomShape()
  static let schema = Schema<CustomShape>("--own", "The box itself.")

  func outline(in rect: Rect) -> Path { Path(rect) }
}

/// Measures drawing a badge repeatedly, with the same text and with different texts.
private func measureBadge(into table: inout Table) throws {
  let renderer = Renderer()
  let badge = Theme().pipeline(for: ".badge")
  let contents = (0..<100).map { PipelineContent(text: "\($0)") }
  let five = PipelineContent(text: "5")
  let size = badge.naturalSize(for: five, measuring: renderer.measuring)
  let canvas = try Canvas(size: Size(60, 30), scale: 2)
  func add(_ quantity: String, maximum bound: Double? = nil, _ draw: @escaping () -> Int) {
    table.add(
      Row(
        quantity: quantity, input: ".badge", value: time(of: 100, draw) / 1000, unit: "µs",
        goal: bound.map { .maximum($0) }))
  }
  func list(_ content: PipelineContent, _ size: Size) -> DisplayList {
    badge.displayList(
      in: Rect(x: 2, y: 2, width: size.width, height: size.height), content: content,
      measuring: renderer.measuring)
  }
  add("natural size of a badge") {
    Int(badge.naturalSize(for: five, measuring: renderer.measuring).width)
  }
  add("display list of a badge") { list(five, size).commands.count }
  add("a badge: display list and painting", maximum: 150) {
    canvas.clear()
    return canvas.draw(list(five, size), with: renderer).count
  }
  var number = 0
  add("a badge: natural size and all, 100 texts") {
    number = (number + 1) % contents.count
    let content = contents[number]
    let size = badge.naturalSize(for: content, measuring: renderer.measuring)
    canvas.clear()
    return canvas.draw(list(content, size), with: renderer).count
  }
}

/// Measures drawing a typical list.
private func measureList(into table: inout Table) throws {
  let renderer = Renderer()
  let rows = MixedRows(count: 100, measuring: renderer.measuring)
  let canvas = try Canvas(size: rows.size, scale: 2)
  func milliseconds(_ draw: @escaping () -> Int) -> Double {
    Rounds([Workload(run: draw)]).nanosecondsPerRun(of: 0) / 1e6
  }
  let commands = rows.displayList().commands.count
  table.add(
    Row(
      quantity: "display list of 100 mixed rows", input: "a theme of rows",
      value: milliseconds { rows.displayList().commands.count }, unit: "ms",
      note: "\(commands) commands"))
  table.add(
    Row(
      quantity: "100 mixed rows: display list and painting", input: "a theme of rows",
      value: milliseconds {
        canvas.clear()
        return canvas.draw(rows.displayList(), with: renderer).count
      }, unit: "ms", goal: .maximum(25)))
}

/// Measures PNG files of every style of the default sheet in every state, at 1x and 2x.
private func measureGallery(into table: inout Table) throws {
  let gallery = DefaultGallery()
  var pictures = 0
  let rounds = Rounds(count: 3, [Workload { (try? gallery.draw()) ?? 0 }])
  pictures = try gallery.draw()
  table.add(
    Row(
      quantity: "every style and state as PNG, 1x and 2x", input: "default.css",
      value: rounds.nanosecondsPerRun(of: 0) / 1e9, unit: "s", goal: .maximum(3),
      note: "\(pictures) pictures"))
}

/// Measures the memory of a separate process that draws badges of changing texts and sizes.
private func measureDrawingMemory(into table: inout Table) throws {
  table.heading("Memory of a process that draws badges of changing texts and sizes")
  let memory = try ChildProcess(rerunWith: "--drawing-memory", "30000,130000").numbers
  guard memory.count == 2 else { return }
  let megabytes = memory.map { $0 / 1e6 }
  table.add(
    Row(
      quantity: "after 30,000 badges, which fill the caches", input: ".badge",
      value: megabytes[0], unit: "MB"))
  table.add(
    Row(
      quantity: "more after another 100,000", input: ".badge", value: megabytes[1] - megabytes[0],
      unit: "MB", goal: .maximum(2)))
}

/// Returns the memory of this process after several numbers of badges, in bytes.
func memoryAfterDrawing(_ counts: [Int]) throws -> [Double] {
  let renderer = Renderer()
  let badge = Theme().pipeline(for: ".badge")
  var memory: [Double] = []
  for number in 0..<(counts.max() ?? 0) {
    let content = PipelineContent(text: "\(number)")
    var size = badge.naturalSize(for: content, measuring: renderer.measuring)
    size.width += Double(number % 97) / 31
    size.height += Double(number % 89) / 17
    let canvas = try Canvas(size: Size(size.width + 4, size.height + 8), scale: 2)
    let frame = Rect(x: 2, y: 2, width: size.width, height: size.height)
    canvas.draw(
      badge.displayList(in: frame, content: content, measuring: renderer.measuring), with: renderer)
    if counts.contains(number + 1) { memory.append(Double(measure_memory())) }
  }
  return memory
}

/// Returns the CPU time of one call in nanoseconds, from batches of calls.
private func time(of count: Int, _ body: @escaping () -> Int) -> Double {
  let workload = Workload {
    var sum = 0
    for _ in 0..<count { sum &+= body() }
    return sum
  }
  return Rounds([workload]).nanosecondsPerRun(of: 0) / Double(count)
}
