// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// The result of an update of a ``StyledTree``: its work, and the changed styles.
///
/// ```swift
/// button.isPressed = true
/// let update = styled.update(button)
/// update.changes.map(\.effect)    // [.repaint]
/// ```
public struct StyleUpdate: Sendable, Hashable {
  /// The number of elements whose rules were matched again, including parts.
  package internal(set) var matched = 0
  /// The number of elements whose values were computed again, with or without a new match.
  public internal(set) var restyled = 0
  /// The elements with changed values, in document order.
  public internal(set) var changes: [Change] = []

  /// An element with changed values.
  public struct Change: Sendable, Hashable {
    /// The index of the element in document order.
    public let index: Int
    /// The work that the change requires.
    ///
    /// This is the effect of ``ComputedStyle/difference(from:)``, with `.nothing` if only values
    /// without a visual effect changed, such as `cursor`.
    public let effect: ChangeEffect
  }

  /// The work that all changes require.
  public var effect: ChangeEffect { changes.lazy.map(\.effect).max() ?? .nothing }
}
