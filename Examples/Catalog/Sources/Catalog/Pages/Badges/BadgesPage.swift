// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// Badges in three sizes, with counts that a click increases, and on an icon.
struct BadgesPage: CatalogPage {
  let name = "badges"
  let title = "Badges"

  private var tracker = ControlTracker<Int>()
  /// The number of clicks on each badge.
  private var added = [Int](repeating: 0, count: Self.styles.count * Self.counts.count)

  private static let styles = ["miniBadge", "badge", "largeBadge"]
  private static let counts = [1, 7, 23, 118, 99_999]
}

extension BadgesPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    tracker.begin()
    for (row, style) in Self.styles.enumerated() {
      let top = 24 + Double(row) * 64
      canvas.draw(
        ".catalogCaption", in: Rect(x: 20, y: top, width: 110, height: 48), text: ".\(style)")
      var left = 140.0
      for (column, count) in Self.counts.enumerated() {
        let number = row * Self.counts.count + column
        let text = String(count + added[number])
        let size = canvas.naturalSize(".\(style)", text: text)
        let width = max(size.width, size.height).rounded(.up)
        let height = size.height.rounded(.up)
        let frame = Rect(
          x: left, y: top + ((48 - height) / 2).rounded(), width: width, height: height)
        tracker.register(number, in: frame)
        let state: ControlState = tracker.isPressed(number) ? .highlighted : .normal
        canvas.draw(
          ".\(style)", in: frame, text: text, state, isHovered: tracker.isHovered(number))
        left += width + 34
      }
    }
    drawIcons(below: 24 + Double(Self.styles.count) * 64, on: &canvas)
    return PageDrawing(list: canvas.list, height: 380)
  }

  /// Draws badges in their usual position, over the upper right corner of an icon.
  private func drawIcons(below top: Double, on canvas: inout PageCanvas) {
    canvas.draw(
      ".catalogCaption", in: Rect(x: 20, y: top, width: 600, height: 24),
      text: "A click on a badge adds one to its count.")
    for (column, icon) in canvas.context.artwork.icons.prefix(Self.styles.count).enumerated() {
      let box = Rect(x: 140 + Double(column) * 110, y: top + 50, width: 57, height: 57)
      canvas.draw(Pipeline([ImageStep(icon)]), in: box)
      let style = "." + Self.styles[column]
      let text = String(Self.counts[column] + added[column * Self.counts.count + column])
      let size = canvas.naturalSize(style, text: text)
      let width = max(size.width, size.height).rounded(.up)
      canvas.draw(
        style,
        in: Rect(
          x: (box.maxX - width * 0.6).rounded(), y: (box.minY - size.height * 0.4).rounded(),
          width: width,
          height: size.height.rounded(.up)), text: text)
    }
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    let outcome = tracker.handle(event)
    if let number = outcome.clicked { added[number] = (added[number] + 1) % 100_000 }
    return outcome.response
  }
}
