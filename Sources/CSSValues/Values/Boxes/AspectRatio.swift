// SPDX-License-Identifier: Apache-2.0

/// The preferred aspect ratio of a box: its width divided by its height.
///
/// ```swift
/// Property.aspectRatio.value(parsing: "16/9")?.as(AspectRatio.self)?.ratio?.quotient    // 1.777…
/// ```
///
/// Defined by [CSS Sizing 4, section 4.1](https://drafts.csswg.org/css-sizing-4/#aspect-ratio).
public struct AspectRatio: Sendable, Hashable {
  /// Whether the natural aspect ratio of a replaced element takes precedence.
  public var isAuto: Bool
  /// The ratio, or `nil` if only a natural aspect ratio applies.
  public var ratio: Ratio?

  /// Creates an aspect ratio from a replaced element's natural one, from numbers, or from both.
  public init(isAuto: Bool = false, ratio: Ratio?) {
    self.isAuto = isAuto
    self.ratio = ratio
  }
}

extension AspectRatio: PropertyValue, CustomStringConvertible {
  /// Creates an aspect ratio from `auto`, a ratio or both.
  ///
  /// Returns `nil` if the value is of another kind or not computed yet.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.auto): self.init(isAuto: true, ratio: nil)
    case .sequence(let values):
      let isAuto = values.first == .keyword(.auto)
      let numbers = values.dropFirst(isAuto ? 1 : 0)
      guard numbers.count == 3, case .number(let width)? = numbers.first,
        case .number(let height)? = numbers.last
      else { return nil }
      self.init(isAuto: isAuto, ratio: Ratio(width, height))
    default: return nil
    }
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue {
    var values: [CSSValue] = isAuto || ratio == nil ? [.keyword(.auto)] : []
    if let ratio { values += [.number(ratio.width), .slash, .number(ratio.height)] }
    return .sequence(of: values)
  }
}

extension AspectRatio: CombinableValue {
  /// Returns the interpolated ratio, or `nil` if either ratio is missing or degenerate.
  ///
  /// Defined by [CSS Values 4, section 5.7.1](https://drafts.csswg.org/css-values-4/#combine-ratio).
  static func combined(
    from start: AspectRatio, to end: AspectRatio, by procedure: CombiningProcedure
  ) -> AspectRatio? {
    guard start.isAuto == end.isAuto, let from = start.ratio, let to = end.ratio else { return nil }
    return Ratio.combined(from: from, to: to, by: procedure).map {
      AspectRatio(isAuto: start.isAuto, ratio: $0)
    }
  }
}

extension CSSValue {
  /// An aspect ratio, with or without `auto`, whose second number is always present.
  var completeRatio: CSSValue {
    let parts = parts
    return parts.contains(.slash) || parts == [.keyword(.auto)]
      ? self : .sequence(parts + [.slash, .number(1)])
  }
}
