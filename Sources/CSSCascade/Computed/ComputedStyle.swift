// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues
import Synchronization

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
/// The values that children do not inherit are computed all at once when the first of them is asked for, by whatever task
/// asks; from then on they are kept.
///
/// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
public struct ComputedStyle: Sendable {
  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The values, worked out once and never changed.
  ///
  /// What children have from the element is computed with it. The longhands that are its own are computed when
  /// somebody asks for the first of them: of most elements of a tree nobody does.
  final class Storage: Sendable {
    /// What the element has from its parent or passes on to its children.
    let inherited: InheritedStyle
    /// The own longhands that may have the parent's values, which is known no longer.
    let taken: TakenLonghands
    /// What the children begin with where that is not ``inherited``: below a size container, its size is known.
    let passedOn: InheritedStyle?
    /// What the cascade decided: enough to compute the style again below another parent.
    let cascaded: CascadedValues
    /// What was worked out because somebody has asked.
    private let known = Mutex(Known())

    /// What is worked out when somebody asks.
    private struct Known: Sendable {
      /// The own longhands.
      var own: OwnLonghands?
      /// What others have worked out from the style.
      var derived = DerivedValues()
    }

    init(
      _ inherited: InheritedStyle, taken: TakenLonghands, passedOn: InheritedStyle? = nil,
      _ cascaded: CascadedValues
    ) {
      self.inherited = inherited
      self.taken = taken
      self.passedOn = passedOn
      self.cascaded = cascaded
    }

    /// The declared longhands that are not inherited.
    var own: OwnLonghands {
      if let own = known.withLock({ $0.own }) { return own }
      // Computed outside of the lock; who computes it at the same time comes to the same.
      let own = StyleComputer.ownLonghands(of: self)
      known.withLock { $0.own = own }
      return own
    }

    /// The rules that hold, and the names of the sheets.
    var sheets: SheetContext { inherited.sheets }

    /// The names of the sheets.
    var names: SheetNames { sheets.names }

    /// Whether any rule matches the element, or it brings declarations of its own.
    var isMatched: Bool { !cascaded.runs.isEmpty }

    /// What the children begin with.
    var passed: InheritedStyle { passedOn ?? inherited }

    /// Roughly how many bytes the custom properties take beyond those of a root.
    func ownFootprint(below root: Storage?) -> Int {
      if let root, root.inherited === inherited { return 0 }
      return inherited.customProperties.footprint
        - (root?.inherited.customProperties.footprint ?? 0)
    }

    /// The computed value of a longhand that was declared or inherited.
    func declared(_ property: Property) -> CSSValue? {
      if property.isInherited { return inherited.longhands[property] }
      if let value = ownValue(of: property) { return value }
      return property.isLogical ? ownValue(of: property.physical(in: inherited.flow)) : nil
    }

    /// The value of a longhand that is not inherited; only one that depends on the element has all of them computed.
    private func ownValue(of property: Property) -> CSSValue? {
      if let own = known.withLock({ $0.own }) { return own[property] }
      if let value = taken.values[property] ?? cascaded.constant(of: property) { return value }
      return cascaded.isLate(property) ? own[property] : nil
    }

    /// The value of a type that was worked out from the style.
    func derived<Value: Sendable>(_ type: Value.Type) -> Value? {
      known.withLock { $0.derived.value(of: type) }
    }

    /// Keeps a value that was worked out from the style.
    func keep<Value: Sendable>(_ value: Value) { known.withLock { $0.derived.keep(value) } }
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
