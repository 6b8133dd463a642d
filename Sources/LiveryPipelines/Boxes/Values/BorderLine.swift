// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// The style and color of one side of a border.
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders).
package struct BorderLine: Sendable, Hashable {
  /// The line style.
  package var style: BorderStyle
  /// The color.
  package var color: RGBA

  /// Creates a line.
  package init(_ style: BorderStyle, _ color: RGBA) {
    self.style = style
    self.color = color
  }

  /// Whether the line is invisible.
  var isClear: Bool { style == .none || style == .hidden || color.alpha == 0 }
}

extension BorderLine: ComposedValue {
  /// The grammar: a style and a color.
  static let grammar = "<line-style> <color>"

  /// Parses a style and a color.
  init?(reading reader: inout ParameterReader) {
    guard let style = reader.consumeValue(BorderStyle.self),
      let color = RGBA(reading: &reader, as: .color)
    else { return nil }
    self.init(style, color)
  }

  /// The style and the color.
  var values: [CSSValue]? { [style.cssValue, .color(color.color)] }
}
