// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A property of generated code: the value of one CSS property for one style.
struct Member {
  /// The CSS property.
  let subject: String
  /// The name in Swift, without backticks.
  let name: String
  /// The type of the property.
  let type: MemberType
  /// Whether only the dark theme has it.
  let isOptional: Bool
  /// The text of its declaration.
  let text: String
  /// The position of its declaration.
  let location: DeclarationLocation
}

extension MemberType {
  /// Creates the type of a value, or returns `nil` if code cannot represent the value.
  init?(
    _ member: CollectedMember, _ enumerations: KeywordEnumerations, in context: CustomValueContext
  ) {
    let keywords = enumerations[member.subject]
    switch member.content {
    case .property(let property, let value): self.init(property, value, keywords: keywords)
    case .font(let font): self = .font(font)
    case .insets(let property, let sides): self = .insets(property, sides)
    case .custom(let text, let form):
      guard let value = context.value(of: member.subject, text, form) else { return nil }
      self.init(custom: member.subject, text: text, value, as: form, keywords: keywords)
    }
  }
}

/// The context in which custom properties are parsed.
struct CustomValueContext {
  /// The element.
  let element: PreparedSelector

  /// Returns the value of a custom property of the element, in the specified form.
  func value(of name: String, _ text: String, _ form: CustomValue.Form) -> CustomValue? {
    element.customValue(name, as: form) ?? CustomValue(parsing: text, as: form)
  }
}
