// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines

/// The event handling of the shell, which forwards events to the page.
extension CatalogShell {
  /// The scroll distance of a wheel step, in px.
  private static let wheelStep = 48.0

  /// Handles an event of the pointer.
  mutating func handle(_ event: PageEvent, at point: Point) -> PageResponse {
    let chosen = chooser.handle(
      isPagePressed ? .pointerExited : event.moved(to: point), in: theme.environment)
    var response = follow(chosen)
    if chosen.isHandled { return response.union(pointerLeft()) }
    let isOverPage = pageFrame.contains(point)
    let outcome = rows.handle(isPagePressed ? .pointerExited : event.moved(to: point))
    response.formUnion(outcome.response)
    if let row = outcome.clicked { response.formUnion(select(row)) }
    if case .pressed = event { isPagePressed = isOverPage }
    if isPagePressed || isOverPage {
      if case .pressed = event, focus != .page {
        focus = .page
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
    follow(chooser.handle(.pointerExited, in: theme.environment)).union(pointerLeft())
  }

  /// Removes the pointer from the list and the page.
  private mutating func pointerLeft() -> PageResponse {
    rows.handle(.pointerExited).response.union(forwardToPage(.pointerExited))
  }

  /// Applies the theme that the chooser returned.
  private mutating func follow(_ outcome: ThemeChooser.Outcome) -> PageResponse {
    if let theme = outcome.theme { apply(theme) }
    var response: PageResponse = outcome.isHandled ? .handled : []
    if outcome.isChanged || outcome.theme != nil { response.insert(.redraw) }
    return response
  }

  /// Handles the wheel.
  mutating func scroll(right: Double, down: Double, at point: Point) -> PageResponse {
    guard pageFrame.contains(point), !chooser.isOpen else { return .ignored }
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
    if chooser.isOpen { return follow(chooser.handle(key, in: theme.environment)) }
    switch focus {
    case .list: return handleInList(key)
    case .chooser: return handleInChooser(key)
    case .page: break
    }
    let response = forwardToPage(.key(key))
    if response.contains(.handled) { return response }
    switch key.name {
    case "Tab": return move(to: .list)
    case "ISO_Left_Tab": return move(to: .chooser)
    case "Escape": return move(to: .list)
    default: return response.union(handleAnywhere(key))
    }
  }

  /// Advances animations for a frame.
  mutating func tick(seconds: Double) -> PageResponse {
    time += .seconds(max(0, seconds))
    let response = forwardToPage(.tick(seconds: seconds))
    return moving == nil ? response : response.union([.animate, .redrawMoving])
  }

  private mutating func handleInList(_ key: Key) -> PageResponse {
    switch key.name {
    case "Up": select(current - 1)
    case "Down": select(current + 1)
    case "Return", "KP_Enter", "Right": move(to: .page)
    case "Tab": move(to: .chooser)
    case "ISO_Left_Tab": move(to: .page, key)
    default: handleAnywhere(key)
    }
  }

  private mutating func handleInChooser(_ key: Key) -> PageResponse {
    switch key.name {
    case "Tab": return move(to: .page, key)
    case "ISO_Left_Tab", "Escape": return move(to: .list)
    default:
      let outcome = chooser.handle(key, in: theme.environment)
      return outcome.isHandled ? follow(outcome) : handleAnywhere(key)
    }
  }

  /// Handles a key that has the same effect in the list, the chooser and the page.
  private mutating func handleAnywhere(_ key: Key) -> PageResponse {
    guard key.name == "t" else { return scroll(key) }
    chooser.toggle(in: theme.environment)
    return move(to: .chooser)
  }

  /// Moves the keyboard focus, and sends the page the key that entered it.
  private mutating func move(to focus: Focus, _ key: Key? = nil) -> PageResponse {
    self.focus = focus
    if focus == .page, let key { _ = forwardToPage(.key(key)) }
    return [.handled, .redraw]
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
