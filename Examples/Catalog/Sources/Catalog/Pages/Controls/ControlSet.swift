// SPDX-License-Identifier: Apache-2.0
import CatalogWindow
import LiveryLayout

/// The controls of a page, with the one below the pointer and the one with the keyboard focus.
struct ControlSet {
  /// The controls in document order.
  var controls: [Control]
  /// The indices of the controls, by id.
  private let indices: [String: Int]
  /// The index of the control below the pointer.
  var hovered: Int?
  /// The index of the pressed control.
  var pressed: Int?
  /// The index of the control with the keyboard focus.
  private(set) var focused: Int?
  /// Whether the focus is shown, because the keyboard moved it or because it shows a caret.
  private(set) var isFocusVisible = false
  /// The name and the new state of the control that the user changed last.
  private(set) var lastChange: String?

  /// Creates a set of controls.
  init(_ controls: [Control] = []) {
    self.controls = controls
    indices = Dictionary(uniqueKeysWithValues: zip(controls.map(\.id), controls.indices))
  }
}

extension ControlSet {
  /// Returns the index of the control of an element.
  func index(of id: String?) -> Int? { id.flatMap { indices[$0] } }

  /// Returns the states of a control's element.
  ///
  /// A control that was focused by the pointer shows no ring, unless it has a text: it has neither
  /// `:focus` nor `:focus-visible`.
  func states(at index: Int, isFocusShown: Bool) -> [String] {
    let control = controls[index]
    var states = control.fixedStates
    if control.isOn {
      states.removeAll { $0 == "indeterminate" }
      states.append(control.onState)
    }
    guard !control.isDisabled else { return states }
    if hovered == index, pressed == nil || pressed == index { states.append("hover") }
    if pressed == index, hovered == index || control.role == .slider { states.append("active") }
    if focused == index, isFocusShown, isFocusVisible { states += ["focus", "focus-visible"] }
    return states
  }

  /// Focuses a control by the pointer, or none.
  mutating func focusByPointer(_ index: Int?) {
    let target = index.map { owner(of: $0) }
    focused = target.flatMap { controls[$0].isDisabled ? nil : $0 }
    isFocusVisible = focused.map { controls[$0].isTyped } ?? false
  }

  /// Returns the control that has the focus for a part, or the control itself.
  private func owner(of index: Int) -> Int {
    if case .step(let stepper, _) = controls[index].role {
      return self.index(of: stepper) ?? index
    }
    return index
  }

  /// Performs the effect of a click, or of the space bar, on a control.
  mutating func activate(_ index: Int) {
    guard !controls[index].isDisabled, !controls[owner(of: index)].isDisabled else { return }
    let control = controls[index]
    switch control.role {
    case .press: lastChange = "Pressed \(control.name)"
    case .toggle:
      controls[index].isOn.toggle()
      controls[index].fixedStates.removeAll { $0 == "indeterminate" }
      lastChange = "Turned \(control.name) \(controls[index].isOn ? "on" : "off")"
    case .choice(let group):
      for other in controls.indices where controls[other].group == group {
        controls[other].isOn = other == index
      }
      lastChange = "Selected \(control.name)"
    case .step(let stepper, let difference):
      if let target = self.index(of: stepper) { change(target, by: difference) }
    case .slider, .stepper, .text: break
    }
  }

  /// Changes the number of a control by a difference.
  mutating func change(_ index: Int, by difference: Double) {
    set(index, to: controls[index].value + difference)
  }

  /// Sets the number of a control, and returns whether it changed.
  @discardableResult
  mutating func set(_ index: Int, to value: Double) -> Bool {
    guard !controls[index].isDisabled, controls[index].set(value.rounded()) else { return false }
    lastChange = "Set \(controls[index].name) to \(Int(controls[index].value))"
    return true
  }
}

extension ControlSet {
  /// The controls that the tab key visits: of each group only the one that is on, or the first.
  private var tabStops: [Int] {
    var groups: Set<String> = []
    return controls.indices.filter { index in
      let control = controls[index]
      guard !control.isDisabled, !control.isPart else { return false }
      guard let group = control.group else { return true }
      let chosen = controls.indices.first {
        controls[$0].group == group && controls[$0].isOn && !controls[$0].isDisabled
      }
      return chosen.map { $0 == index } ?? groups.insert(group).inserted
    }
  }

  /// Moves the focus to the next or previous control, and returns whether there is one.
  mutating func moveFocus(backwards: Bool) -> Bool {
    let stops = backwards ? tabStops.reversed() : tabStops
    let next: Int?
    if let focused {
      next = stops.first { backwards ? $0 < focused : $0 > focused }
    } else {
      next = stops.first
    }
    focused = next
    isFocusVisible = next != nil
    return next != nil
  }

  /// Handles a key for a focused control without a text, and returns whether the key has an effect.
  mutating func handle(_ key: Key) -> Bool {
    guard let focused else { return false }
    isFocusVisible = true
    switch key.name {
    case "space", "Return", "KP_Enter": activate(focused)
    case "Left", "Down", "Right", "Up":
      return move(focused, forwards: key.name == "Right" || key.name == "Down", key)
    case "Home" where controls[focused].role == .slider: set(focused, to: 0)
    case "End" where controls[focused].role == .slider: set(focused, to: 100)
    default: return false
    }
    return true
  }

  /// Handles an arrow key: it selects the next control of a group, or changes a number.
  private mutating func move(_ index: Int, forwards: Bool, _ key: Key) -> Bool {
    let isVertical = key.name == "Up" || key.name == "Down"
    switch controls[index].role {
    case .slider, .stepper:
      // The key up increases a number.
      let isIncrease = isVertical ? !forwards : forwards
      change(index, by: (isIncrease ? 1 : -1) * (controls[index].role == .slider ? 5 : 1))
    case .choice(let group):
      let others = controls.indices.filter {
        controls[$0].group == group && !controls[$0].isDisabled
      }
      let next = forwards ? others.first { $0 > index } : others.last { $0 < index }
      guard let next else { return true }
      focused = next
      activate(next)
    case .press, .toggle:
      guard isVertical, let next = neighbor(of: index, forwards: forwards) else { return false }
      focused = next
    case .step, .text: return false
    }
    return true
  }

  /// Returns the next entry of a menu, or `nil` for a control outside of a menu.
  private func neighbor(of index: Int, forwards: Bool) -> Int? {
    guard controls[index].id.hasPrefix("item") else { return nil }
    let next = index + (forwards ? 1 : -1)
    guard controls.indices.contains(next), controls[next].id.hasPrefix("item") else { return nil }
    return controls[next].isDisabled ? neighbor(of: next, forwards: forwards) : next
  }
}

extension ControlSet {
  /// Edits the text of a control, and returns whether the key has an effect.
  mutating func edit(_ index: Int, _ key: Key) -> Bool {
    if key.name == "Return" || key.name == "KP_Enter" {
      guard controls[index].hasLines else { return true }
      controls[index].text.insert("\n")
      return true
    }
    return controls[index].text.handle(key)
  }
}
