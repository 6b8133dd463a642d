// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// The values of a style that animations begin and end with.
extension ComputedStyle {
  /// Returns the computed value of a longhand, in which `currentcolor` is not replaced.
  package func computedValue(of property: Property) -> CSSValue { value(of: property) }

  /// Returns whether the longhand is declared or inherited.
  package func isDeclared(_ property: Property) -> Bool { number(of: property) != 0 }

  /// Returns the text of a custom property, or `nil` for none.
  package func text(ofCustomProperty name: String) -> String? {
    names.find(name).flatMap { customProperties[$0] }
  }

  /// Returns the longhands whose values differ from those of another style.
  package func differingLonghands(from other: ComputedStyle) -> [Property] {
    var differing: [Property] = []
    _ = differs(from: other) { property, _, _ in
      differing.append(property)
      return false
    }
    return differing
  }

  /// Returns the names of the custom properties whose texts differ from those of another style,
  /// sorted.
  package func differingCustomProperties(from other: ComputedStyle) -> [String] {
    if hasCustomProperties(of: other) { return [] }
    let (texts, others) = (textsByName, other.textsByName)
    return Set(texts.keys).union(others.keys).filter { texts[$0] != others[$0] }.sorted()
  }

  private var textsByName: [String: String] {
    var texts: [String: String] = [:]
    for (name, text) in customProperties.texts { texts[names.text(of: name)] = text }
    return texts
  }

  /// Returns the physical longhand to which a longhand maps in the flow of the element.
  package func physical(_ property: Property) -> Property {
    property.isLogical ? property.physical(in: flow) : property
  }
}
