// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// What the sheets give one element: a computed value for every property.
///
/// ```swift
/// let style = sheet.computedStyle(for: button)
/// style[.backgroundColor]            // CSSValue: rgb(0, 128, 128)
/// style.value(named: "--accent")     // CSSValue?: teal
/// style.ruleSet.font                 // bold 14px sans-serif
/// style.difference(from: before)     // .repaint
/// ```
///
/// A copy costs a reference. Elements that inherit the same values share them, and equal elements share the whole style.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
public struct ComputedStyle: Sendable {
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The values, worked out once and never changed.
  final class Storage: Sendable {
    /// What the element has from its parent or passes on to its children.
    let inherited: InheritedStyle
    /// The declared longhands that are not inherited.
    let own: OwnLonghands
    /// What the children begin with where that is not ``inherited``: below a size container, its size is known.
    let passedOn: InheritedStyle?
    /// The names of the sheets.
    let names: SheetNames
    /// What the cascade decided: enough to compute the style again below another parent.
    let cascaded: CascadedValues
    /// Whether a longhand that is not inherited has the parent's value.
    let askedParent: Bool

    init(
      _ inherited: InheritedStyle, own: OwnLonghands, passedOn: InheritedStyle? = nil,
      names: SheetNames, cascaded: CascadedValues, askedParent: Bool
    ) {
      self.inherited = inherited
      self.own = own
      self.passedOn = passedOn
      self.names = names
      self.cascaded = cascaded
      self.askedParent = askedParent
    }

    /// Whether any rule matches the element, or it brings declarations of its own.
    var isMatched: Bool { !cascaded.matches.isEmpty }

    /// What the children begin with.
    var passed: InheritedStyle { passedOn ?? inherited }

    /// The same style with other custom properties, of which none counts for its values.
    func inheriting(
      _ properties: CustomProperties, names: SheetNames, below above: InheritedStyle?
    ) -> Storage {
      if inherited.customProperties.isIdentical(to: properties) { return self }
      if let above, above.longhands === inherited.longhands,
        above.customProperties.isIdentical(to: properties)
      {
        return Storage(
          above, own: own, names: names, cascaded: cascaded, askedParent: askedParent)
      }
      return Storage(
        InheritedStyle(inherited.longhands, properties), own: own, names: names,
        cascaded: cascaded, askedParent: askedParent)
    }

    /// Roughly how many bytes the custom properties take beyond those of a root.
    func ownFootprint(below root: Storage?) -> Int {
      if let root, root.inherited === inherited { return 0 }
      return inherited.customProperties.footprint
        - (root?.inherited.customProperties.footprint ?? 0)
    }

    /// The computed value of a longhand that was declared or inherited.
    func declared(_ property: Property) -> CSSValue? {
      property.isInherited ? inherited.longhands[property] : own[property]
    }
  }
}

extension ComputedStyle {
  /// Whether any rule matches the element, or it brings declarations of its own.
  public var isMatched: Bool { storage.isMatched }

  /// What colors named `currentcolor` are, and the text's own.
  public var color: Color { storage.inherited.context.currentColor }

  /// The size of the font in px.
  public var fontSize: Double { storage.inherited.context.fontSize }
}
