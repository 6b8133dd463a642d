// SPDX-License-Identifier: Apache-2.0

/// The state of a control, as the toolkits of the seeds keep it; each bit stands for pseudo-classes.
///
/// | state | the element is |
/// |---|---|
/// | `highlighted` | `:hover` and `:active` |
/// | `selected` | `:checked` and `:selected` |
/// | `disabled` | `:disabled` |
/// | `focused` | `:focus` |
///
/// Any bit counts, also beside others; which one wins is the sheet's to say.
///
/// ```swift
/// sheet.css(".button", "color", state: [.selected, .highlighted])
/// ```
public struct ControlState: OptionSet, Sendable, Hashable {
  /// The bits; the first three are those of the seeds (inventory section 0).
  public let rawValue: UInt8

  /// Takes the bits as they are.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No state: the base rules alone.
  public static let normal: ControlState = []
  /// Pressed, or under the pointer.
  public static let highlighted = ControlState(rawValue: 1)
  /// Not to be used.
  public static let disabled = ControlState(rawValue: 2)
  /// Chosen, or switched on.
  public static let selected = ControlState(rawValue: 4)
  /// The target of the keyboard.
  public static let focused = ControlState(rawValue: 8)
}

extension ControlState {
  /// The pseudo-classes that the state gives an element, without their colons.
  public var pseudoClasses: [String] {
    var names: [String] = []
    if contains(.highlighted) { names += ["hover", "active"] }
    if contains(.selected) { names += ["checked", "selected"] }
    if contains(.disabled) { names += ["disabled"] }
    if contains(.focused) { names += ["focus"] }
    return names
  }

  /// The state with a name of the command line: `normal`, `highlighted`, `selected`, `disabled` or `focused`.
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
