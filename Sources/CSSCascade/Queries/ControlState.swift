// SPDX-License-Identifier: Apache-2.0

/// The state of a control, as UI toolkits define it; each bit stands for pseudo-classes.
///
/// | state | the element is |
/// |---|---|
/// | `highlighted` | `:hover` and `:active` |
/// | `selected` | `:checked` and `:selected` |
/// | `disabled` | `:disabled` |
/// | `focused` | `:focus` |
///
/// Bits combine. If several bits are set, the cascade of the sheet decides which rule wins.
///
/// ```swift
/// let sheet = CSSStyleSheet(".button:hover { color: navy } .button:checked { color: teal }")
/// sheet.css(".button", "color", state: .highlighted)                 // rgb(0, 0, 128)
/// sheet.css(".button", "color", state: [.selected, .highlighted])    // rgb(0, 128, 128)
/// ```
public struct ControlState: OptionSet, Sendable, Hashable {
  /// The bits; the lowest three are UIKit's.
  public let rawValue: UInt8

  /// Creates a state with the bits as they are.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No state: the base rules alone.
  public static let normal: ControlState = []
  /// The control is pressed, or the pointer is over it.
  public static let highlighted = ControlState(rawValue: 1)
  /// The control is disabled.
  public static let disabled = ControlState(rawValue: 2)
  /// The control is selected, or switched on.
  public static let selected = ControlState(rawValue: 4)
  /// The control has the keyboard focus.
  public static let focused = ControlState(rawValue: 8)
}

extension ControlState {
  /// The pseudo-classes that the state sets on an element, without their colons.
  public var pseudoClasses: [String] {
    var names: [String] = []
    if contains(.highlighted) { names += ["hover", "active"] }
    if contains(.selected) { names += ["checked", "selected"] }
    if contains(.disabled) { names += ["disabled"] }
    if contains(.focused) { names += ["focus"] }
    return names
  }

  /// Creates the state with a command-line name.
  ///
  /// The names are `normal`, `highlighted`, `selected`, `disabled` and `focused`.
  public init?(name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    case "focused": self = .focused
    default: return nil
    }
  }
}
