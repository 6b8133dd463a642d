// SPDX-License-Identifier: Apache-2.0

/// The size of a background or mask layer.
///
/// Defined by [CSS Backgrounds 3, section 2.9](https://drafts.csswg.org/css-backgrounds-3/#background-size).
public enum BackgroundSize: Sendable, Hashable {
  /// The smallest size that covers the whole area, in the image's proportions.
  case cover
  /// The largest size that fits into the area, in the image's proportions.
  case contain
  /// A width and a height.
  ///
  /// A dimension that is `nil` results from the other one and the image's proportions.
  case size(width: LengthPercentage?, height: LengthPercentage?)
}

extension BackgroundSize: PropertyListElement, CustomStringConvertible {
  /// Creates a size from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.cover): self = .cover
    case .keyword(.contain): self = .contain
    case .keyword(.auto): self = .size(width: nil, height: nil)
    case .sequence(let values):
      guard values.count == 2, let height = LengthPercentage(values[1]) else { return nil }
      let width = LengthPercentage(values[0])
      guard width != nil || values[0] == .keyword(.auto) else { return nil }
      self = .size(width: width, height: height)
    default:
      guard let width = LengthPercentage(value) else { return nil }
      self = .size(width: width, height: nil)
    }
  }

  /// The value as a ``CSSValue``.
  ///
  /// An automatic height is omitted.
  public var cssValue: CSSValue {
    switch self {
    case .cover: .keyword(.cover)
    case .contain: .keyword(.contain)
    case .size(let width, nil): width?.cssValue ?? .keyword(.auto)
    case .size(let width, let height?):
      .sequence([width?.cssValue ?? .keyword(.auto), height.cssValue])
    }
  }
}

extension CSSValue {
  /// The sizes of the layers.
  ///
  /// An automatic height is omitted.
  var shortestSizes: CSSValue {
    mapped { size in
      guard case .sequence(let sides) = size, sides.last == .keyword(.auto) else { return size }
      return sides[0]
    }
  }
}
