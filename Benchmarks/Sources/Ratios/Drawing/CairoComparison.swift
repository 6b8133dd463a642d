// SPDX-License-Identifier: Apache-2.0
import CPainting
import Livery
import LiveryPipelines
import LiveryRendering
import Measurements

/// Measures a badge and a list of rows, relative to C code on Cairo that paints equal pixels.
///
/// The C code caches the layouts of texts and the masks of shadows between frames. It computes no
/// styles and creates no display lists.
func measureAgainstCairo(into table: inout Table) throws {
  table.heading("Drawing at 2x, relative to the same painting by hand in C on Cairo (CPU time)")
  let renderer = Renderer()
  let badge = Theme().pipeline(for: ".badge")
  let five = PipelineContent(text: "5")
  let size = badge.naturalSize(for: five, measuring: renderer.measuring)
  try add(
    ".badge", CairoPainting(painting_of_badge()), renderer, size: Size(60, 30), to: &table
  ) {
    badge.displayList(
      in: Rect(x: 2, y: 2, width: size.width, height: size.height), content: five,
      measuring: renderer.measuring)
  }
  let rows = MixedRows(count: 100, measuring: renderer.measuring)
  try add(
    "100 mixed rows", CairoPainting(painting_of_rows(100)), renderer, size: rows.size,
    to: &table, rows.displayList)
}

/// Adds the pixel difference, and the time relative to that of the C code.
private func add(
  _ input: String, _ painting: CairoPainting, _ renderer: Renderer, size: Size,
  to table: inout Table, _ displayList: @escaping () -> DisplayList
) throws {
  let canvas = try Canvas(size: size, scale: 2)
  let cachedList = displayList()
  func draw(_ list: DisplayList) -> Int {
    canvas.clear()
    return canvas.draw(list, with: renderer).count
  }
  let rounds = Rounds([
    Workload { painting.draw() }, Workload { draw(displayList()) }, Workload { draw(cachedList) },
  ])
  table.add(
    Row(
      quantity: "largest difference of a channel of 255", input: input,
      value: Double(painting.difference(from: canvas.bitmap())), goal: .maximum(3)))
  func note(_ workload: Int) -> String {
    "\((rounds.nanosecondsPerRun(of: workload) / 1000).rounded2) µs beside "
      + "\((rounds.nanosecondsPerRun(of: 0) / 1000).rounded2)"
  }
  table.add(
    Row(
      quantity: "display list and painting, times the C", input: input,
      value: rounds.time(of: 1, comparedTo: 0), goal: .maximum(1.4), note: note(1)))
  table.add(
    Row(
      quantity: "painting of a kept display list, times the C", input: input,
      value: rounds.time(of: 2, comparedTo: 0), note: note(2)))
}
