// SPDX-License-Identifier: Apache-2.0

/// The observation of a theme, which is active as long as this object is retained.
///
/// ```swift
/// @MainActor final class BadgeView {
///   private var observation: ThemeObservation?
///   init(_ theme: Theme) {
///     observation = theme.observe(".badge") { [weak self] _ in
///       Task { @MainActor in self?.setNeedsDisplay() }
///     }
///   }
/// }
/// ```
///
/// The observation ends with ``cancel()``, or when the object is deallocated.
public final class ThemeObservation: Sendable {
  private let end: @Sendable () -> Void

  /// Creates an observation; `end` may be called more than once.
  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { cancel() }

  /// Ends the observation; further calls have no effect.
  ///
  /// The observer may call this function itself. If the task that changes the theme calls it, no
  /// further call of the observer begins. If another task is changing the theme, a call that has
  /// begun may end later.
  public func cancel() { end() }
}
