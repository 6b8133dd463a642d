// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// What `style()` compares with: the values that a container's custom properties would have, were they declared as asked.
///
/// Defined by [CSS Conditional 5, section 4.6](https://drafts.csswg.org/css-conditional-5/#style-container).
struct ContainerVariables {
  /// The names of the sheets.
  let names: SheetNames
  /// The custom properties that are registered.
  let registrations: CustomPropertyRegistrations
  /// What `env()` asks, and the functions that are known.
  let program: ProgramValues
  /// What the container has.
  let own: CustomProperties
  /// What the container's parent has; that of a root has nothing.
  let parent: CustomProperties?
  /// What lengths refer to.
  let context: ComputationContext

  /// The text that the container has for a name; nil for none.
  func text(of name: String) -> String? { names.find(name).flatMap { own[$0] } }

  /// The text that a property has by itself; nil for none.
  func initialText(of name: String) -> String? {
    registration(of: name)?.initialText(in: context)
  }

  /// Whether values of a property are compared by what they compute to, and not by their text.
  func isTyped(_ name: String) -> Bool {
    registration(of: name).map { !$0.syntax.isUniversal } ?? false
  }

  /// The text that `inherit`, `initial` or `unset` gives a property of the container; nil for none.
  private func text(of name: String, for keyword: CSSWideKeyword) -> String? {
    let isInherited = registration(of: name)?.isInherited ?? true
    guard let parent, keyword == .inherit || keyword == .unset && isInherited else {
      return initialText(of: name)
    }
    return names.find(name).flatMap { parent[$0] }
  }

  /// The text that a value computes to; nil where it is invalid at computed-value time.
  func text(of name: String, declared value: String) -> String? {
    let stream = TokenStream(value)
    let result = VariableSubstitution.result(
      of: stream, 0..<stream.count, limit: CustomPropertyResolver.maximumLength,
      program: program, lookup: { text(of: stream.value(of: $0)) })
    guard case .success(let text) = result else { return nil }
    if let keyword = CSSWideKeyword(substituted: text) { return self.text(of: name, for: keyword) }
    guard isTyped(name), let syntax = registration(of: name)?.syntax else { return text }
    let replaced = TokenStream(text)
    return syntax.value(replaced, in: replaced.trimmed(0..<replaced.count))
      .map { syntax.computed($0, in: context).description }
  }

  private func registration(of name: String) -> CustomPropertyRegistration? {
    names.find(name).flatMap { registrations[$0] }
  }
}
