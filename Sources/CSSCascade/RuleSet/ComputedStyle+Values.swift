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
    let number = number(at: tables.slots[Int(property.rawValue)])
    if number != 0 {
      let entry = tables.entry(number)
      if !entry.pointee.mentionsColor { return entry.pointee.value }
    }
    guard property.isShorthand else { return resolved(property) }
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
      return property.isShorthand ? text(ofShorthand: property) : resolved(property)
    }
    guard name.hasPrefix("--"), let atom = names.find(name) else { return nil }
    return customProperties[atom].map { .unparsed($0) }
  }

  /// The value of a longhand that was declared for the element or inherited; nil for every other property.
  public func declaredValue(of property: Property) -> CSSValue? {
    let number = number(of: property)
    return number == 0 ? nil : resolved(number)
  }

  /// Every value that was declared for the element or inherited, with the name of its property.
  ///
  /// The table's longhands come in its order, then the custom properties in that of their names.
  public var declaredValues: [(name: String, value: CSSValue)] {
    declaredLonghands.map { (name: $0.property.name, value: resolved($0.number)) }
      + namedCustomProperties
  }

  /// The typed properties; those that are neither declared for the element nor inherited are nil.
  ///
  /// ```swift
  /// let ruleSet = style.ruleSet
  /// ruleSet.color        // CSSColor?
  /// ruleSet.font         // bold 14px sans-serif
  /// ```
  ///
  /// - Complexity: linear in the number of declared values; reading a rule set that is kept costs nothing of that.
  public var ruleSet: RuleSet { RuleSet(ElementStyle(self)) }

  private func text(ofShorthand property: Property) -> CSSValue? {
    property.collapsed(computed: property.longhands.map { resolved($0) })
      .map { .unparsed($0) }
  }
}

extension ComputedStyle {
  /// The computed value of a longhand; the initial one where nobody declares another.
  func value(of property: Property) -> CSSValue {
    declared(property) ?? property.computedInitialValue(in: context)
  }

  /// The value of a longhand with every `currentcolor` replaced.
  private func resolved(_ property: Property) -> CSSValue {
    let number = number(of: property)
    if number != 0 { return resolved(number) }
    let value = property.constantInitialValue ?? property.computedInitialValue(in: context)
    return value.mayMentionColor ? value.resolved(currentColor: color) : value
  }

  /// The value with a number with every `currentcolor` replaced.
  func resolved(_ number: UInt32) -> CSSValue {
    let entry = tables.entry(number)
    return entry.pointee.mentionsColor
      ? entry.pointee.value.resolved(currentColor: color) : entry.pointee.value
  }

  /// The longhands that were declared or inherited with the numbers of their values, in the order of the table.
  var declaredLonghands: [(property: Property, number: UInt32)] {
    var found: [(property: Property, number: UInt32)] = []
    let (row, inherited) = (row, inheritedRow)
    for group in 0..<StyleGroup.count {
      let isInherited = group < StyleGroup.inheritedCount
      let number =
        isInherited
        ? inherited.groups[group]
        : tables.group(group - StyleGroup.inheritedCount, ofReset: row.reset)
      if number == 0 { continue }
      let numbers = tables.rows.groups[Int(number)].numbers
      for position in 0..<StyleGroup.size where numbers[position] != 0 {
        if let property = StyleGroup.properties[group * StyleGroup.size + position] {
          found.append((property, numbers[position]))
        }
      }
    }
    return found.sorted { $0.property.rawValue < $1.property.rawValue }
  }

  /// The custom properties with their names, in the order of these.
  var namedCustomProperties: [(name: String, value: CSSValue)] {
    customProperties.texts
      .map { (name: names.text(of: $0), value: CSSValue.unparsed($1)) }
      .sorted { $0.name < $1.name }
  }
}
