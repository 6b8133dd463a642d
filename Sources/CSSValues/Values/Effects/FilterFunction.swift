// SPDX-License-Identifier: Apache-2.0

/// One function of a `filter`: what is done to the picture of an element.
///
/// ```swift
/// FilterFunction.adjustment(.brightness, .percentage(50)).description   // "brightness(50%)"
/// FilterFunction.adjustment(.brightness, nil).amount                    // 1
/// ```
///
/// Defined by [Filter Effects 1, section 6](https://drafts.csswg.org/filter-effects-1/#filter-functions).
public enum FilterFunction: Sendable, Hashable {
  /// Makes everything soft: a length that is not negative; nil where none is written, which means `0px`.
  case blur(CSSValue?)
  /// Turns all hues: an angle; nil where none is written, which means `0deg`.
  case hueRotate(CSSValue?)
  /// Changes the colors by an amount: a number or percentage that is not negative; nil where none is written.
  case adjustment(Adjustment, CSSValue?)
  /// Puts a shadow behind what is not transparent.
  case dropShadow(Shadow)
  /// Does what a filter in another document says.
  case url(URLValue)

  /// A change of colors by an amount.
  public enum Adjustment: String, Sendable, Hashable, CaseIterable {
    /// Lighter or darker: 1 changes nothing.
    case brightness
    /// More or less difference: 1 changes nothing.
    case contrast
    /// Without color: 0 changes nothing, 1 leaves none.
    case grayscale
    /// The opposite colors: 0 changes nothing.
    case invert
    /// More transparent: 1 changes nothing.
    case opacity
    /// More or less color: 1 changes nothing.
    case saturate
    /// As in an old photograph: 0 changes nothing.
    case sepia

    /// The amount that changes nothing: from and to it a filter is interpolated where the other list has none.
    ///
    /// Defined by [Filter Effects 1, section 11](https://drafts.csswg.org/filter-effects-1/#interpolation-of-filter-functions).
    package var neutralAmount: Double {
      switch self {
      case .brightness, .contrast, .opacity, .saturate: 1
      case .grayscale, .invert, .sepia: 0
      }
    }

    /// The largest amount that has an effect of its own.
    package var largestAmount: Double {
      switch self {
      case .grayscale, .invert, .opacity, .sepia: 1
      case .brightness, .contrast, .saturate: .infinity
      }
    }
  }
}

extension FilterFunction {
  /// The amount of a change of colors, 1 where none is written; nil for other functions and a calculation that is not done.
  package var amount: Double? {
    guard case .adjustment(let adjustment, let amount) = self else { return nil }
    guard let amount else { return 1 }
    return Double(amount).map { min(max($0, 0), adjustment.largestAmount) }
  }
}

extension FilterFunction: PropertyListElement, CustomStringConvertible {
  /// White space stands between the functions of a `filter`.
  public static var isCommaSeparated: Bool { false }

  /// Reads a function; nil when the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .filter(let function) = value else { return nil }
    self = function
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue { .filter(self) }

  /// The function as CSS writes it.
  public var description: String {
    func text(_ name: String, _ argument: CSSValue?) -> String {
      "\(name)(\(argument?.description ?? ""))"
    }
    return switch self {
    case .blur(let radius): text("blur", radius)
    case .hueRotate(let angle): text("hue-rotate", angle)
    case .adjustment(let adjustment, let amount): text(adjustment.rawValue, amount)
    case .dropShadow(let shadow): "drop-shadow(\(shadow))"
    case .url(let url): url.description
    }
  }
}

extension FilterFunction.Adjustment {
  /// An amount as a number that has an effect of its own.
  fileprivate func computed(_ amount: CSSValue, in context: ComputationContext) -> CSSValue {
    let amount = amount.computed(in: context)
    return Double(amount).map { .number(min(max($0, 0), largestAmount)) } ?? amount
  }
}

extension FilterFunction: ComputableValue {
  /// The function with its argument stated: lengths in px, angles in degrees, amounts as numbers.
  func computed(in context: ComputationContext) -> FilterFunction {
    switch self {
    case .blur(let radius): .blur((radius ?? .length(.zero)).computed(in: context))
    case .hueRotate(let angle): .hueRotate((angle ?? .angle(CSSAngle(0))).computed(in: context))
    case .adjustment(let adjustment, let amount):
      .adjustment(adjustment, adjustment.computed(amount ?? .number(1), in: context))
    case .dropShadow(let shadow): .dropShadow(shadow.computed(in: context))
    case .url: self
    }
  }

  func resolved(currentColor: CSSColor) -> FilterFunction {
    guard case .dropShadow(let shadow) = self else { return self }
    return .dropShadow(shadow.resolved(currentColor: currentColor))
  }
}
