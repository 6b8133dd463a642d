// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// The data that `style()` compares with: the custom properties of a container, as computed values.
///
/// Defined by [CSS Conditional 5, section 4.6](https://drafts.csswg.org/css-conditional-5/#style-container).
struct ContainerVariables {
  /// The names of the sheets.
  let names: TreeNames
  /// The registered custom properties.
  let registrations: CustomPropertyRegistrations
  /// The values of `env()`, and the custom functions of the program.
  let program: ProgramValues
  /// The custom properties of the container.
  let element: CustomProperties
  /// The custom properties of the container's parent; `nil` for a root.
  let parent: CustomProperties?
  /// The context that lengths refer to.
  let context: ComputationContext

  /// Returns the text of the container's custom property; `nil` if it has none.
  func text(of name: String) -> String? { names.find(name).flatMap { element[$0] } }

  /// Returns the text of a property's initial value; `nil` if it has none.
  func initialText(of name: String) -> String? {
    registration(of: name)?.initialText(in: context)
  }

  /// Whether values of a property are compared as computed values, not as text.
  func isTyped(_ name: String) -> Bool {
    registration(of: name).map { !$0.syntax.isUniversal } ?? false
  }

  /// Returns the text that `inherit`, `initial` or `unset` resolves to for the container.
  ///
  /// - Returns: the text; `nil` if there is no value.
  private func text(of name: String, for keyword: CSSWideKeyword) -> String? {
    let isInherited = registration(of: name)?.isInherited ?? true
    guard let parent, keyword == .inherit || keyword == .unset && isInherited else {
      return initialText(of: name)
    }
    return names.find(name).flatMap { parent[$0] }
  }

  /// Returns the text of a value's computed value; `nil` if it is invalid at computed-value time.
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
