// SPDX-License-Identifier: Apache-2.0

/// The weight of a font, from 1 to 1000, such as 400 for normal and 700 for bold.
///
/// Defined by [CSS Fonts 4, section 2.2](https://drafts.csswg.org/css-fonts-4/#font-weight-prop).
public struct FontWeight: Sendable, Hashable, Comparable {
  /// The weight as a number, 1 to 1000.
  public let value: Double

  /// The range of weights.
  static let range = NumericRange(1, 1000)

  /// Creates a weight, clamped to 1...1000.
  public init(_ value: Double) { self.value = min(max(value, 1), 1000) }

  /// The weight 100.
  public static let thin = FontWeight(100)
  /// The weight 300.
  public static let light = FontWeight(300)
  /// The weight 400.
  public static let normal = FontWeight(400)
  /// The weight 500.
  public static let medium = FontWeight(500)
  /// The weight 600.
  public static let semibold = FontWeight(600)
  /// The weight 700.
  public static let bold = FontWeight(700)
  /// The weight 900.
  public static let black = FontWeight(900)

  /// Returns whether a weight is lighter than another.
  public static func < (a: FontWeight, b: FontWeight) -> Bool { a.value < b.value }
}

extension FontWeight {
  /// The weight of `bolder`, relative to this weight.
  ///
  /// Defined by [the table of relative weights](https://drafts.csswg.org/css-fonts-4/#relative-weights).
  package var bolder: FontWeight {
    switch value {
    case ..<350: FontWeight(400)
    case ..<550: FontWeight(700)
    case ..<900: FontWeight(900)
    default: self
    }
  }

  /// The weight of `lighter`, relative to this weight.
  package var lighter: FontWeight {
    switch value {
    case ..<100: self
    case ..<550: FontWeight(100)
    case ..<750: FontWeight(400)
    default: FontWeight(700)
    }
  }
}

extension FontWeight: PropertyValue, CustomStringConvertible {
  /// Creates a weight from a number, `normal` or `bold`.
  ///
  /// Returns `nil` for `bolder` and `lighter`, which depend on the parent, and for other kinds of
  /// values.
  public init?(_ value: CSSValue) {
    switch value {
    case .number(let number): self.init(number)
    case .calculation(let calculation):
      guard calculation.kind == .number, let number = calculation.constant else { return nil }
      self.init(number)
    case .keyword(.normal): self = .normal
    case .keyword(.bold): self = .bold
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .number(value) }

  /// The CSS text of the number.
  public var description: String { numberText(value) }
}
