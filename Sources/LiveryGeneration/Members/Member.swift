// SPDX-License-Identifier: Apache-2.0
import CSSCascade

/// A property of generated code: the value of one property of CSS for one style.
struct Member {
  /// The property of CSS.
  let subject: String
  /// The name in Swift, without backticks.
  let name: String
  /// What it holds.
  let type: MemberType
  /// Whether only the dark theme has it.
  let isOptional: Bool
  /// What its declaration says.
  let text: String
  /// Where its declaration stands.
  let place: Place
}

extension MemberType {
  /// The type of a value; nil where code cannot hold it.
  init?(_ member: FoundMember, _ enumerations: KeywordEnumerations, in context: CustomValueContext)
  {
    let words = enumerations[member.subject]
    switch member.content {
    case .property(let property, let value): self.init(property, value, words: words)
    case .font(let font): self = .font(font)
    case .insets(let property, let sides): self = .insets(property, sides)
    case .custom(let text, let form):
      guard let value = context.value(of: member.subject, text, form) else { return nil }
      self.init(custom: member.subject, text: text, value, as: form, words: words)
    }
  }
}

/// The element that custom properties are read for.
struct CustomValueContext {
  /// The element.
  let element: PreparedSelector

  /// What a custom property of the element is read as.
  func value(of name: String, _ text: String, _ form: CustomValue.Form) -> CustomValue? {
    element.customValue(name, as: form) ?? CustomValue(parsing: text, as: form)
  }
}
