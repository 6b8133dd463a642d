// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// Every style in its four states: the classes of the themes, then those of the default sheet.
struct StylesPage: CatalogPage {
  let name = "styles"
  let title = "Styles"

  private static let rowHeight = 76.0
  private static let headingHeight = 40.0
  private static let states: [(title: String, state: ControlState)] = [
    ("Normal", .normal), ("Highlighted", .highlighted), ("Selected", .selected),
    ("Disabled", .disabled),
  ]
  /// The maximum number of theme classes on the page.
  private static let themeStyleLimit = 500
}

extension StylesPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    var top = 8.0
    let themeStyles = Self.themeStyles(context.pipelines)
    for group in (themeStyles.isEmpty ? [] : [("Of the themes", themeStyles)]) + StyleSample.all {
      draw(heading: group.0, at: top, on: &canvas)
      top += Self.headingHeight
      for sample in group.1 {
        let row = Rect(x: 0, y: top, width: context.viewport.width, height: Self.rowHeight)
        // Only the visible rows are drawn.
        if row.intersects(context.visible) { draw(sample, in: row, on: &canvas) }
        top += Self.rowHeight
      }
    }
    return PageDrawing(list: canvas.list, height: top + 16)
  }

  private func draw(heading: String, at top: Double, on canvas: inout PageCanvas) {
    let width = canvas.context.viewport.width
    canvas.draw(
      ".catalogHeading", in: Rect(x: 20, y: top, width: 170, height: Self.headingHeight),
      text: heading)
    for (column, state) in Self.states.enumerated() {
      canvas.draw(
        ".catalogCaptionCentered", in: Self.cell(column, width, top, height: Self.headingHeight),
        text: state.title)
    }
  }

  private func draw(_ sample: StyleSample, in row: Rect, on canvas: inout PageCanvas) {
    let pipelines = canvas.context.pipelines
    canvas.draw(
      ".catalogCaption", in: Rect(x: 20, y: row.minY, width: 172, height: row.height - 6),
      text: ".\(sample.name)")
    let image = sample.hasImage ? image(for: sample, canvas.context.artwork) : nil
    for (column, state) in Self.states.enumerated() {
      let cell = Self.cell(column, row.width, row.minY, height: row.height - 6)
      canvas.draw(".catalogCell", in: cell)
      let pipeline = pipelines.pipeline(".\(sample.name)", state.state)
      let content = ButtonContent(title: sample.text, image: image)
      let natural = StyledButton(content, StatePipelines(normal: pipeline))
        .naturalSize(measuring: canvas.context.measuring)
      let preferredSize =
        sample.size ?? Size(natural.width.rounded(.up), natural.height.rounded(.up))
      let size = Size(min(preferredSize.width, cell.width), min(preferredSize.height, cell.height))
      canvas.clipped(to: cell) { canvas in
        canvas.draw(pipeline, in: cell.centered(size), text: sample.text, image: image)
      }
    }
  }

  private func image(for sample: StyleSample, _ artwork: Artwork) -> ImageSource? {
    if sample.name.hasPrefix("tabGrid") { return artwork.star }
    return sample.name.hasPrefix("launcher") ? artwork.icons.first : artwork.landscape
  }

  /// Returns the frame of a state's sample.
  private static func cell(
    _ column: Int, _ width: Double, _ top: Double, height: Double
  ) -> Rect {
    let step = max(60, ((width - 192 - 24) / Double(states.count)).rounded(.down))
    return Rect(x: 192 + Double(column) * step, y: top, width: step - 6, height: height)
  }

  /// Returns the classes of the themes that the default sheet lacks, in the order of their rules.
  private static func themeStyles(_ pipelines: PipelineCache) -> [StyleSample] {
    var names = Set(StyleSample.all.flatMap(\.samples).map(\.name))
    var samples: [StyleSample] = []
    for selector in pipelines.themeSelectors() where samples.count < themeStyleLimit {
      guard selector.hasPrefix("."), selector.utf8.dropFirst().allSatisfy(isPlain) else { continue }
      let name = String(selector.dropFirst())
      guard names.insert(name).inserted, !pipelines.pipeline(selector).steps.isEmpty else {
        continue
      }
      samples.append(StyleSample(name: name, text: "Text", size: Size(110, 40), hasImage: true))
    }
    return samples
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse { .ignored }
}
