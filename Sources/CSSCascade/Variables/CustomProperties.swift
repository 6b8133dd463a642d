// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The custom properties of one element after the cascade, with each `var()` and `env()`
/// substituted.
///
/// A name without a text is undefined or invalid at computed-value time. Copies share their memory.
/// An element that declares no custom property shares that of its parent.
///
/// Defined by [CSS Custom Properties Level 1, section 2](https://drafts.csswg.org/css-variables-1/#defining-variables).
struct CustomProperties: Sendable {
  /// The texts that children inherit.
  private let inheritable: CustomPropertyLayer?
  /// The texts of registered properties that are not inherited.
  private let nonInherited: CustomPropertyLayer?
  /// The custom properties of the element and its ancestors, with texts created on demand.
  ///
  /// `nil` if all texts are known.
  let scope: VariableScope?

  /// Creates custom properties without texts.
  init() {
    inheritable = nil
    nonInherited = nil
    scope = nil
  }

  /// Creates custom properties whose texts are created on demand.
  init(_ scope: VariableScope) {
    inheritable = nil
    nonInherited = nil
    self.scope = scope
  }

  /// Creates the custom properties that a root inherits: the initial values of registered
  /// properties.
  init(_ registrations: CustomPropertyRegistrations, in context: ComputationContext) {
    var texts: [Atom: String?] = [:]
    for (name, registration) in registrations.all {
      guard let text = registration.initialText(in: context) else { continue }
      texts[name] = text
    }
    inheritable = texts.isEmpty ? nil : CustomPropertyLayer(texts, on: nil)
    nonInherited = nil
    scope = nil
  }

  /// The text of a custom property, or `nil` for none.
  subscript(name: Atom) -> String? {
    if let nonInherited, let text = nonInherited[name] { return text }
    if let inheritable, let text = inheritable[name] { return text }
    return scope?.text(of: name)
  }
}

extension CustomProperties {
  /// Creates the custom properties of an element from its declarations and its parent's custom
  /// properties.
  ///
  /// The text `nil` means that there is no text.
  ///
  /// - Parameters:
  ///   - inherited: The custom properties that the element inherits.
  ///   - inheritable: The declared texts that children inherit.
  ///   - nonInherited: The declared texts that children do not inherit.
  init(
    inheriting inherited: CustomProperties, inheritable: [Atom: String?],
    nonInherited: [Atom: String?]
  ) {
    let base = inherited.inheritable
    self.inheritable =
      inheritable.isEmpty
      ? base
      : CustomPropertyLayer(inheritable, on: base, hidesOthers: inherited.scope != nil)
    self.nonInherited =
      nonInherited.isEmpty ? nil : CustomPropertyLayer(nonInherited, on: nil, hidesOthers: true)
    scope = inherited.scope
  }

  /// The custom properties that children inherit: all except non-inherited registered properties.
  var inheritedByChildren: CustomProperties {
    CustomProperties(inheriting: self, inheritable: [:], nonInherited: [:])
  }

  /// The texts that override those of the scope, with `nil` for a name without text.
  var hidingTexts: [Atom: String?] { inheritable?.texts ?? [:] }

  /// The texts that override those of the scope for the element alone.
  var nonInheritedTexts: [Atom: String?] { nonInherited?.texts ?? [:] }

  /// Returns whether two instances share all their storage, so that elements with them may share a
  /// style.
  func isIdentical(to other: CustomProperties) -> Bool {
    inheritable === other.inheritable && nonInherited === other.nonInherited
      && scope?.number == other.scope?.number && scope?.tables === other.scope?.tables
  }

  /// Returns whether all names in two scopes of the same tables have equal texts.
  ///
  /// - Complexity: Linear in the number of names whose bindings differ.
  func isSame(as other: CustomProperties) -> Bool {
    guard let scope, let others = other.scope, scope.tables === others.tables else { return false }
    var isSame = true
    let bindings = scope.tables.bindings
    scope.forEachDifference(from: others.number) { _, binding, other in
      isSame = isSame && bindings.text(of: binding) == bindings.text(of: other)
    }
    return isSame
  }

  /// Returns the approximate size in bytes in addition to that of other custom properties in the
  /// same tables.
  func sizeInBytes(beyond other: CustomProperties?) -> Int {
    guard let scope else { return 0 }
    var size = 0
    scope.forEachDifference(from: other?.scope?.number ?? 0) { _, binding, _ in
      size += scope.tables.bindings.sizeInBytes(of: binding) + 48
    }
    return size
  }

  /// Whether no custom property is declared.
  var isEmpty: Bool { inheritable == nil && nonInherited == nil && (scope?.number ?? 0) == 0 }

  /// The texts of all custom properties that have a text.
  ///
  /// - Complexity: Linear in their number.
  var texts: [Atom: String] {
    if let scope {
      var texts: [Atom: String] = [:]
      scope.forEachDifference { name, binding, _ in
        texts[name] = scope.tables.bindings.text(of: binding)
      }
      return texts
    }
    guard let nonInherited else { return inheritable?.all ?? [:] }
    var hidden = nonInherited.texts
    for (name, text) in inheritable?.all ?? [:] where hidden[name] == nil { hidden[name] = text }
    return hidden.compactMapValues { $0 }
  }
}

/// The declared value of a custom property.
enum DeclaredCustomProperty {
  /// The tokens of the value.
  case tokens(TokenStream, Range<Int>)
  /// The value of the parent, as `inherit` specifies.
  case inherited
  /// The initial value, as `initial` specifies.
  ///
  /// Only a registered property has one.
  case undefined
  /// The parent's value, or the initial value of a non-inherited registered property, as `unset`
  /// specifies.
  case unset
}
