// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The custom properties of one element after the cascade: text without any `var()` or `env()` left in it.
///
/// A name without a text is undefined, or was invalid at computed-value time, which is the same to everybody who asks.
/// Copies share everything; an element that declares no custom property shares its parent's with ``passedOn``.
///
/// Defined by [CSS Custom Properties Level 1, section 2](https://drafts.csswg.org/css-variables-1/#defining-variables).
struct CustomProperties: Sendable {
  /// What children get.
  private let inheritable: CustomPropertyLayer?
  /// What only the element has: registered properties that are not inherited.
  private let own: CustomPropertyLayer?
  /// What the element and those above it declare, resolved on demand; nil where everything is resolved already.
  let scope: VariableScope?
  private var resolvedFootprint = 0

  /// Roughly how many bytes these take.
  var footprint: Int {
    get { resolvedFootprint + (scope?.footprint ?? 0) }
    set { resolvedFootprint = newValue }
  }

  /// No custom property has a text.
  init() {
    inheritable = nil
    own = nil
    scope = nil
  }

  /// Custom properties that are resolved when somebody asks for one.
  init(_ scope: VariableScope?) {
    inheritable = nil
    own = nil
    self.scope = scope
  }

  /// What a root begins with: the initial values of the properties that are registered.
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

  /// The text of a custom property, or nil when it has none.
  subscript(name: Atom) -> String? {
    if let own, let text = own[name] { return text }
    if let scope { return scope.text(of: name)?.text }
    return inheritable?[name] ?? nil
  }
}

extension CustomProperties {
  /// Puts what an element declares on top of what it gets; nil is no text.
  ///
  /// - Parameters:
  ///   - inherited: what the element's parent passes on.
  ///   - inheritable: what the element's children get too.
  ///   - own: what they do not get.
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

  /// What the element's children get: all but registered properties that are not inherited.
  var passedOn: CustomProperties {
    CustomProperties(inheriting: self, inheritable: [:], own: [:])
  }

  /// The same for elements whose parents' custom properties are resolved on demand.
  func scoped(_ sheets: SheetContext) -> CustomProperties {
    guard let inheritable else { return self }
    return CustomProperties(VariableScope(inheritable.texts, below: scope, sheets))
  }

  /// Whether there are some that children do not get.
  var hasOwn: Bool { own != nil }

  /// Whether two are the very same, and not only equal: elements that are may share a style.
  func isIdentical(to other: CustomProperties) -> Bool {
    inheritable === other.inheritable && own === other.own && scope === other.scope
  }

  /// Whether all names have the same texts, for children too; the names are those of one table.
  ///
  /// - Complexity: linear in what the elements themselves declare, as long as that is little.
  func isSame(as other: CustomProperties) -> Bool {
    if isIdentical(to: other) { return true }
    if let scope { return scope.isSame(as: other.scope) }
    if let scope = other.scope { return scope.isSame(as: nil) }
    guard own?.texts == other.own?.texts else { return false }
    guard let inheritable, let others = other.inheritable else {
      return inheritable === other.inheritable
    }
    if inheritable.below === others.below { return inheritable.texts == others.texts }
    return inheritable.all == others.all
  }

  /// Whether nothing was said of any custom property.
  var isEmpty: Bool { inheritable == nil && own == nil && scope == nil }

  /// Every custom property that has a text.
  ///
  /// - Complexity: linear in their number.
  var texts: [Atom: String] {
    if let scope {
      let named = scope.allNames.compactMap { name in
        scope.text(of: name)?.text.map { (name, $0) }
      }
      return Dictionary(named) { first, _ in first }
    }
    guard let own else { return inheritable?.all ?? [:] }
    var hidden = own.texts
    for (name, text) in inheritable?.all ?? [:] where hidden[name] == nil { hidden[name] = text }
    return hidden.compactMapValues { $0 }
  }
}

/// A custom property as an element declares it.
enum DeclaredCustomProperty {
  /// The tokens of the value.
  case tokens(TokenStream, Range<Int>)
  /// The parent's text; what `inherit` says.
  case inherited
  /// The initial value, which is no text unless the property is registered; what `initial` says.
  case undefined
  /// The parent's text, or the initial value of a property that is registered as not inherited; what `unset` says.
  case unset
}
