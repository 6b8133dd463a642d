// SPDX-License-Identifier: Apache-2.0
import LiveryLayout
import LiveryPipelines

/// A control of a page with its state, which the tree of the page shows.
struct Control {
  /// The effect of a click and of keys on a control.
  enum Role: Hashable {
    /// A click has no lasting effect.
    case press
    /// A click turns the control on or off.
    case toggle
    /// A click turns the control on, and the others of its group off.
    case choice(group: String)
    /// A number that the pointer drags.
    case slider
    /// A number that its parts change.
    case stepper
    /// A part that changes the number of a stepper.
    case step(of: String, by: Double)
    /// A text, on one line or several.
    case text(hasLines: Bool)
  }

  /// The id of the element.
  let id: String
  let role: Role
  /// The name of the control in the status line.
  let name: String
  /// The state of the element while the control is on.
  let onState: String
  /// The states that never change, such as `invalid`.
  var fixedStates: [String] = []
  var isOn = false
  /// The number of a slider, from 0 to 100, or of a stepper.
  var value = 0.0
  var text = EditedText()
  /// The distance in px that a long text is moved to the left and up, so that the caret is visible.
  var shift = Point.zero
}

extension Control {
  /// Whether the control ignores the user.
  var isDisabled: Bool { fixedStates.contains("disabled") }

  /// Whether the control has text input.
  var isTyped: Bool { if case .text = role { true } else { false } }

  /// Whether the text may have several lines.
  var hasLines: Bool { role == .text(hasLines: true) }

  /// Whether the control is part of another one, which has the focus instead.
  var isPart: Bool { if case .step = role { true } else { false } }

  /// The group of the control, or `nil` for none.
  var group: String? { if case .choice(let group) = role { group } else { nil } }

  /// Sets the number, within the range of the role, and returns whether it changed.
  mutating func set(_ number: Double) -> Bool {
    let before = value
    value = min(max(number, 0), role == .slider ? 100 : 99)
    return value != before
  }
}

extension Control.Role {
  /// Creates the role of an element, or returns `nil` for an element without one.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - parent: The element around it.
  ///   - parentID: The id of the element around it, which names a group.
  init?(of element: LayoutElement, in parent: LayoutElement, _ parentID: String) {
    switch element.type {
    case "button": self = .press
    case "card" where element.classes.contains("actionable"): self = .press
    case "item" where parent.type == "menu": self = .press
    case "checkbox", "switch", "chip": self = .toggle
    case "radio", "segment", "tab", "item": self = .choice(group: parentID)
    case "tableRow": self = .choice(group: parentID)
    case "slider": self = .slider
    case "stepper": self = .stepper
    case "decrement": self = .step(of: parentID, by: -1)
    case "increment": self = .step(of: parentID, by: 1)
    case "textfield": self = .text(hasLines: false)
    case "textarea": self = .text(hasLines: true)
    default: return nil
    }
  }
}
