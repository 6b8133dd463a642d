// SPDX-License-Identifier: Apache-2.0

/// Where the cascade puts a value that the program's code gives an element.
///
/// What a designer decides gives way to sheets, so that a theme can change what code has set. What the program computes
/// while it runs does not, since no sheet can know it. Important declarations win over both.
///
/// ```swift
/// Property.backgroundColor.codePrecedence    // .belowSheets
/// Property.width.codePrecedence              // .aboveSheets
/// ```
public enum CodePrecedence: UInt8, Sendable, Hashable {
  /// Above the default sheet, below the sheets of the user and of the author: looks, such as colors, fonts and borders.
  case belowSheets
  /// Above the author's sheets and inline styles: geometry and state, such as sizes, places and visibility.
  case aboveSheets
}
