// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// A struct that `livery generate` writes: the values of a theme, or of one of its styles, as plain stored properties.
///
/// ```swift
/// let style = Style(theme)                  // every value is read here, once
/// style.editor.toolbar.backgroundColor      // CSSColor: a stored property; nothing is looked up
/// ```
///
/// It re-creates the style objects of the Ångström Style System, as values instead of objects: a style that was read
/// stays as it is, and ``LiveStyle`` is what follows the theme.
///
/// `init()` makes it with the values that the theme had when the code was generated.
public protocol ThemeStyle: Sendable, Equatable {
  /// The values that the theme had when the code was generated.
  init()

  /// Reads the values of a theme; what it does not have any more, or has in another type, stays as it is in `init()`.
  init(reading reader: inout StyleReader)
}

extension ThemeStyle {
  /// Reads the values that a theme has now.
  ///
  /// What the theme does not have any more, or has in another type, is as it was when the code was generated;
  /// ``reading(_:)-(Theme)`` tells what that is.
  public init(_ theme: Theme) { self = Self.reading(theme).style }

  /// Reads the values that a theme has now, and tells which it does not have.
  ///
  /// ```swift
  /// let (style, problems) = Style.reading(theme)
  /// for problem in problems { print(problem) }
  /// // no rule matches '.badge'; the values of the generated code are kept
  /// ```
  public static func reading(_ theme: Theme) -> (style: Self, problems: [StyleProblem]) {
    reading(theme.sheet)
  }

  /// Reads the values that a sheet has, and tells which it does not have.
  public static func reading(_ sheet: CSSStyleSheet) -> (style: Self, problems: [StyleProblem]) {
    var reader = StyleReader(sheet)
    let style = Self(reading: &reader)
    return (style, reader.problems)
  }
}
