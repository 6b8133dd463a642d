// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// Which slants of a family a font face has.
///
/// Defined by [CSS Fonts 4, section 4.4](https://drafts.csswg.org/css-fonts-4/#font-prop-desc).
public enum FontFaceStyle: Sendable, Hashable {
  /// Upright.
  case normal
  /// Italic.
  case italic
  /// Slanted, by angles in degrees from -90 to 90.
  case oblique(ClosedRange<Double>)
}

extension FontFaceStyle {
  /// Reads `normal | italic | oblique [ <angle [-90deg,90deg]>{1,2} ]?`.
  init?(parsing cursor: inout TokenCursor) {
    guard let first = Property.fontStyle.parse(&cursor).flatMap({ FontStyle($0) }) else {
      return nil
    }
    switch first {
    case .normal: self = .normal
    case .italic: self = .italic
    case .oblique(let angle):
      if cursor.isAtEnd() {
        self = .oblique(angle.degrees...angle.degrees)
      } else {
        let second = CSSValue.parseNumeric(&cursor, .angle, in: NumericRange(-90, 90))
        guard let second,
          case .oblique(let other) = FontStyle(.sequence([.keyword(.oblique), second]))
        else { return nil }
        let bounds = [angle.degrees, other.degrees].sorted()
        self = .oblique(bounds[0]...bounds[1])
      }
    }
  }
}
