// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A feature of an element that a simple selector tests and that may change at run time.
package struct SelectorFeature: Sendable, Hashable {
  private let rawValue: UInt64

  /// The kind of the feature.
  enum Kind: UInt8 {
    case id, `class`, type
    /// The attribute with a name, regardless of its value.
    case attribute
    /// A pseudo-class such as `:hover`; its value is the number of a ``PseudoClass``.
    case pseudoClass
    /// A custom state of the program, as in `:state(name)`.
    case state
    /// A part of a component, as in `::part(name)`.
    case part
    /// The language of the text, regardless of its value.
    case language
    /// The direction of the text, regardless of its value.
    case direction
    /// The sequence of types among siblings, which `:nth-of-type()` counts.
    ///
    /// ``InvalidationBuilder`` adds it, because a change affects the siblings of the element.
    case siblingTypes
  }

  init(_ kind: Kind, _ value: UInt32 = 0) {
    rawValue = UInt64(kind.rawValue) << 32 | UInt64(value)
  }

  init(_ kind: Kind, _ name: Atom) { self.init(kind, name.rawValue) }

  /// The kind; never `nil`, because each initializer stores the raw value of a kind.
  var kind: Kind? { Kind(rawValue: UInt8(truncatingIfNeeded: rawValue >> 32)) }

  /// The name, for kinds that have one; meaningless for the others.
  var name: Atom { Atom(rawValue: UInt32(truncatingIfNeeded: rawValue)) }
}

extension SelectorFeature {
  /// Creates the feature by which a selector map files a selector: its id, class or type.
  ///
  /// `nil` for the universal bucket, whose selectors require no feature.
  init?(_ bucket: SelectorRecord.Bucket, _ name: Atom) {
    switch bucket {
    case .universal: return nil
    case .type: self.init(Kind.type, name)
    case .class: self.init(Kind.class, name)
    case .id: self.init(Kind.id, name)
    }
  }

  /// Creates the feature that a simple selector tests, or `nil` if it tests none or more than one.
  init?(_ simpleSelector: SimpleSelector, _ table: SelectorTable) {
    switch simpleSelector.kind {
    case .type: self.init(.type, simpleSelector.value)
    case .id: self.init(.id, simpleSelector.value)
    case .class: self.init(.class, simpleSelector.value)
    case .attribute: self.init(.attribute, table.attributes[Int(simpleSelector.value)].name)
    case .pseudoClass: self.init(.pseudoClass, simpleSelector.value)
    case .state: self.init(.state, simpleSelector.value)
    case .part: self.init(.part, simpleSelector.value)
    case .language: self.init(.language)
    case .direction: self.init(.direction)
    // Combinators and `*` test none; `:is()`, `:nth-child()` and `&` depend on other selectors.
    default: return nil
    }
  }
}

extension StyleTree {
  /// Returns whether an element has the feature of a bucket: an id, a class or a type.
  ///
  /// The result is `false` for a feature of any other kind, whether the element has it or not.
  func hasBucketFeature(_ feature: SelectorFeature, at index: Int) -> Bool {
    switch feature.kind {
    case .id: return elements[index].id == feature.name
    case .class: return classes(of: index).contains(feature.name)
    case .type:
      // A type selector also matches the supertypes of an element, which follow its parts.
      let supertypes = Int(elements[index].partEnd)..<Int(elements[index].supertypeEnd)
      return elements[index].type == feature.name || names[supertypes].contains(feature.name)
    default: return false
    }
  }
}
