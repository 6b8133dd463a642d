// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryLayout
import LiveryPipelines

/// The reaction of a page of controls to pointer and keyboard.
extension ControlsPage {
  /// The extra distance in px that a text moves when the caret would be at the left edge.
  private static let margin = 40.0

  mutating func handle(_ event: PageEvent, in context: PageContext) -> PageResponse {
    guard context.base == .harbor else { return .ignored }
    switch event {
    case .moved(let point):
      if drag(to: point) { return .redraw }
      return hover(point)
    case .pointerExited: return hover(nil)
    case .pressed(let point): return press(point, in: context)
    case .released(let point): return release(point)
    case .key(let key):
      let response = type(key, in: context)
      if response.contains(.redraw) { scrollToFocus(in: context) }
      return response
    case .tick: return advance(in: context)
    case .scrolledRight, .scrolledDown: return .ignored
    }
  }

  /// Advances transitions and animations, which may move the lines below.
  private mutating func advance(in context: PageContext) -> PageResponse {
    let before = view.height
    update(in: context)
    return view.height == before ? .ignored : .redraw
  }

  /// Returns the index of the control at a point.
  private func control(at point: Point) -> Int? {
    controls.index(of: view.id(at: point) { controls.index(of: $0) != nil })
  }

  private mutating func hover(_ point: Point?) -> PageResponse {
    let before = controls.hovered
    controls.hovered = point.flatMap { control(at: $0) }
    return before == controls.hovered ? .ignored : .redraw
  }

  private mutating func press(_ point: Point, in context: PageContext) -> PageResponse {
    _ = hover(point)
    leaveText()
    controls.pressed = controls.hovered
    controls.focusByPointer(controls.hovered)
    if let focused = controls.focused, controls.controls[focused].isTyped {
      moveCaret(of: focused, to: point, in: context)
    }
    _ = drag(to: point)
    return .redraw
  }

  private mutating func release(_ point: Point) -> PageResponse {
    _ = hover(point)
    guard let pressed = controls.pressed.take() else { return .ignored }
    if pressed == controls.hovered { controls.activate(pressed) }
    return .redraw
  }

  /// Moves the pressed slider to the pointer, and returns whether there is one.
  private mutating func drag(to point: Point) -> Bool {
    guard let pressed = controls.pressed, controls.controls[pressed].role == .slider,
      let frame = view.frame(of: controls.controls[pressed].id), frame.width > 0
    else { return false }
    controls.set(pressed, to: (point.x - frame.minX) / frame.width * 100)
    return true
  }
}

extension ControlsPage {
  private mutating func type(_ key: Key, in context: PageContext) -> PageResponse {
    switch key.name {
    case "Tab", "ISO_Left_Tab":
      leaveText()
      let isMoved = controls.moveFocus(backwards: key.name == "ISO_Left_Tab")
      return isMoved ? [.handled, .redraw] : .redraw
    case "Escape":
      leaveText()
      controls.focusByPointer(nil)
      return .redraw
    default: break
    }
    guard let focused = controls.focused else { return .ignored }
    guard controls.controls[focused].isTyped else {
      return controls.handle(key) ? [.handled, .redraw] : .ignored
    }
    if key.name == "Up" || key.name == "Down", controls.controls[focused].hasLines {
      guard let caret = positions(of: focused)?.positions.first else { return .ignored }
      let y = caret.center.y + caret.height * (key.name == "Up" ? -1 : 1)
      moveCaret(of: focused, to: Point(caret.minX, y) + origin(of: focused), in: context)
    } else if !controls.edit(focused, key) {
      return .ignored
    }
    showCaret(of: focused, in: context)
    return [.handled, .redraw]
  }

  /// Returns the positions of the caret in the last layout, relative to the line.
  private func positions(of index: Int) -> CaretPositions? {
    let control = controls.controls[index]
    guard let line = view.line(of: control.id), let layout = line.layout,
      let number = line.number(of: control.id), let frame = line.frame(of: control.id),
      let label = line.labelFrame(in: control.id)
    else { return nil }
    let inner = frame.inset(by: Insets(top: 6, right: 8, bottom: 6, left: 8))
    return CaretPositions(layout, in: number, visible: label.intersection(inner))
  }

  /// Returns the upper left corner of the line with a control.
  private func origin(of index: Int) -> Point {
    view.line(of: controls.controls[index].id)?.origin ?? .zero
  }

  /// Moves the caret to the position nearest to a point.
  private mutating func moveCaret(of index: Int, to point: Point, in context: PageContext) {
    marked = index
    update(in: context)
    let nearest = positions(of: index)?.nearest(to: point - origin(of: index))
    marked = nil
    if let nearest { controls.controls[index].text.moveCaret(to: nearest) }
    showCaret(of: index, in: context)
  }

  /// Moves a long text so that its caret is visible.
  private mutating func showCaret(of index: Int, in context: PageContext) {
    update(in: context)
    guard let overflow = positions(of: index)?.overflow, overflow != .zero else { return }
    let before = controls.controls[index].shift
    controls.controls[index].shift = Point(
      max(0, before.x + overflow.x - (overflow.x < 0 ? Self.margin : 0)),
      max(0, before.y + overflow.y))
  }

  /// Shows the start of the text that loses the focus.
  private mutating func leaveText() {
    if let focused = controls.focused { controls.controls[focused].shift = .zero }
  }

  /// Requests the scroll offset that shows the focused control.
  private mutating func scrollToFocus(in context: PageContext) {
    guard let focused = controls.focused, controls.isFocusVisible,
      let frame = view.frame(of: controls.controls[focused].id)
    else { return }
    let margin = 16.0
    let height = context.viewport.height - StatusLine.height
    if frame.minY - margin < context.offset {
      requestedOffset = max(0, frame.minY - margin)
    } else if frame.maxY + margin > context.offset + height {
      requestedOffset = frame.maxY + margin - height
    }
  }
}
