// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines

/// A launcher: pages of icons with titles, turned by dragging or arrow keys, with a dot per page.
///
/// The key `e` toggles the crosses that remove icons.
struct LauncherPage: CatalogPage {
  let name = "launcher"
  let title = "Launcher"

  private var tracker = ControlTracker<ControlID>()
  private var items = LauncherItems()
  private var strip = LauncherStrip()
  private var isEditing = false
  private var openedTitle: String?

  private enum ControlID: Hashable {
    case button(Int)
    case close(Int)
    case dot(Int)
  }
}

extension LauncherPage {
  mutating func drawing(in context: PageContext) -> PageDrawing {
    var canvas = PageCanvas(context)
    tracker.begin()
    let size = Size(context.viewport.width, max(context.viewport.height, 380))
    strip.width = size.width
    strip.count = items.pageCount
    canvas.draw(".catalogLauncher", in: Rect(origin: .zero, size: size))
    canvas.clipped(to: Rect(origin: .zero, size: size)) { canvas in
      for page in 0..<items.pageCount {
        let left = strip.minX(ofPage: page)
        guard left < size.width, left > -size.width else { continue }
        drawPage(
          page, in: Rect(x: left, y: 0, width: size.width, height: size.height - 60), on: &canvas)
      }
    }
    drawDots(in: Rect(x: 0, y: size.height - 56, width: size.width, height: 20), on: &canvas)
    let status = openedTitle.map { "\($0) was opened." } ?? "Drag, or use the arrow keys; e edits."
    canvas.draw(
      ".catalogLauncherCaption", in: Rect(x: 0, y: size.height - 32, width: size.width, height: 20),
      text: status)
    return PageDrawing(list: canvas.list, height: size.height)
  }

  private mutating func drawPage(_ page: Int, in frame: Rect, on canvas: inout PageCanvas) {
    let cell = Size(
      (min(frame.width, 540) / 3).rounded(.down), (min(frame.height, 480) / 3).rounded(.down))
    let grid = frame.centered(Size(cell.width * 3, cell.height * 3))
    for (slot, number) in items.numbers(onPage: page).enumerated() {
      let (row, column) = (Double(slot / 3), Double(slot % 3))
      let box = Rect(
        x: grid.minX + column * cell.width, y: grid.minY + row * cell.height, width: cell.width,
        height: cell.height
      ).centered(Size(90, 94))
      let id = ControlID.button(number)
      tracker.register(id, in: box)
      let state: ControlState = tracker.isPressed(id) ? .highlighted : .normal
      // The hover state is ignored, because it would darken the icon like the pressed state.
      canvas.draw(
        canvas.context.pipelines.pipeline(".launcherButton", state), in: box,
        text: items.title(number),
        image: items.icon(number, canvas.context.artwork), isVertical: true)
      if isEditing { drawCross(number, over: box, on: &canvas) }
    }
  }

  private mutating func drawCross(_ number: Int, over box: Rect, on canvas: inout PageCanvas) {
    let frame = Rect(x: box.minX + 2, y: box.minY - 6, width: 26, height: 26)
    tracker.register(.close(number), in: frame)
    canvas.draw(
      ".launcherCloseButton", in: frame, tracker.isPressed(.close(number)) ? .highlighted : .normal)
  }

  private mutating func drawDots(in frame: Rect, on canvas: inout PageCanvas) {
    let step = 18.0
    let left = (frame.width / 2 - step * Double(items.pageCount) / 2).rounded()
    for page in 0..<items.pageCount {
      let cell = Rect(
        x: left + Double(page) * step, y: frame.minY, width: step, height: frame.height)
      tracker.register(.dot(page), in: cell)
      canvas.draw(
        ".launcherPageDot", in: cell.centered(Size(6, 6)), page == strip.page ? .selected : .normal)
    }
  }

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    switch event {
    case .key(let key): return handle(key)
    case .tick(let seconds):
      return strip.tick(seconds: seconds) ? [.redraw, .animate] : .redraw
    case .scrolledRight(let steps): return strip.scroll(byPages: steps > 0 ? 1 : -1).response
    default: break
    }
    let motion = strip.handle(event)
    // A press that becomes a drag is not a click.
    if strip.isDragging { tracker.cancel() }
    let outcome = tracker.handle(event)
    switch outcome.clicked {
    case .button(let number) where !isEditing: openedTitle = items.title(number)
    case .close(let number): items.remove(number)
    case .dot(let page): return strip.scroll(toPage: page).response.union(outcome.response)
    case .button, nil: break
    }
    return outcome.response.union(motion.response)
  }

  private mutating func handle(_ key: Key) -> PageResponse {
    switch key.name {
    case "Left": return strip.scroll(byPages: -1).response.union(.handled)
    case "Right": return strip.scroll(byPages: 1).response.union(.handled)
    case "e":
      isEditing.toggle()
      return [.handled, .redraw]
    default: return .ignored
    }
  }
}

extension LauncherStrip.Motion {
  /// The response of the page.
  fileprivate var response: PageResponse {
    switch self {
    case .none: .ignored
    case .dragged: .redraw
    case .animating: [.redraw, .animate]
    }
  }
}
