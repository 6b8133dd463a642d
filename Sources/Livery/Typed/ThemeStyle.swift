// SPDX-License-Identifier: Apache-2.0
public import CSSCascade

/// A generated struct with the values of a theme, or of one of its styles, as stored properties.
///
/// ```swift
/// let style = Style(theme)                  // every value is read here, once
/// style.editor.toolbar.backgroundColor      // CSSColor: a stored property; nothing is looked up
/// ```
///
/// The protocol re-creates the style objects of the Ångström Style System, as values instead of
/// objects. A style that was read does not change; ``LiveStyle`` follows the theme.
///
/// `init()` creates it with the values that the theme had when the code was generated.
public protocol ThemeStyle: Sendable, Equatable {
  /// Creates a style with the values that the theme had when the code was generated.
  init()

  /// Reads the values of a theme; values that it lacks are those of `init()`.
  init(reading reader: inout StyleReader)
}

extension ThemeStyle {
  /// Reads the current values of a theme.
  ///
  /// Missing values, and values of another type, are those that the theme had when the code was
  /// generated. ``read(from:)-(Theme)`` reports them.
  public init(_ theme: Theme) { self = Self.read(from: theme).style }

  /// Reads the current values of a theme, and returns the values that it lacks as problems.
  ///
  /// ```swift
  /// let (style, problems) = Style.read(from: theme)
  /// for problem in problems { print(problem) }
  /// // no rule matches '.badge'; the values of the generated code are kept
  /// ```
  public static func read(from theme: Theme) -> (style: Self, problems: [StyleProblem]) {
    read(from: theme.sheet)
  }

  /// Reads the values of style sheets, and returns the values that they lack as problems.
  public static func read(from sheet: CSSStyleSheet) -> (style: Self, problems: [StyleProblem]) {
    var reader = StyleReader(sheet)
    let style = Self(reading: &reader)
    return (style, reader.problems)
  }
}
