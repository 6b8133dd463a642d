// SPDX-License-Identifier: Apache-2.0

/// A function of `filter`, which changes the rendering of an element.
///
/// ```swift
/// FilterFunction.adjustment(.brightness, .percentage(50)).description   // "brightness(50%)"
/// FilterFunction.adjustment(.brightness, nil).amount                    // 1
/// ```
///
/// Defined by [Filter Effects 1, section 6](https://drafts.csswg.org/filter-effects-1/#filter-functions).
public enum FilterFunction: Sendable, Hashable {
  /// Blurs the element: a nonnegative length, or `nil` if it is omitted, which means `0px`.
  case blur(CSSValue?)
  /// Rotates all hues: an angle, or `nil` if it is omitted, which means `0deg`.
  case hueRotate(CSSValue?)
  /// Adjusts the colors by a nonnegative number or percentage, or `nil` if it is omitted.
  case adjustment(Adjustment, CSSValue?)
  /// Draws a shadow under the visible parts of the element.
  case dropShadow(Shadow)
  /// Applies a filter in another document.
  case url(URLValue)

  /// An adjustment of colors by an amount.
  public enum Adjustment: String, Sendable, Hashable, CaseIterable {
    /// The brightness, with 1 for no change.
    case brightness
    /// The contrast, with 1 for no change.
    case contrast
    /// The conversion to gray, with 0 for no change and 1 for a complete conversion.
    case grayscale
    /// The inversion of colors, with 0 for no change.
    case invert
    /// The opacity, with 1 for no change.
    case opacity
    /// The saturation, with 1 for no change.
    case saturate
    /// The conversion to sepia, with 0 for no change.
    case sepia

    /// The amount without an effect, for interpolation with a list that lacks the filter.
    ///
    /// Defined by [Filter Effects 1, section 11](https://drafts.csswg.org/filter-effects-1/#interpolation-of-filter-functions).
    package var neutralAmount: Double {
      switch self {
      case .brightness, .contrast, .opacity, .saturate: 1
      case .grayscale, .invert, .sepia: 0
      }
    }

    /// The largest amount that has a distinct effect.
    package var largestAmount: Double {
      switch self {
      case .grayscale, .invert, .opacity, .sepia: 1
      case .brightness, .contrast, .saturate: .infinity
      }
    }
  }
}

extension FilterFunction {
  /// The amount of an adjustment, by default 1.
  ///
  /// `nil` for other functions and for a calculation that is not resolved.
  package var amount: Double? {
    guard case .adjustment(let adjustment, let amount) = self else { return nil }
    guard let amount else { return 1 }
    return Double(amount).map { min(max($0, 0), adjustment.largestAmount) }
  }
}

extension FilterFunction: PropertyListElement, CustomStringConvertible {
  /// `false`: white space separates the functions of a `filter`.
  public static var isCommaSeparated: Bool { false }

  /// Creates a function from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .filter(let function) = value else { return nil }
    self = function
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .filter(self) }

  /// The CSS text of the function.
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
  /// Returns an amount as a number, clamped to the amounts that have a distinct effect.
  fileprivate func computed(_ amount: CSSValue, in context: ComputationContext) -> CSSValue {
    let amount = amount.computed(in: context)
    return Double(amount).map { .number(min(max($0, 0), largestAmount)) } ?? amount
  }
}

extension FilterFunction: ComputableValue {
  /// Returns the function with its argument, as a length in px, an angle in degrees or a number.
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
