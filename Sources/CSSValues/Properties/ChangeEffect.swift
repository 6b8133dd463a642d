// SPDX-License-Identifier: Apache-2.0

/// The work that a change of a computed value requires, from cheapest to most expensive.
///
/// A greater effect includes the lesser ones, so the effect of several changes is their maximum:
///
/// ```swift
/// max(Property.color.changeEffect, Property.width.changeEffect)    // .relayout
/// ```
public enum ChangeEffect: UInt8, Sendable, Hashable, Comparable {
  /// No rendering changes: the values are equal, or describe the response to input or the timing of
  /// changes.
  case nothing
  /// The element is repainted. Layout keeps the sizes and positions of all boxes. A change of
  /// `transform` requires no more than this, because a transform applies after layout.
  case repaint
  /// Layout runs again, because the sizes or positions of boxes may change, also those of other
  /// elements.
  case relayout

  /// Returns whether the first effect costs less than the second.
  public static func < (first: ChangeEffect, second: ChangeEffect) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension Property {
  /// Returns the work that a change of a longhand from one computed value to another requires.
  ///
  /// The result is ``changeEffect``, with three exceptions:
  ///
  /// - Equal values require no work.
  /// - A change of `visibility` from or to `collapse` requires layout, which is more than
  ///   ``changeEffect``.
  /// - A change between two border styles other than `none` and `hidden` requires a repaint only,
  ///   because the border keeps its width. `none` and `hidden` differ in the layout of collapsed
  ///   table borders.
  ///
  /// ```swift
  /// Property.borderTopStyle.changeEffect(from: .keyword(.solid), to: .keyword(.dashed))    // .repaint
  /// Property.borderTopStyle.changeEffect(from: .keyword(.solid), to: .keyword(.none))      // .relayout
  /// ```
  package func changeEffect(from old: CSSValue, to new: CSSValue) -> ChangeEffect {
    guard old != new else { return .nothing }
    switch self {
    case .visibility:
      let collapses = old == .keyword(.collapse) || new == .keyword(.collapse)
      return collapses ? .relayout : changeEffect
    case .borderTopStyle, .borderRightStyle, .borderBottomStyle, .borderLeftStyle,
      .borderBlockStartStyle, .borderBlockEndStyle, .borderInlineStartStyle, .borderInlineEndStyle:
      return old.isLineStyle && new.isLineStyle ? .repaint : changeEffect
    default: return changeEffect
    }
  }
}

extension CSSValue {
  /// Whether a border whose style is this value has a line, and so a width.
  fileprivate var isLineStyle: Bool { self != .keyword(.none) && self != .keyword(.hidden) }
}
