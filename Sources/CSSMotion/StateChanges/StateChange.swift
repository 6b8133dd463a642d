// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A change of an element from one state to another, such as from normal to highlighted.
///
/// ```swift
/// StateChange(to: "highlighted").to     // ["hover", "active"]
/// ```
package struct StateChange: Sendable, Hashable {
  /// The pseudo-classes and custom states before the change, without colons.
  package let from: [String]
  /// The pseudo-classes and custom states after the change, without colons.
  package let to: [String]

  /// Creates a change between states by their names.
  ///
  /// A name is that of a control state, such as `highlighted`, of a pseudo-class, or of a state of
  /// the theme.
  package init(from: String = "normal", to: String = "normal") {
    self.from = Self.states(named: from)
    self.to = Self.states(named: to)
  }

  /// Returns the pseudo-classes or the custom state of a state by its name, without colons.
  package static func states(named name: String) -> [String] {
    ControlState(name: name)?.pseudoClasses ?? [name]
  }
}
