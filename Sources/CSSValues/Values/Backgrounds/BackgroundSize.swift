// SPDX-License-Identifier: Apache-2.0

/// How large one layer of a background or a mask is.
///
/// Defined by [CSS Backgrounds 3, section 2.9](https://drafts.csswg.org/css-backgrounds-3/#background-size).
public enum BackgroundSize: Sendable, Hashable {
  /// So large that it just covers the whole area.
  case cover
  /// So large that it just fits into the area.
  case contain
  /// A width and a height; nil for what the other one and the picture's proportions give.
  case size(width: LengthPercentage?, height: LengthPercentage?)
}

extension BackgroundSize: PropertyListElement, CustomStringConvertible {
  /// Reads a size; nil when the value is of another kind.
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

  /// The value in the form all properties share; a height that is left open is not written.
  public var cssValue: CSSValue {
    switch self {
    case .cover: .keyword(.cover)
    case .contain: .keyword(.contain)
    case .size(let width, nil): width?.cssValue ?? .keyword(.auto)
    case .size(let width, let height?):
      .sequence([width?.cssValue ?? .keyword(.auto), height.cssValue])
    }
  }

  /// The size as CSS writes it.
  public var description: String { cssValue.description }
}

extension CSSValue {
  /// Sizes of layers, of which a height that is left open is not written.
  var shortestSizes: CSSValue {
    mapped { size in
      guard case .sequence(let sides) = size, sides.last == .keyword(.auto) else { return size }
      return sides[0]
    }
  }
}
