// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The values of a theme in generated types, updated whenever the theme changes.
///
/// ```swift
/// let live = LiveStyle<AGRCursorStyle>(theme) { cursor in
///   caret.width = cursor.width1          // runs when a value of the cursor has changed
/// }
/// live.style.width1                      // Double: a stored property
/// ```
///
/// The class re-creates `initWithStyleReloadedCallback:` of the Ångström Style System. The callback
/// runs only if a value of the style changed, regardless of other changes of the theme. For a part
/// of a theme, create a live style of that part's type: `AGRCursorStyle` instead of `AGRStyle`.
@MainActor
public final class LiveStyle<Style: ThemeStyle> {
  /// The current values.
  @inlinable
  public var style: Style { storage.pointee }
  /// The location of the values, in the memory of ``state``.
  ///
  /// Each access to a stored property of a class would be checked for exclusivity, which takes ten
  /// times as long as the read. The values are read and written only on the main actor.
  @usableFromInline nonisolated(unsafe) let storage: UnsafeMutablePointer<Style>
  private let state: LiveStyleState<Style>
  /// The observation, which ends with the live style.
  private let observation: ThemeObservation

  /// The values that the theme lacks at present, for which the style has the generated ones.
  public var problems: [StyleProblem] { state.problems }
  /// The callback for changed values of the style, with the new ones.
  public var onReload: ((Style) -> Void)? {
    get { state.onReload }
    set { state.onReload = newValue }
  }
  /// The callback for each new problem; called once until the problem is resolved.
  public var onProblem: ((StyleProblem) -> Void)? {
    get { state.onProblem }
    set { state.onProblem = newValue }
  }
  /// The theme that the style follows.
  public var theme: Theme { state.theme }

  /// Reads a theme and follows it.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - onReload: The callback for changed values of the style.
  public init(_ theme: Theme, onReload: ((Style) -> Void)? = nil) {
    let state = LiveStyleState<Style>(theme)
    state.onReload = onReload
    self.state = state
    storage = state.storage
    let isStale = StaleFlag()
    observation = theme.observe { [weak state] _ in
      // The changing task does not wait; changes until the main actor is free are read at once.
      guard isStale.raise() else { return }
      Task { @MainActor in
        isStale.lower()
        state?.refresh()
      }
    }
    // The first read follows the registration, so that no change is missed.
    state.begin()
  }

  /// Reads the theme now, and returns whether a value changed.
  ///
  /// A live style does so by itself soon after the theme has changed, on the main actor.
  @discardableResult
  public func refresh() -> Bool { state.refresh() }
}

/// The reader of the values of a live style.
///
/// A weakly referenced object takes many times as long to retain, and a program may retain a live
/// style at each read. So the observation of the theme refers to this object instead.
@MainActor
private final class LiveStyleState<Style: ThemeStyle> {
  /// The location of the values, valid as long as the object lives.
  nonisolated(unsafe) let storage: UnsafeMutablePointer<Style>
  let theme: Theme
  private(set) var problems: [StyleProblem] = []
  var onReload: ((Style) -> Void)?
  var onProblem: ((StyleProblem) -> Void)?

  init(_ theme: Theme) {
    self.theme = theme
    storage = .allocate(capacity: 1)
    storage.initialize(to: Style())
  }

  deinit {
    storage.deinitialize(count: 1)
    storage.deallocate()
  }

  /// Reads the theme for the first time.
  func begin() { (storage.pointee, problems) = Style.read(from: theme) }

  /// Reads the theme again, calls the callbacks, and returns whether a value changed.
  @discardableResult
  func refresh() -> Bool {
    let before = Set(problems)
    let (style, problems) = Style.read(from: theme)
    self.problems = problems
    let hasChanged = style != storage.pointee
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

/// A flag for a pending update.
private final class StaleFlag: Sendable {
  private let isRaised = Mutex(false)

  /// Raises the flag and returns `true`, or returns `false` if it was already raised.
  func raise() -> Bool {
    isRaised.withLock { isRaised in
      defer { isRaised = true }
      return !isRaised
    }
  }

  /// Lowers the flag.
  func lower() { isRaised.withLock { $0 = false } }
}
