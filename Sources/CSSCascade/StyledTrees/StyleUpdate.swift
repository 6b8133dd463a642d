// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// What an update of a ``StyledTree`` did, and which styles are not what they were.
///
/// ```swift
/// button.isPressed = true
/// let update = styled.update(button)
/// update.changes.map(\.effect)    // [.repaint]
/// ```
public struct StyleUpdate: Sendable, Hashable {
  /// How many elements had their rules matched again; parts count as elements.
  public internal(set) var matched = 0
  /// How many elements had their values computed again, those whose rules stayed included.
  public internal(set) var restyled = 0
  /// The elements with a value that is not what it was, in document order.
  public internal(set) var changes: [Change] = []

  /// An element with a value that is not what it was.
  public struct Change: Sendable, Hashable {
    /// The element's place in document order.
    public let index: Int
    /// What has to be done for it.
    ///
    /// As ``ComputedStyle/difference(from:)`` says it: `.nothing` where only values changed that no pixel depends on,
    /// such as `cursor`.
    public let effect: ChangeEffect
  }

  /// What has to be done for all of them.
  public var effect: ChangeEffect { changes.lazy.map(\.effect).max() ?? .nothing }
}
