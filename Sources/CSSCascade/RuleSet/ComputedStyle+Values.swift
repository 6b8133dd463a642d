// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
public import CSSValues

/// Resolved values, in which each `currentcolor` is replaced.
///
/// Defined by [CSSOM, section 9](https://drafts.csswg.org/cssom-1/#resolved-values).
extension ComputedStyle {
  /// The resolved value of a property, or the initial value if it is neither declared nor
  /// inherited.
  ///
  /// The value of a shorthand is the serialization of its longhands, or empty if there is none.
  public subscript(property: Property) -> CSSValue {
    let number = number(at: tables.slots[Int(property.rawValue)])
    if number != 0 {
      let entry = tables.entry(number)
      if !entry.pointee.mentionsColor { return entry.pointee.value }
    }
    guard property.isShorthand else { return resolved(property) }
    return text(ofShorthand: property) ?? .unparsed("")
  }

  /// Returns the resolved value of a property as a type, or the initial value if it is neither
  /// declared nor inherited.
  ///
  /// ```swift
  /// style.value(of: .width, as: LengthPercentageAuto.self)    // .auto where no rule says more
  /// style.value(of: .width, as: PreferredSize.self)           // every keyword besides
  /// ```
  ///
  /// - Returns: The value, or `nil` if the type cannot represent it, such as the width
  ///   `min-content` as a length.
  public func value<Value: PropertyValue>(of property: Property, as type: Value.Type) -> Value? {
    Value(self[property])
  }

  /// Returns the resolved value of a property by name, including custom properties.
  ///
  /// - Returns: The value, or `nil` for an undefined custom property, an unknown name, and a
  ///   shorthand that cannot be serialized.
  public func value(named name: String) -> CSSValue? {
    if let property = Property(name: name) {
      return property.isShorthand ? text(ofShorthand: property) : resolved(property)
    }
    guard name.hasPrefix("--"), let atom = names.find(name) else { return nil }
    return customProperties[atom].map { .unparsed($0) }
  }

  /// Returns the resolved value of a longhand that is declared or inherited, or `nil` for any other
  /// property.
  public func declaredValue(of property: Property) -> CSSValue? {
    let number = number(of: property)
    return number == 0 ? nil : resolved(number)
  }

  /// The names and resolved values of all properties that are declared or inherited.
  ///
  /// The longhands come in table order, then the custom properties sorted by name.
  public var declaredValues: [(name: String, value: CSSValue)] {
    declaredLonghands.map { (name: $0.property.name, value: resolved($0.number)) }
      + namedCustomProperties
  }

  /// The typed properties.
  ///
  /// Those that are neither declared nor inherited are `nil`.
  ///
  /// ```swift
  /// let ruleSet = style.ruleSet
  /// ruleSet.color        // CSSColor?
  /// ruleSet.font         // bold 14px sans-serif
  /// ```
  ///
  /// - Complexity: Linear in the number of declared values. Accesses to a stored rule set do not
  ///   repeat that work.
  public var ruleSet: RuleSet { RuleSet(ElementStyle(self)) }

  private func text(ofShorthand property: Property) -> CSSValue? {
    property.collapsed(computed: property.longhands.map { resolved($0) })
      .map { .unparsed($0) }
  }
}

extension ComputedStyle {
  /// Returns the computed value of a longhand, or the initial value if it is neither declared nor
  /// inherited.
  func value(of property: Property) -> CSSValue {
    declared(property) ?? property.computedInitialValue(in: context)
  }

  /// Returns the value of a longhand with each `currentcolor` replaced.
  private func resolved(_ property: Property) -> CSSValue {
    let number = number(of: property)
    if number != 0 { return resolved(number) }
    let value = property.constantInitialValue ?? property.computedInitialValue(in: context)
    return value.mayMentionColor ? value.resolved(currentColor: color) : value
  }

  /// Returns the value with a number, with each `currentcolor` replaced.
  func resolved(_ number: UInt32) -> CSSValue {
    let entry = tables.entry(number)
    return entry.pointee.mentionsColor
      ? entry.pointee.value.resolved(currentColor: color) : entry.pointee.value
  }

  /// The longhands that are declared or inherited and the numbers of their values, in table order.
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

  /// The names and values of the custom properties, sorted by name.
  var namedCustomProperties: [(name: String, value: CSSValue)] {
    customProperties.texts
      .map { (name: names.text(of: $0), value: CSSValue.unparsed($1)) }
      .sorted { $0.name < $1.name }
  }
}
