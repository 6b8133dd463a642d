// SPDX-License-Identifier: Apache-2.0

/// The style of a font's glyphs: normal, italic or oblique.
///
/// Defined by [CSS Fonts 4, section 2.4](https://drafts.csswg.org/css-fonts-4/#font-style-prop).
public enum FontStyle: Sendable, Hashable {
  /// The upright face.
  case normal
  /// The italic face of the family.
  case italic
  /// The upright face slanted by an angle, by default 14 degrees.
  case oblique(CSSAngle)

  /// The angle of `oblique` without an angle.
  package static let defaultAngle = CSSAngle(14)

  /// The range of oblique angles in degrees.
  package static let range = NumericRange(-90, 90)
}

extension FontStyle: PropertyValue, CustomStringConvertible {
  /// Creates a font style from a property value.
  ///
  /// Returns `nil` if the value is of another kind or its angle is not resolved yet.
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

  /// The value as a ``CSSValue``.
  ///
  /// An oblique angle of 0 degrees is `normal`.
  public var cssValue: CSSValue {
    switch self {
    case .normal: .keyword(.normal)
    case .italic: .keyword(.italic)
    case .oblique(Self.defaultAngle): .keyword(.oblique)
    case .oblique(let angle) where angle.value == 0: .keyword(.normal)
    case .oblique(let angle): .sequence([.keyword(.oblique), .angle(angle)])
    }
  }
}

extension FontStyle: ComputableValue {
  /// Returns the style with its angle in degrees.
  func computed(in context: ComputationContext) -> FontStyle {
    guard case .oblique(let angle) = self else { return self }
    return .oblique(CSSAngle(Self.range.clamp(angle.degrees)))
  }
}

extension FontStyle: CombinableValue {
  /// Returns the combined oblique style, or `nil` for italic.
  ///
  /// A normal style has the angle 0.
  static func combined(
    from start: FontStyle, to end: FontStyle, by procedure: CombiningProcedure
  ) -> FontStyle? {
    guard let from = start.slant, let to = end.slant else { return nil }
    let degrees = range.clamp(procedure.combined(from, to))
    return degrees == 0 ? .normal : .oblique(CSSAngle(degrees))
  }

  /// The oblique angle in degrees, or `nil` for italic.
  private var slant: Double? {
    switch self {
    case .normal: 0
    case .italic: nil
    case .oblique(let angle): angle.degrees
    }
  }
}

extension CSSValue {
  /// The font style without a default angle.
  var shortestStyle: CSSValue {
    guard case .sequence(let parts) = self, case .angle(let angle)? = parts.last else {
      return self
    }
    return FontStyle.oblique(angle).cssValue
  }
}
