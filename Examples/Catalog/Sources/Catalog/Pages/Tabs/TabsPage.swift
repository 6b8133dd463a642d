// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines

/// Tabs in a bar, in a strip and in a grid; clicks select, and arrow keys move along the bar.
struct TabsPage: CatalogPage {
  let name = "tabs"
  let title = "Tab bars"

  private var tracker = ControlTracker<ControlID>()
  private var selected: [Group: Int] = [.bar: 1, .strip: 0, .grid: 4, .column: 0]
  /// The number of tabs of the strip that are scrolled out at the left.
  private var hidden = 0

  /// A group of tabs with a single selection.
  private enum Group: Hashable { case bar, strip, grid, column }

  private enum ControlID: Hashable {
    case tab(Group, Int)
    case left
    case right
  }

  private static let bar = ["Home", "Friends", "Photos", "Inbox"]
  private static let strip = [
    "All", "Books", "Music", "Movies", "Places", "People", "Events", "Groups", "Notes", "Links",
    "Archive", "Drafts",
  ]
  private static let grid = ["Banana", "Cherry", "Orange", "Pineapple", "Grape", "Mango"]
  private static let corners = [
    "TopLeft", "Center", "TopRight", "BottomLeft", "Center", "BottomRight",
  ]
  private static let columns = ["Left", "Center", "Right"]
}

extension TabsPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    tracker.begin()
    let width = context.viewport.width - 40
    caption(".tabBar with .tab", at: 16, on: &canvas)
    drawBar(in: Rect(x: 20, y: 42, width: width, height: 41), on: &canvas)
    caption(
      ".tabStrip with .tabRound, .tabOverflowLeft and .tabOverflowRight", at: 104, on: &canvas)
    drawStrip(in: Rect(x: 20, y: 130, width: width, height: 44), on: &canvas)
    caption(".tabGrid with a style for each corner", at: 196, on: &canvas)
    drawGrid(
      Self.grid, .grid, corners: Self.corners, in: Rect(x: 20, y: 222, width: width, height: 88),
      on: &canvas)
    caption(".tabGrid with one row", at: 332, on: &canvas)
    drawGrid(
      Self.columns, .column, corners: Self.columns,
      in: Rect(x: 20, y: 358, width: width, height: 44), on: &canvas)
    return PageDrawing(list: canvas.list, height: 424, moving: canvas.moving)
  }

  private func caption(_ text: String, at top: Double, on canvas: inout PageCanvas) {
    canvas.draw(
      ".catalogCaption",
      in: Rect(x: 20, y: top, width: canvas.context.viewport.width - 40, height: 24), text: text)
  }

  private mutating func drawBar(in frame: Rect, on canvas: inout PageCanvas) {
    canvas.draw(".tabBar", in: frame)
    var left = frame.minX + 6
    for (number, text) in Self.bar.enumerated() {
      let width = canvas.naturalSize(".tab", text: text).width.rounded(.up) + 2
      drawTab(
        ".tab", .bar, number, text,
        in: Rect(x: left, y: frame.minY, width: width, height: frame.height), on: &canvas)
      left += width
    }
  }

  private mutating func drawStrip(in frame: Rect, on canvas: inout PageCanvas) {
    canvas.draw(".tabStrip", in: frame)
    let inner = Rect(
      x: frame.minX + 26, y: frame.minY, width: frame.width - 52, height: frame.height)
    let widths = Self.strip.map { canvas.naturalSize(".tabRound", text: $0).width.rounded(.up) + 4 }
    var left = inner.minX
    var number = min(hidden, Self.strip.count - 1)
    while number < Self.strip.count, left + widths[number] <= inner.maxX {
      drawTab(
        ".tabRound", .strip, number, Self.strip[number],
        in: Rect(x: left, y: frame.minY, width: widths[number], height: frame.height), on: &canvas)
      left += widths[number]
      number += 1
    }
    if hidden > 0 {
      drawOverflow(
        .left, ".tabOverflowLeft", in: Rect(x: frame.minX, y: frame.minY, width: 26, height: 44),
        on: &canvas)
    }
    if number < Self.strip.count {
      drawOverflow(
        .right, ".tabOverflowRight", in: Rect(x: inner.maxX, y: frame.minY, width: 26, height: 44),
        on: &canvas)
    }
  }

  private mutating func drawOverflow(
    _ id: ControlID, _ style: String, in frame: Rect, on canvas: inout PageCanvas
  ) {
    tracker.register(id, in: frame)
    canvas.drawControl("", style, in: frame, isHovered: tracker.isHovered(id))
  }

  private mutating func drawGrid(
    _ texts: [String], _ group: Group, corners: [String], in frame: Rect,
    on canvas: inout PageCanvas
  ) {
    canvas.draw(".tabGrid", in: frame)
    let size = Size((frame.width / 3).rounded(.down), 44)
    for (number, text) in texts.enumerated() {
      let (row, column) = (Double(number / 3), Double(number % 3))
      let isLast = number % 3 == 2
      let left = frame.minX + column * size.width
      let cell = Rect(
        x: left, y: frame.minY + row * size.height, width: isLast ? frame.maxX - left : size.width,
        height: size.height)
      drawTab(".tabGridTab\(corners[number])", group, number, text, in: cell, on: &canvas)
    }
  }

  private mutating func drawTab(
    _ style: String, _ group: Group, _ number: Int, _ text: String, in frame: Rect,
    on canvas: inout PageCanvas
  ) {
    let id = ControlID.tab(group, number)
    tracker.register(id, in: frame)
    var state: ControlState = selected[group] == number ? .selected : .normal
    if tracker.isPressed(id) { state.insert(.highlighted) }
    let hasImage = group == .grid || group == .column
    let artwork = canvas.context.artwork
    let star = state.contains(.selected) ? artwork.chosenStar : artwork.star
    canvas.drawControl(
      "\(group) \(number)", style, in: frame, text: text, image: hasImage ? star : nil, state,
      isHovered: tracker.isHovered(id))
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    if case .key(let key) = event { return handle(key) }
    let outcome = tracker.handle(event)
    switch outcome.clicked {
    case .tab(let group, let number): selected[group] = number
    case .left: hidden = max(0, hidden - 3)
    case .right: hidden = min(Self.strip.count - 1, hidden + 3)
    case nil: break
    }
    return outcome.response
  }

  private mutating func handle(_ key: Key) -> PageResponse {
    guard key.name == "Left" || key.name == "Right" else { return .ignored }
    let next = (selected[.bar] ?? 0) + (key.name == "Left" ? -1 : 1)
    selected[.bar] = max(0, min(Self.bar.count - 1, next))
    return [.handled, .redraw]
  }
}
