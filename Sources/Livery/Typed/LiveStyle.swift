// SPDX-License-Identifier: Apache-2.0

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
/// the style differs from before, whatever else of the theme has changed.
@MainActor
public final class LiveStyle<Style: ThemeStyle> {
  /// The values as they were read last.
  public private(set) var style: Style
  /// Which values the theme does not have at present; for these the style has those of the generated code.
  public private(set) var problems: [StyleProblem]
  /// Runs when values of the style have changed, with the new ones.
  public var onReload: ((Style) -> Void)?
  /// Runs for each problem that was not there before: once, however often the theme is read until it is mended.
  public var onProblem: ((StyleProblem) -> Void)?
  /// The theme that is followed.
  public let theme: Theme

  /// Reads a theme and follows it.
  ///
  /// - Parameters:
  ///   - theme: the theme.
  ///   - onReload: runs when values of the style have changed.
  public init(_ theme: Theme, onReload: ((Style) -> Void)? = nil) {
    self.theme = theme
    self.onReload = onReload
    (style, problems) = Style.reading(theme)
  }

  /// Reads the theme now, and tells whether a value has changed.
  ///
  /// A live style does it by itself when the theme changes.
  @discardableResult
  public func refresh() -> Bool {
    let before = Set(problems)
    let (style, problems) = Style.reading(theme)
    self.problems = problems
    let hasChanged = style != self.style
    if hasChanged {
      self.style = style
      onReload?(style)
    }
    if let onProblem {
      for problem in problems where !before.contains(problem) { onProblem(problem) }
    }
    return hasChanged
  }
}
