// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension PropertyValue {
  /// Creates the value of a property from text in generated code; only for generated code.
  ///
  /// - Parameters:
  ///   - text: A value of the property, which the generator has parsed as this type.
  ///   - property: The property.
  public init(generated text: String, of property: Property) {
    let value = CSSValue(generated: text, of: property)
    guard let value = Self(value) else {
      preconditionFailure(
        "the generated code contains '\(text)' for '\(property)'; generate it again")
    }
    self = value
  }
}

extension CSSValue {
  /// Creates the value of a property from text in generated code; only for generated code.
  ///
  /// - Parameters:
  ///   - text: A value of the property.
  ///   - property: The property.
  public init(generated text: String, of property: Property) {
    guard let value = property.value(parsing: text) else {
      preconditionFailure(
        "the generated code contains '\(text)' for '\(property)'; generate it again")
    }
    self = value.computed(for: property, in: ComputationContext())
  }
}

extension CustomValue {
  /// Returns an image from text in generated code; only for generated code.
  ///
  /// - Parameters:
  ///   - text: The text of a custom property, which the generator has parsed in this form.
  ///   - form: The form.
  /// - Returns: The value, as the type of the member.
  public static func generated<Member: StyleMember>(_ text: String, as form: Form) -> Member {
    guard let value = CustomValue(parsing: text, as: form), let member = Member(value) else {
      preconditionFailure("the generated code contains '\(text)'; generate it again")
    }
    return member
  }
}
