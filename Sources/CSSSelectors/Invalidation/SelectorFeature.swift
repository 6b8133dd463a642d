// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A feature of an element that a simple selector tests and that may change at run time.
package struct SelectorFeature: Sendable, Hashable {
  private let rawValue: UInt64

  /// The kind of the feature.
  enum Kind: UInt8 {
    case id, `class`, type, attribute, pseudoClass, state, part
    /// The language of the text, regardless of its value.
    case language
    /// The direction of the text, regardless of its value.
    case direction
    /// The sequence of types among siblings, which `:nth-of-type()` counts.
    case siblingTypes
  }

  init(_ kind: Kind, _ value: UInt32 = 0) {
    rawValue = UInt64(kind.rawValue) << 32 | UInt64(value)
  }

  init(_ kind: Kind, _ name: Atom) { self.init(kind, name.rawValue) }

  /// The kind, or `nil` if the raw value is unknown.
  var kind: Kind? { Kind(rawValue: UInt8(truncatingIfNeeded: rawValue >> 32)) }

  /// The name, for kinds that have one.
  var name: Atom { Atom(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}

extension SelectorFeature {
  /// Creates the feature of a selector's bucket, or `nil` for the universal bucket.
  init?(_ bucket: SelectorRecord.Bucket, _ key: Atom) {
    switch bucket {
    case .universal: return nil
    case .type: self.init(Kind.type, key)
    case .class: self.init(Kind.class, key)
    case .id: self.init(Kind.id, key)
    }
  }

  /// Creates the feature that a simple selector tests, or `nil` if it tests none or more than one.
  init?(_ component: SimpleSelector, _ table: SelectorTable) {
    switch component.kind {
    case .type: self.init(.type, component.value)
    case .id: self.init(.id, component.value)
    case .class: self.init(.class, component.value)
    case .attribute: self.init(.attribute, table.attributes[Int(component.value)].name)
    case .pseudoClass: self.init(.pseudoClass, component.value)
    case .state: self.init(.state, component.value)
    case .part: self.init(.part, component.value)
    case .language: self.init(.language)
    case .direction: self.init(.direction)
    default: return nil
    }
  }
}

extension StyleTree {
  /// Returns whether an element has an id, a class or a type.
  func hasFeature(_ key: SelectorFeature, at index: Int) -> Bool {
    switch key.kind {
    case .id: return elements[index].id == key.name
    case .class: return classes(of: index).contains(key.name)
    case .type:
      let (start, end) = (elements[index].partEnd, elements[index].supertypeEnd)
      return elements[index].type == key.name || names[Int(start)..<Int(end)].contains(key.name)
    default: return false
    }
  }
}
