// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The texts of one element's custom properties during resolution.
struct ResolvedTexts {
  /// The custom properties that the element inherits.
  private let inheritedByChildren: CustomProperties
  /// The texts that children inherit.
  private var inheritable: [Atom: String?] = [:]
  /// The texts that children do not inherit.
  private var nonInherited: [Atom: String?] = [:]
  /// The size in bytes of all texts that were set.
  private(set) var total = 0

  init(inheritedByChildren: CustomProperties) { self.inheritedByChildren = inheritedByChildren }
}

extension ResolvedTexts {
  /// Returns the text of a property, or `nil` for one without a text.
  subscript(name: Atom) -> String? {
    nonInherited[name] ?? inheritable[name] ?? inheritedByChildren[name]
  }

  /// Sets the text of a property, or `nil` for none.
  ///
  /// A text that equals the inherited one is not stored.
  mutating func set(_ name: Atom, _ text: String?, isInherited: Bool) {
    total += text?.utf8.count ?? 0
    if inheritedByChildren[name] == text { return }
    if isInherited {
      inheritable.updateValue(text, forKey: name)
    } else {
      nonInherited.updateValue(text, forKey: name)
    }
  }

  /// The custom properties of the element.
  var customProperties: CustomProperties {
    CustomProperties(
      inheriting: inheritedByChildren, inheritable: inheritable, nonInherited: nonInherited)
  }
}
