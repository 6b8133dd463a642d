// SPDX-License-Identifier: Apache-2.0

/// The cascade order of a presentational hint, which is a value that the program sets for an
/// element.
///
/// Hints for design decisions lose against style sheets, so that a theme can override them. Hints
/// for values that the program computes at run time win, because no sheet can know them. Important
/// declarations win over both.
///
/// ```swift
/// Property.backgroundColor.hintPrecedence    // .belowSheets
/// Property.width.hintPrecedence              // .aboveSheets
/// ```
public enum HintPrecedence: UInt8, Sendable, Hashable {
  /// After the default sheet, before the user and author sheets: styles such as colors, fonts and
  /// borders.
  case belowSheets
  /// After the author sheets and inline styles: geometry and state, such as sizes, positions and
  /// visibility.
  case aboveSheets
}
