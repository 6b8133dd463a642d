// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Whether the glyphs of a font are upright, italic or slanted.
///
/// Defined by [CSS Fonts 4, section 2.4](https://drafts.csswg.org/css-fonts-4/#font-style-prop).
public enum FontStyle: Sendable, Hashable {
  /// Upright.
  case normal
  /// The family's italic.
  case italic
  /// The upright glyphs, slanted by an angle; without one, by 14 degrees.
  case oblique(Angle)

  /// The angle of `oblique` alone.
  static let defaultAngle = Angle(14)
}

extension FontStyle: PropertyValue, CustomStringConvertible {
  /// Reads a font style; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.normal): self = .normal
    case .keyword(.italic): self = .italic
    case .oblique(let angle): self = .oblique(angle)
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    switch self {
    case .normal: .keyword(.normal)
    case .italic: .keyword(.italic)
    case .oblique(let angle): .oblique(angle)
    }
  }

  /// The style as CSS writes it.
  public var description: String {
    switch self {
    case .normal: "normal"
    case .italic: "italic"
    case .oblique(Self.defaultAngle): "oblique"
    case .oblique(let angle): "oblique \(angle)"
    }
  }
}

extension CSSValue {
  /// Reads `normal | italic | oblique <angle [-90deg,90deg]>?`.
  static func parseFontStyle(_ cursor: inout TokenCursor, for property: Property) -> CSSValue? {
    guard Keyword.peek(&cursor) == .oblique else { return parseKeyword(&cursor, for: property) }
    _ = cursor.next()
    guard let angle = Angle.peek(&cursor) else { return .oblique(FontStyle.defaultAngle) }
    guard -90...90 ~= angle.degrees else { return cursor.expected("<angle [-90deg,90deg]>") }
    _ = cursor.next()
    return .oblique(angle)
  }
}
