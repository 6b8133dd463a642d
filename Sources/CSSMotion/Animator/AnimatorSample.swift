// SPDX-License-Identifier: Apache-2.0
public import CSSSyntax
public import CSSValues

/// The changes of animated styles since the last sample, and the events.
public struct AnimatorSample: Sendable {
  /// The elements whose animated values changed, in document order.
  ///
  /// Changes that an update of the tree reported are not repeated.
  public internal(set) var changes: [Change] = []
  /// The events in the order in which they occurred.
  public internal(set) var events: [AnimationEvent] = []
  /// The time at which a value changes or an event occurs next, or `nil` if nothing moves.
  ///
  /// The time of the sample itself if values change continuously.
  public internal(set) var nextChange: Duration?
  /// The limits that the theme exceeds.
  public internal(set) var diagnostics: [Diagnostic] = []

  /// An element with changed values.
  public struct Change: Sendable, Hashable {
    /// The index of the element in document order.
    public let index: Int
    /// The work that the change requires.
    public let effect: ChangeEffect
    /// Whether the element inherits the change, and has no changed effect of its own.
    public let isInherited: Bool
  }

  /// Creates a sample without changes.
  package init() {}

  /// Returns the sample of the tree without the elements before an index, which becomes 0.
  package func removingElements(before start: Int) -> AnimatorSample {
    var sample = self
    sample.changes = changes.filter { $0.index >= start }.map {
      Change(index: $0.index - start, effect: $0.effect, isInherited: $0.isInherited)
    }
    sample.events.removeAll { $0.index.map { $0 < start } ?? false }
    for number in sample.events.indices { sample.events[number].index? -= start }
    return sample
  }

  /// The work that all changes require.
  package var effect: ChangeEffect { changes.lazy.map(\.effect).max() ?? .nothing }
}
