// SPDX-License-Identifier: Apache-2.0

/// Whether the glyphs of a font are upright, italic or slanted.
///
/// Defined by [CSS Fonts 4, section 2.4](https://drafts.csswg.org/css-fonts-4/#font-style-prop).
public enum FontStyle: Sendable, Hashable {
  /// Upright.
  case normal
  /// The family's italic.
  case italic
  /// The upright glyphs, slanted by an angle; without one, by 14 degrees.
  case oblique(CSSAngle)

  /// The angle of `oblique` alone.
  package static let defaultAngle = CSSAngle(14)

  /// The angles that glyphs can be slanted by.
  package static let range = NumericRange(-90, 90)
}

extension FontStyle: PropertyValue, CustomStringConvertible {
  /// Reads a font style; nil when the value is of another kind or its angle is not known yet.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.normal): self = .normal
    case .keyword(.italic): self = .italic
    case .keyword(.oblique): self = .oblique(Self.defaultAngle)
    case .sequence(let parts):
      guard parts.count == 2, parts[0] == .keyword(.oblique) else { return nil }
      switch parts[1] {
      case .angle(let angle): self = .oblique(angle)
      case .calculation(let calculation):
        guard let degrees = calculation.constant else { return nil }
        self = .oblique(CSSAngle(degrees))
      default: return nil
      }
    default: return nil
    }
  }

  /// The value in the form all properties share; a slant of 0 degrees is `normal`.
  public var cssValue: CSSValue {
    switch self {
    case .normal: .keyword(.normal)
    case .italic: .keyword(.italic)
    case .oblique(Self.defaultAngle): .keyword(.oblique)
    case .oblique(let angle) where angle.value == 0: .keyword(.normal)
    case .oblique(let angle): .sequence([.keyword(.oblique), .angle(angle)])
    }
  }

  /// The style as CSS writes it.
  public var description: String { cssValue.description }
}

extension FontStyle: ComputableValue {
  /// The style with its angle in degrees.
  func computed(in context: ComputationContext) -> FontStyle {
    guard case .oblique(let angle) = self else { return self }
    return .oblique(CSSAngle(Self.range.clamp(angle.degrees)))
  }
}

extension FontStyle: InterpolableValue {
  /// The style between two slants, of which upright glyphs have none; nil for an italic.
  static func interpolated(
    from start: FontStyle, to end: FontStyle, at progress: Double
  ) -> FontStyle? {
    guard let from = start.slant, let to = end.slant else { return nil }
    let degrees = range.clamp(from * (1 - progress) + to * progress)
    return degrees == 0 ? .normal : .oblique(CSSAngle(degrees))
  }

  /// By how many degrees the glyphs are slanted; nil for an italic.
  private var slant: Double? {
    switch self {
    case .normal: 0
    case .italic: nil
    case .oblique(let angle): angle.degrees
    }
  }
}

extension CSSValue {
  /// A font style without an angle that goes without saying.
  var shortestStyle: CSSValue {
    guard case .sequence(let parts) = self, case .angle(let angle)? = parts.last else {
      return self
    }
    return FontStyle.oblique(angle).cssValue
  }
}
