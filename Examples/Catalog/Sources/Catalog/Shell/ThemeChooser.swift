// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import Livery
import LiveryPipelines

/// The button with the name of the theme below the list of pages, and its menu of themes.
struct ThemeChooser {
  /// The themes, in the order of the menu.
  let themes: [CatalogTheme]
  /// The theme that was applied last.
  private(set) var applied: CatalogTheme
  /// The theme and the scheme to restore when the menu is canceled; `nil` while it is closed.
  private var restored: (theme: CatalogTheme, scheme: CSSColorScheme)?
  private var tracker = ControlTracker<ControlID>()
  /// The frame of the button in the last drawing.
  private var buttonFrame = Rect.zero

  private enum ControlID: Hashable {
    case button
    case item(Int)
  }

  /// The reaction to an event.
  struct Outcome {
    /// Whether the event has no other effect.
    var isHandled = false
    /// Whether the chooser needs to be redrawn.
    var isChanged = false
    /// The theme to apply.
    var theme: CatalogTheme?
  }

  private static let itemHeight = 28.0
  private static let padding = 4.0

  /// Creates a closed chooser.
  init(_ themes: [CatalogTheme] = CatalogTheme.all, applied: CatalogTheme) {
    self.themes = themes
    self.applied = applied
  }
}

extension ThemeChooser {
  /// Whether the menu is open.
  var isOpen: Bool { restored != nil }

  /// Notes that a theme was applied.
  mutating func setApplied(_ theme: CatalogTheme) { applied = theme }

  /// Returns the index of the theme that an environment shows.
  private func current(in environment: StyleEnvironment) -> Int? {
    themes.firstIndex { $0.isShown(as: applied, in: environment) }
  }

  /// Draws the button in a frame, and the open menu above it.
  mutating func draw(in frame: Rect, isFocused: Bool, on canvas: inout PageCanvas) {
    let environment = canvas.context.theme.environment
    let current = current(in: environment)
    let title = current.map { themes[$0].title } ?? applied.title
    buttonFrame = frame
    registerButton()
    canvas.draw(
      ".catalogChooser", in: frame, text: title, isFocused ? .focused : .normal,
      isHovered: tracker.isHovered(.button))
    let icon = Rect(x: frame.maxX - 24, y: frame.center.y - 8, width: 16, height: 16)
    canvas.draw(".catalogExpand", in: icon)
    if isOpen { drawMenu(above: frame, current, on: &canvas) }
  }

  private mutating func drawMenu(above frame: Rect, _ current: Int?, on canvas: inout PageCanvas) {
    let height = Double(themes.count) * Self.itemHeight + 2 * Self.padding
    let menu = Rect(x: frame.minX, y: frame.minY - 4 - height, width: frame.width, height: height)
    canvas.draw(".catalogMenu", in: menu)
    for (number, theme) in themes.enumerated() {
      let item = Rect(
        x: menu.minX + Self.padding, y: menu.minY + Self.padding + Double(number) * Self.itemHeight,
        width: menu.width - 2 * Self.padding, height: Self.itemHeight)
      tracker.register(.item(number), in: item)
      let isCurrent = number == current
      let state: ControlState = isCurrent ? [.selected, .focused] : .normal
      canvas.draw(
        ".catalogRow", in: item, state, isHovered: tracker.isHovered(.item(number)))
      let label = Rect(x: item.minX + 20, y: item.minY, width: item.width - 20, height: item.height)
      canvas.draw(".catalogItem", in: label, text: theme.title, state)
      let mark = Rect(x: item.minX + 6, y: item.minY + 6, width: 16, height: 16)
      if isCurrent { canvas.draw(".catalogCheck", in: mark) }
    }
  }

  /// Handles an event of the pointer; while the menu is open, it handles all of them.
  mutating func handle(_ event: PageEvent, in environment: StyleEnvironment) -> Outcome {
    let wasOpen = isOpen
    let tracked = tracker.handle(event)
    var outcome = Outcome(
      isHandled: wasOpen || tracker.pressed != nil || tracked.clicked != nil,
      isChanged: tracked.isChanged)
    switch tracked.clicked {
    case .button: toggle(in: environment)
    case .item(let number):
      outcome.theme = themes[number]
      close()
    case nil:
      if case .pressed = event, wasOpen, tracker.pressed == nil { close() }
    }
    if wasOpen != isOpen { outcome.isChanged = true }
    return outcome
  }

  /// Opens the menu, or closes it.
  mutating func toggle(in environment: StyleEnvironment) {
    if isOpen { close() } else { restored = (applied, environment.colorScheme) }
  }

  /// Closes the menu, whose entries receive no events from now on, before the next drawing too.
  private mutating func close() {
    restored = nil
    registerButton()
  }

  private mutating func registerButton() {
    tracker.begin()
    tracker.register(.button, in: buttonFrame)
  }

  /// Handles a key of the focused chooser, or of the open menu.
  mutating func handle(_ key: Key, in environment: StyleEnvironment) -> Outcome {
    var outcome = Outcome(isHandled: true, isChanged: true)
    switch key.name {
    case "Up", "Down":
      let number = (current(in: environment) ?? 0) + (key.name == "Up" ? -1 : 1)
      if themes.indices.contains(number) { outcome.theme = themes[number] }
    case "Home": outcome.theme = themes.first
    case "End": outcome.theme = themes.last
    case "Return", "KP_Enter", "space": toggle(in: environment)
    case "Escape" where isOpen:
      outcome.theme = restored.map { restored in
        var theme = restored.theme
        theme.scheme = restored.scheme
        return theme
      }
      close()
    default: return Outcome(isHandled: isOpen)
    }
    return outcome
  }
}
