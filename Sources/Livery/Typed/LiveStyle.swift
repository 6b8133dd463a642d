// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The values of a theme as generated code has them, read again whenever the theme changes.
///
/// ```swift
/// let live = LiveStyle<AGRCursorStyle>(theme) { cursor in
///   caret.width = cursor.width1          // runs when a value of the cursor has changed
/// }
/// live.style.width1                      // Double: a stored property
/// ```
///
/// It re-creates `initWithStyleReloadedCallback:` of the Ångström Style System. The callback runs only when a value of
/// the style differs from before, whatever else of the theme has changed. For a part of a theme make a live style of that
/// part's type: `AGRCursorStyle` instead of `AGRStyle`.
@MainActor
public final class LiveStyle<Style: ThemeStyle> {
  /// The values as they were read last.
  @inlinable
  public var style: Style { storage.pointee }
  /// Where the values are.
  ///
  /// A stored property of a class would be checked at each read for who else is at it, which takes ten times as long as the
  /// read. These are read and written on the main actor alone.
  @usableFromInline nonisolated(unsafe) let storage: UnsafeMutablePointer<Style>
  /// Which values the theme does not have at present; for these the style has those of the generated code.
  public private(set) var problems: [StyleProblem]
  /// Runs when values of the style have changed, with the new ones.
  public var onReload: ((Style) -> Void)?
  /// Runs for each problem that was not there before: once, however often the theme is read until it is mended.
  public var onProblem: ((StyleProblem) -> Void)?
  /// The theme that is followed.
  public let theme: Theme
  /// What ends with the live style: the theme's changes reach it no more.
  private var observation: ThemeObservation?
  /// Whether the theme has changed since it was read last.
  private let isStale = StaleFlag()

  /// Reads a theme and follows it.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - onReload: runs when values of the style have changed.
  public init(_ theme: Theme, onReload: ((Style) -> Void)? = nil) {
    self.theme = theme
    self.onReload = onReload
    storage = .allocate(capacity: 1)
    storage.initialize(to: Style())
    problems = []
    observation = theme.observe { [weak self, isStale] _ in
      // Whoever changes the theme goes on; several changes until the main actor is free are read at once.
      guard isStale.raise() else { return }
      Task { @MainActor in
        isStale.lower()
        self?.refresh()
      }
    }
    // Read once changes are told, so that none is missed.
    (storage.pointee, problems) = Style.reading(theme)
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Reads the theme now, and tells whether a value has changed.
  ///
  /// A live style does it by itself soon after the theme has changed, on the main actor.
  @discardableResult
  public func refresh() -> Bool {
    let before = Set(problems)
    let (style, problems) = Style.reading(theme)
    self.problems = problems
    let hasChanged = style != self.style
    if hasChanged {
      storage.pointee = style
      onReload?(style)
    }
    if let onProblem {
      for problem in problems where !before.contains(problem) { onProblem(problem) }
    }
    return hasChanged
  }
}

/// Whether something is to be done that was not done yet.
private final class StaleFlag: Sendable {
  private let isRaised = Mutex(false)

  /// Raises the flag; false where it was up already.
  func raise() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = true }
      return !isRaised
    }
  }

  /// Takes the flag down.
  func lower() { isRaised.withLock { $0 = false } }
}
