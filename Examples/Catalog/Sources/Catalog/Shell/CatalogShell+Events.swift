// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryPipelines

/// The event handling of the shell, which forwards events to the page.
extension CatalogShell {
  /// The scroll distance of a wheel step, in px.
  private static let wheelStep = 48.0

  /// Handles an event of the pointer.
  mutating func handle(_ event: PageEvent, at point: Point) -> PageResponse {
    var response: PageResponse = []
    let isOverPage = pageFrame.contains(point)
    let outcome = rows.handle(isPagePressed ? .pointerExited : event.moved(to: point))
    response.formUnion(outcome.response)
    if let row = outcome.clicked { response.formUnion(select(row)) }
    if case .pressed = event { isPagePressed = isOverPage }
    if isPagePressed || isOverPage {
      if case .pressed = event, isListFocused {
        isListFocused = false
        response.insert(.redraw)
      }
      response.formUnion(forwardToPage(event.moved(to: point - pageOrigin)))
    } else {
      response.formUnion(forwardToPage(.pointerExited))
    }
    if case .released = event { isPagePressed = false }
    return response
  }

  /// Handles the pointer leaving the window.
  mutating func pointerExited() -> PageResponse {
    rows.handle(.pointerExited).response.union(forwardToPage(.pointerExited))
  }

  /// Handles the wheel.
  mutating func scroll(right: Double, down: Double, at point: Point) -> PageResponse {
    guard pageFrame.contains(point) else { return .ignored }
    if right != 0 { return forwardToPage(.scrolledRight(right)) }
    let response = forwardToPage(.scrolledDown(down * Self.wheelStep))
    if response.contains(.handled) { return response }
    guard scrolls[current].scroll(by: down * Self.wheelStep, in: pageFrame.height) else {
      return response
    }
    // After the scroll, other controls are under the pointer.
    return forwardToPage(.moved(point - pageOrigin)).union(.redraw)
  }

  /// Handles a key.
  mutating func handle(_ key: Key) -> PageResponse {
    if isListFocused { return handleInList(key) }
    let response = forwardToPage(.key(key))
    if response.contains(.handled) { return response }
    if key.name == "Escape" {
      isListFocused = true
      return [.handled, .redraw]
    }
    return response.union(scroll(key))
  }

  /// Advances animations for a frame.
  mutating func tick(seconds: Double) -> PageResponse {
    var response = forwardToPage(.tick(seconds: seconds))
    if moving != nil {
      response.insert(.animate)
      if SpinnerClock.advance(seconds: seconds) { response.insert(.redrawMoving) }
    }
    return response
  }

  private mutating func handleInList(_ key: Key) -> PageResponse {
    switch key.name {
    case "Up": return select(current - 1)
    case "Down": return select(current + 1)
    case "Return", "KP_Enter", "Right":
      isListFocused = false
      return [.handled, .redraw]
    default: return scroll(key)
    }
  }

  private mutating func scroll(_ key: Key) -> PageResponse {
    let page = pageFrame.height
    let distance: Double
    switch key.name {
    case "Up": distance = -Self.wheelStep
    case "Down": distance = Self.wheelStep
    case "Prior": distance = -page * 0.9
    case "Next": distance = page * 0.9
    case "Home": distance = -.greatestFiniteMagnitude
    case "End": distance = .greatestFiniteMagnitude
    default: return .ignored
    }
    return scrolls[current].scroll(by: distance, in: page) ? [.handled, .redraw] : .handled
  }

  /// Sends an event to the current page.
  mutating func forwardToPage(_ event: PageEvent) -> PageResponse {
    let response = pages[current].handle(event, in: context)
    if let offset = pages[current].consumeRequestedOffset() {
      _ = scrolls[current].scroll(by: offset - scrolls[current].offset, in: pageFrame.height)
    }
    return response
  }

  /// The origin of the page's coordinates.
  private var pageOrigin: Point { Point(pageFrame.minX, pageFrame.minY - scrolls[current].offset) }
}

extension PageEvent {
  /// Returns the event at another point.
  fileprivate func moved(to point: Point) -> PageEvent {
    switch self {
    case .moved: .moved(point)
    case .pressed: .pressed(point)
    case .released: .released(point)
    case .pointerExited, .scrolledRight, .scrolledDown, .key, .tick: self
    }
  }
}
