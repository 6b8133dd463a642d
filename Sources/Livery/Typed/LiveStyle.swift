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
  /// Where the values are, in the memory of ``reading``.
  ///
  /// A stored property of a class would be checked at each read for who else is at it, which takes ten times as long as the
  /// read. These are read and written on the main actor alone.
  @usableFromInline nonisolated(unsafe) let storage: UnsafeMutablePointer<Style>
  private let reading: LiveReading<Style>
  /// What ends with the live style: the theme's changes reach it no more.
  private let observation: ThemeObservation

  /// Which values the theme does not have at present; for these the style has those of the generated code.
  public var problems: [StyleProblem] { reading.problems }
  /// Runs when values of the style have changed, with the new ones.
  public var onReload: ((Style) -> Void)? {
    get { reading.onReload }
    set { reading.onReload = newValue }
  }
  /// Runs for each problem that was not there before: once, however often the theme is read until it is mended.
  public var onProblem: ((StyleProblem) -> Void)? {
    get { reading.onProblem }
    set { reading.onProblem = newValue }
  }
  /// The theme that is followed.
  public var theme: Theme { reading.theme }

  /// Reads a theme and follows it.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - onReload: runs when values of the style have changed.
  public init(_ theme: Theme, onReload: ((Style) -> Void)? = nil) {
    let reading = LiveReading<Style>(theme)
    reading.onReload = onReload
    self.reading = reading
    storage = reading.storage
    let isStale = StaleFlag()
    observation = theme.observe { [weak reading] _ in
      // Whoever changes the theme goes on; several changes until the main actor is free are read at once.
      guard isStale.raise() else { return }
      Task { @MainActor in
        isStale.lower()
        reading?.refresh()
      }
    }
    // Read once changes are told, so that none is missed.
    reading.begin()
  }

  /// Reads the theme now, and tells whether a value has changed.
  ///
  /// A live style does it by itself soon after the theme has changed, on the main actor.
  @discardableResult
  public func refresh() -> Bool { reading.refresh() }
}

/// What reads the values of a live style.
///
/// An object that somebody refers to weakly takes many times as long to be retained, and a program may retain a live style at
/// each read: the theme's changes refer to this one.
@MainActor
private final class LiveReading<Style: ThemeStyle> {
  /// Where the values are, as long as the object lives.
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
  func begin() { (storage.pointee, problems) = Style.reading(theme) }

  /// Reads the theme again, tells who wants to know it what is new, and returns whether a value has changed.
  @discardableResult
  func refresh() -> Bool {
    let before = Set(problems)
    let (style, problems) = Style.reading(theme)
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
