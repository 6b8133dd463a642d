// SPDX-License-Identifier: Apache-2.0

/// The width of a box for its height, where one of the two is left to the layout.
///
/// ```swift
/// Property.aspectRatio.value(parsing: "16/9")?.as(AspectRatio.self)?.ratio?.quotient    // 1.777…
/// ```
///
/// Defined by [CSS Sizing 4, section 4.1](https://drafts.csswg.org/css-sizing-4/#aspect-ratio).
public struct AspectRatio: Sendable, Hashable {
  /// Whether a picture's own proportions come first.
  public var isAuto: Bool
  /// The proportions; nil where there are none but a picture's own.
  public var ratio: Ratio?

  /// The proportions of a box: those of a picture in it, or by numbers, or both.
  public init(isAuto: Bool = false, ratio: Ratio?) {
    self.isAuto = isAuto
    self.ratio = ratio
  }
}

extension AspectRatio: PropertyValue, CustomStringConvertible {
  /// Reads `auto`, a ratio or both; nil when the value is of another kind or is not computed yet.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.auto): self.init(isAuto: true, ratio: nil)
    case .sequence(let values):
      let isAuto = values.first == .keyword(.auto)
      let rest = values.dropFirst(isAuto ? 1 : 0)
      guard rest.count == 3, case .number(let width)? = rest.first,
        case .number(let height)? = rest.last
      else { return nil }
      self.init(isAuto: isAuto, ratio: Ratio(width, height))
    default: return nil
    }
  }

  /// The value in the form all properties share.
  public var cssValue: CSSValue {
    var values: [CSSValue] = isAuto || ratio == nil ? [.keyword(.auto)] : []
    if let ratio { values += [.number(ratio.width), .slash, .number(ratio.height)] }
    return .sequence(of: values)
  }

  /// The proportions as CSS writes them.
  public var description: String { cssValue.description }
}

extension AspectRatio: InterpolableValue {
  /// The ratio between two; nil where one has none that says anything.
  ///
  /// Defined by [CSS Values 4, section 5.7.1](https://drafts.csswg.org/css-values-4/#combine-ratio).
  static func interpolated(
    from start: AspectRatio, to end: AspectRatio, at progress: Double
  ) -> AspectRatio? {
    guard start.isAuto == end.isAuto, let from = start.ratio, let to = end.ratio else { return nil }
    return Ratio.interpolated(from: from, to: to, at: progress).map {
      AspectRatio(isAuto: start.isAuto, ratio: $0)
    }
  }
}

extension CSSValue {
  /// A ratio, with or without `auto`, that has its second number.
  var completeRatio: CSSValue {
    let parts = parts
    return parts.contains(.slash) || parts == [.keyword(.auto)]
      ? self : .sequence(parts + [.slash, .number(1)])
  }
}
