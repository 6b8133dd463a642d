// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The slant of a font face within its family.
///
/// Defined by [CSS Fonts 4, section 4.4](https://drafts.csswg.org/css-fonts-4/#font-prop-desc).
public enum FontFaceStyle: Sendable, Hashable {
  /// Upright glyphs.
  case normal
  /// Italic glyphs.
  case italic
  /// Slanted glyphs, with a range of angles in degrees from -90 to 90.
  case oblique(ClosedRange<Double>)
}

extension FontFaceStyle {
  /// Parses `normal | italic | oblique [ <angle [-90deg,90deg]>{1,2} ]?`.
  init?(parsing cursor: inout TokenCursor) {
    guard cursor.peek() == .ident, cursor.stream.value(of: cursor.position, equals: "oblique")
    else {
      switch Property.fontStyle.parse(&cursor) {
      case .keyword(.normal): self = .normal
      case .keyword(.italic): self = .italic
      default: return nil
      }
      return
    }
    _ = cursor.next()
    var angles: [Double] = []
    while angles.isEmpty || angles.count < 2 && !cursor.isAtEnd() {
      if cursor.isAtEnd() {
        angles.append(FontStyle.defaultAngle.degrees)
      } else {
        let angle = CSSValue.parseNumeric(&cursor, .angle, in: FontStyle.range)
        guard let degrees = angle.flatMap({ Calculable<CSSAngle>($0)?.degrees }) else { return nil }
        angles.append(degrees)
      }
    }
    angles.sort()
    self = .oblique(angles[0]...angles[angles.count - 1])
  }
}
