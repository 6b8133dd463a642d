// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues
public import LiveryDisplay

/// The box shorthands, with the types that generated code uses.
///
/// ```swift
/// let sheet = CSSStyleSheet(".card { padding: 4px 8px; border-radius: 6px }")
/// sheet.ruleSet(for: ".card").padding          // Insets(top: 4, right: 8, bottom: 4, left: 8)
/// sheet.ruleSet(for: ".card").borderRadius     // 6px
/// sheet.ruleSet(for: ".card").margin           // nil
/// ```
extension RuleSet {
  /// The padding in px, or `nil` if no side is declared or a side depends on the container size.
  ///
  /// A side that is not declared is 0.
  ///
  /// Defined by [CSS Box 4, section 4.2](https://drafts.csswg.org/css-box-4/#padding-shorthand).
  public var padding: Insets? {
    insets(top: .paddingTop, right: .paddingRight, bottom: .paddingBottom, left: .paddingLeft)
  }

  /// The margin in px, or `nil` if no side is declared or a side cannot be resolved.
  ///
  /// A side that is `auto`, or that depends on the container size, cannot be resolved.
  /// A side that is not declared is 0.
  ///
  /// Defined by [CSS Box 4, section 3.2](https://drafts.csswg.org/css-box-4/#margin-shorthand).
  public var margin: Insets? {
    insets(top: .marginTop, right: .marginRight, bottom: .marginBottom, left: .marginLeft)
  }

  /// The radius of all corners; `nil` if no corner is declared, or if the corners differ.
  ///
  /// A corner that is not declared is sharp.
  ///
  /// Defined by [CSS Backgrounds 3, section 4.1](https://drafts.csswg.org/css-backgrounds-3/#border-radius).
  public var borderRadius: CornerRadius? {
    let corners = [
      borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius, borderBottomLeftRadius,
    ]
    guard corners.contains(where: { $0 != nil }) else { return nil }
    let radii = corners.map { $0 ?? CornerRadius(.zero) }
    return radii.allSatisfy { $0 == radii[0] } ? radii[0] : nil
  }

  /// The shadows of the box, topmost first; empty for `none`, and `nil` if they are not declared.
  ///
  /// These are the ``CSSCascade/RuleSet/boxShadows``.
  ///
  /// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow).
  public var boxShadow: [Shadow]? { boxShadows }

  private func insets(
    top: Property, right: Property, bottom: Property, left: Property
  ) -> Insets? {
    let values = [top, right, bottom, left].map { self[$0] }
    guard values.contains(where: { $0 != nil }) else { return nil }
    var sides: [Double] = []
    for value in values {
      guard let value else {
        sides.append(0)
        continue
      }
      guard case .length(let length) = value, let pixels = length.pixels else { return nil }
      sides.append(pixels)
    }
    return Insets(top: sides[0], right: sides[1], bottom: sides[2], left: sides[3])
  }
}
