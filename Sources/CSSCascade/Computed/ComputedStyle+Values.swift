// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// Values as they are drawn: with every `currentcolor` replaced.
///
/// Defined by [CSSOM, section 9](https://drafts.csswg.org/cssom-1/#resolved-values).
extension ComputedStyle {
  /// The value of a property; the initial one where nobody declares another.
  ///
  /// That of a shorthand is the text that its longhands make, or nothing where they make none.
  public subscript(property: Property) -> CSSValue {
    guard property.isShorthand else { return storage.resolved(property) }
    return text(ofShorthand: property) ?? .unparsed("")
  }

  /// The value of a property as a type; the initial one where nobody declares another.
  ///
  /// ```swift
  /// style.value(of: .width, as: LengthPercentageAuto.self)    // .auto where no rule says more
  /// style.value(of: .width, as: PreferredSize.self)           // every keyword besides
  /// ```
  ///
  /// - Returns: nil where the value is one that the type does not know, such as the width `min-content` among lengths.
  public func value<Value: PropertyValue>(of property: Property, as type: Value.Type) -> Value? {
    Value(self[property])
  }

  /// The value of a property by its name, custom ones included.
  ///
  /// - Returns: nil for a custom property that has none, for an unknown name, and for a
  ///   shorthand whose longhands no text says.
  public func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) {
      return property.isShorthand ? text(ofShorthand: property) : storage.resolved(property)
    }
    guard name.hasPrefix("--"), let atom = storage.names.find(name) else { return nil }
    return storage.inherited.customProperties[atom].map { .unparsed($0) }
  }

  /// The value of a longhand that was declared for the element or inherited; nil for every other property.
  public func declaredValue(of property: Property) -> CSSValue? {
    storage.declared(property)?.resolved(currentColor: color)
  }

  /// Every value that was declared for the element or inherited, with the name of its property.
  ///
  /// The table's longhands come in its order, then the custom properties in that of their names.
  public var declaredValues: [(name: String, value: CSSValue)] {
    let color = color
    let longhands = storage.declaredLonghands.map {
      (name: $0.property.name, value: $0.value.resolved(currentColor: color))
    }
    return longhands + storage.namedCustomProperties
  }

  /// The typed properties; those that are neither declared for the element nor inherited are nil.
  ///
  /// ```swift
  /// let ruleSet = style.ruleSet
  /// ruleSet.color        // Color?
  /// ruleSet.font         // bold 14px sans-serif
  /// ```
  ///
  /// - Complexity: linear in the number of declared values; reading a rule set that is kept costs nothing of that.
  public var ruleSet: RuleSet { RuleSet(ElementStyle(storage)) }

  private func text(ofShorthand property: Property) -> CSSValue? {
    property.collapsed(computed: property.longhands.map { storage.resolved($0) })
      .map { .unparsed($0) }
  }
}

extension ComputedStyle.Storage {
  /// The computed value of a longhand; the initial one where nobody declares another.
  func value(of property: Property) -> CSSValue {
    declared(property) ?? property.initialValue.computed(for: property, in: inherited.context)
  }

  /// The value of a longhand with every `currentcolor` replaced.
  fileprivate func resolved(_ property: Property) -> CSSValue {
    value(of: property).resolved(currentColor: inherited.context.currentColor)
  }

  /// The longhands that were declared or inherited, in the order of the table.
  var declaredLonghands: [LonghandValue] {
    (inherited.values.entries + own.entries).sorted { $0.property.rawValue < $1.property.rawValue }
  }

  /// The custom properties with their names, in the order of these.
  var namedCustomProperties: [(name: String, value: CSSValue)] {
    inherited.customProperties.texts
      .map { (name: names.text(of: $0), value: CSSValue.unparsed($1)) }
      .sorted { $0.name < $1.name }
  }
}
