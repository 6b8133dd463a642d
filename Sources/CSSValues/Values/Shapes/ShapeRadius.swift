// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// How far a circle or an ellipse reaches from its center.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#typedef-shape-radius).
public enum ShapeRadius: Sendable, Hashable {
  /// To a side or a corner of the box.
  case extent(RadialExtent)
  /// A length, never negative.
  case length(LengthPercentage)
}

extension ShapeRadius: CustomStringConvertible {
  /// The radius as CSS writes it.
  public var description: String {
    switch self {
    case .extent(let extent): extent.description
    case .length(let length): length.description
    }
  }

  /// Whether a radius stands next; nothing is consumed.
  static func begins(_ cursor: inout TokenCursor) -> Bool {
    RadialExtent.peek(&cursor) != nil || LengthPercentage.begins(&cursor)
  }

  /// Reads `<radial-extent> | <length-percentage [0,∞]>`.
  static func parse(_ cursor: inout TokenCursor) -> ShapeRadius? {
    if let extent = RadialExtent.take(&cursor) { return .extent(extent) }
    return LengthPercentage.parse(&cursor, in: .nonNegative).map { .length($0) }
  }
}

extension ShapeRadius: LengthComposite {
  mutating func visitLengths(_ visit: (inout LengthPercentage) -> Void) {
    guard case .length(var length) = self else { return }
    visit(&length)
    self = .length(length.clampedToZero)
  }
}
