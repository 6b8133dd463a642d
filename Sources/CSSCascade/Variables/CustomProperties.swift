// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The custom properties of one element after the cascade: texts in which every `var()` and `env()` is replaced.
///
/// A name without a text is undefined or invalid at computed-value time. Copies share their memory, and an element that
/// declares no custom property shares its parent's.
///
/// Defined by [CSS Custom Properties Level 1, section 2](https://drafts.csswg.org/css-variables-1/#defining-variables).
struct CustomProperties: Sendable {
  /// The texts that children inherit.
  private let inheritable: CustomPropertyLayer?
  /// The texts of registered properties that are not inherited.
  private let own: CustomPropertyLayer?
  /// The custom properties of the element and of those above it, whose texts are made on demand; `nil` where all texts are
  /// known.
  let scope: VariableScope?
  /// The approximate size in bytes of the texts outside of a scope.
  var resolvedFootprint = 0

  /// Creates custom properties without texts.
  init() {
    inheritable = nil
    own = nil
    scope = nil
  }

  /// Creates custom properties whose texts are made on demand.
  init(_ scope: VariableScope) {
    inheritable = nil
    own = nil
    self.scope = scope
  }

  /// Creates the custom properties that a root begins with: the initial values of registered properties.
  init(_ registrations: CustomPropertyRegistrations, in context: ComputationContext) {
    var texts: [Atom: String?] = [:]
    for (name, registration) in registrations.all {
      guard let text = registration.initialText(in: context) else { continue }
      texts[name] = text
    }
    inheritable = texts.isEmpty ? nil : CustomPropertyLayer(texts, on: nil)
    own = nil
    scope = nil
  }

  /// The text of a custom property, or `nil` for none.
  subscript(name: Atom) -> String? {
    if let own, let text = own[name] { return text }
    if let scope { return scope.text(of: name) }
    return inheritable?[name] ?? nil
  }
}

extension CustomProperties {
  /// Creates the custom properties of an element from its declarations and its parent's; `nil` is no text.
  ///
  /// - Parameters:
  ///   - inherited: the custom properties that the element inherits.
  ///   - inheritable: the declared texts that children inherit.
  ///   - own: the declared texts that children do not inherit.
  init(
    inheriting inherited: CustomProperties, inheritable: [Atom: String?], own: [Atom: String?]
  ) {
    let base = inherited.inheritable
    self.inheritable =
      inheritable.isEmpty
      ? base
      : CustomPropertyLayer(inheritable, on: base, hidesOthers: inherited.scope != nil)
    self.own = own.isEmpty ? nil : CustomPropertyLayer(own, on: nil)
    scope = inherited.scope
    resolvedFootprint = inherited.resolvedFootprint
  }

  /// The custom properties that children inherit: all but registered properties that are not inherited.
  var passedOn: CustomProperties {
    CustomProperties(inheriting: self, inheritable: [:], own: [:])
  }

  /// The texts that hide those of the scope; `nil` for a name without text.
  var hidingTexts: [Atom: String?] { inheritable?.texts ?? [:] }

  /// Whether some texts are not inherited by children.
  var hasOwn: Bool { own != nil }

  /// Whether two share all that they have: elements with them may share a style.
  func isIdentical(to other: CustomProperties) -> Bool {
    inheritable === other.inheritable && own === other.own
      && scope?.number == other.scope?.number && scope?.tables === other.scope?.tables
  }

  /// Whether all names have the same texts, for children too; the names are those of one table.
  ///
  /// - Complexity: linear in the number of names whose bindings differ.
  func isSame(as other: CustomProperties) -> Bool {
    if isIdentical(to: other) { return true }
    if let scope, let others = other.scope, scope.tables === others.tables {
      var isSame = true
      let bindings = scope.tables.bindings
      scope.forEachDifference(from: others.number) { _, binding, other in
        isSame = isSame && bindings.text(of: binding) == bindings.text(of: other)
      }
      return isSame
    }
    guard scope == nil, other.scope == nil else { return false }
    guard own?.texts == other.own?.texts else { return false }
    guard let inheritable, let others = other.inheritable else {
      return inheritable === other.inheritable
    }
    if inheritable.below === others.below { return inheritable.texts == others.texts }
    return inheritable.all == others.all
  }

  /// The approximate size in bytes beyond that of other custom properties in the same tables.
  func footprint(beyond other: CustomProperties?) -> Int {
    guard let scope else { return resolvedFootprint - (other?.resolvedFootprint ?? 0) }
    var size = 0
    scope.forEachDifference(from: other?.scope?.number ?? 0) { _, binding, _ in
      size += scope.tables.bindings.footprint(of: binding) + 48
    }
    return size
  }

  /// Whether no custom property is declared.
  var isEmpty: Bool { inheritable == nil && own == nil && (scope?.number ?? 0) == 0 }

  /// The texts of all custom properties that have one.
  ///
  /// - Complexity: linear in their number.
  var texts: [Atom: String] {
    if let scope {
      var texts: [Atom: String] = [:]
      scope.forEachDifference { name, binding, _ in
        texts[name] = scope.tables.bindings.text(of: binding)
      }
      return texts
    }
    guard let own else { return inheritable?.all ?? [:] }
    var hidden = own.texts
    for (name, text) in inheritable?.all ?? [:] where hidden[name] == nil { hidden[name] = text }
    return hidden.compactMapValues { $0 }
  }
}

/// The declared value of a custom property.
enum DeclaredCustomProperty {
  /// The tokens of the value.
  case tokens(TokenStream, Range<Int>)
  /// The parent's text, as `inherit` specifies.
  case inherited
  /// The initial value, as `initial` specifies; no text unless the property is registered.
  case undefined
  /// The parent's text, or the initial value of a property that is registered as not inherited, as `unset` specifies.
  case unset
}
