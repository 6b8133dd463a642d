// SPDX-License-Identifier: Apache-2.0

/// What has to be done again for an element when a computed value of it changes.
///
/// The greater of two effects includes the other, so that the effect of several changes is the greatest of them:
///
/// ```swift
/// max(Property.color.changeEffect, Property.width.changeEffect)    // .relayout
/// ```
public enum ChangeEffect: UInt8, Sendable, Hashable, Comparable {
  /// The element looks as before: the value says how it answers to input, or how changes are shown.
  case nothing
  /// The element is painted again; no box gets another size or place in the layout.
  case repaint
  /// Sizes or places may change, its own or others', so the layout is worked out again.
  case relayout

  /// Whether the first effect costs less than the second.
  public static func < (first: ChangeEffect, second: ChangeEffect) -> Bool {
    first.rawValue < second.rawValue
  }
}

extension Property {
  /// What a longhand's change from one computed value to another costs.
  ///
  /// At most what ``changeEffect`` says, but for `visibility`, where only `collapse` changes the layout. A border that
  /// stays a line when its style changes keeps its width.
  ///
  /// ```swift
  /// Property.borderTopStyle.changeEffect(from: .keyword(.solid), to: .keyword(.dashed))    // .repaint
  /// Property.borderTopStyle.changeEffect(from: .keyword(.solid), to: .keyword(.none))      // .relayout
  /// ```
  public func changeEffect(from old: CSSValue, to new: CSSValue) -> ChangeEffect {
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
