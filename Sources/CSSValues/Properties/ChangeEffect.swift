// SPDX-License-Identifier: Apache-2.0

/// The work that a change of a computed value requires, from cheapest to most expensive.
///
/// A greater effect includes the lesser ones, so the effect of several changes is their maximum:
///
/// ```swift
/// max(Property.color.changeEffect, Property.width.changeEffect)    // .relayout
/// ```
public enum ChangeEffect: UInt8, Sendable, Hashable, Comparable {
  /// The rendering stays as it is, because the value describes the response to input or the timing
  /// of changes.
  case nothing
  /// The element is repainted. No box gets another size or position.
  case repaint
  /// Sizes or positions may change, also of other elements, so layout runs again.
  case relayout

  /// Returns whether the first effect costs less than the second.
  public static func < (first: ChangeEffect, second: ChangeEffect) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension Property {
  /// Returns the work that a change of a longhand from one computed value to another requires.
  ///
  /// The result is at most ``changeEffect``, except that only the value `collapse` of `visibility`
  /// changes the layout. A border whose style changes between two visible styles keeps its width.
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
      return old.isLine && new.isLine ? .repaint : changeEffect
    default: return changeEffect
    }
  }
}

extension CSSValue {
  /// Whether a border of this style takes up space.
  fileprivate var isLine: Bool { self != .keyword(.none) && self != .keyword(.hidden) }
}
