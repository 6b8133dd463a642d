// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The radius of a circle or an ellipse.
///
/// Defined by [CSS Shapes 1, section 3.1](https://drafts.csswg.org/css-shapes-1/#typedef-shape-radius).
public enum ShapeRadius: Sendable, Hashable {
  /// The distance to a side or a corner of the box.
  case extent(RadialExtent)
  /// A length, never negative.
  case length(LengthPercentage)
}

extension ShapeRadius: CustomStringConvertible {
  /// Whether the radius is a length.
  var isLength: Bool { if case .length = self { true } else { false } }

  /// The CSS text of the radius.
  public var description: String {
    switch self {
    case .extent(let extent): extent.description
    case .length(let length): length.description
    }
  }

  /// Returns whether the next token begins a radius.
  ///
  /// Consumes no token.
  static func begins(at cursor: inout TokenCursor) -> Bool {
    RadialExtent.peek(&cursor) != nil || LengthPercentage.begins(at: &cursor)
  }

  /// Parses `<radial-extent> | <length-percentage [0,∞]>`.
  static func parse(_ cursor: inout TokenCursor) -> ShapeRadius? {
    if let extent = RadialExtent.consume(&cursor) { return .extent(extent) }
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
