// SPDX-License-Identifier: Apache-2.0

/// A listener of a theme, which is told as long as this is kept.
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
/// It ends with ``cancel()``, or when nobody keeps it any more.
public final class ThemeObservation: Sendable {
  private let end: @Sendable () -> Void

  /// A listener that may be ended more than once.
  init(_ end: @escaping @Sendable () -> Void) { self.end = end }

  deinit { cancel() }

  /// Ends it; a second time does nothing.
  ///
  /// The listener may do this itself. No call begins once this has returned to the task that changes the theme; where
  /// another task is changing it just now, a call that has begun ends later.
  public func cancel() { end() }
}
