// SPDX-License-Identifier: Apache-2.0
package import CSSValues
package import LiveryDisplay

/// How one side of a border is drawn.
///
/// Defined by [CSS Backgrounds 3, section 3](https://drafts.csswg.org/css-backgrounds-3/#borders).
package struct BorderLine: Sendable, Hashable {
  /// How the line looks.
  package var style: BorderStyle
  /// Its color.
  package var color: RGBA

  /// A line.
  package init(_ style: BorderStyle, _ color: RGBA) {
    self.style = style
    self.color = color
  }

  /// Whether nothing of it would be seen.
  var isClear: Bool { style == .none || style == .hidden || color.alpha == 0 }
}

extension BorderLine: ComposedValue {
  /// A style and a color.
  static let grammar = "<line-style> <color>"

  /// Takes a style and a color.
  init?(reading reader: inout ParameterReader) {
    guard let style = reader.takeKeyword(BorderStyle.self),
      let color = RGBA(reading: &reader, as: .color)
    else { return nil }
    self.init(style, color)
  }

  /// The style and the color.
  var values: [CSSValue]? { [style.cssValue, .color(color.color)] }
}
