// SPDX-License-Identifier: Apache-2.0

/// The options of the formatter.
package struct FormattingOptions: Sendable, Hashable {
  /// The number of spaces by which a block is indented.
  ///
  /// The default is 2.
  package var indentWidth: Int
  /// The maximum length of a line with a value before the value is broken, in characters.
  ///
  /// The default is 100.
  package var lineWidth: Int

  /// Creates options.
  ///
  /// Negative numbers become 0.
  package init(indentWidth: Int = 2, lineWidth: Int = 100) {
    self.indentWidth = max(indentWidth, 0)
    self.lineWidth = max(lineWidth, 0)
  }
}

extension FormattingOptions {
  /// The maximum indentation depth, so that the output grows linearly with the input.
  static let maximumIndentDepth = 32

  /// Returns the number of spaces before a line at a nesting depth.
  func indent(_ depth: Int) -> Int { min(indentWidth, 16) * min(depth, Self.maximumIndentDepth) }
}
