// SPDX-License-Identifier: Apache-2.0

/// What may be chosen about the form of a sheet.
package struct FormattingOptions: Sendable, Hashable {
  /// By how many spaces a block stands farther in than what is around it; 2 by default.
  package var indentWidth: Int
  /// The longest line that a value takes before it is written on several, in characters; 100 by default.
  package var lineWidth: Int

  /// Two spaces and lines of 100 characters, unless something else is chosen; numbers below 0 count as 0.
  package init(indentWidth: Int = 2, lineWidth: Int = 100) {
    self.indentWidth = max(indentWidth, 0)
    self.lineWidth = max(lineWidth, 0)
  }
}

extension FormattingOptions {
  /// Blocks that are nested deeper stand no farther in, so that a sheet grows no faster than it is long.
  static let deepestIndent = 32

  /// The number of spaces before a line that stands so many steps in.
  func indent(_ depth: Int) -> Int { min(indentWidth, 16) * min(depth, Self.deepestIndent) }
}
