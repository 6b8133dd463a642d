// SPDX-License-Identifier: Apache-2.0
public import CSSCascade
public import CSSValues

extension PropertyValue {
  /// The value of a property that generated code holds as text; for generated code alone.
  ///
  /// - Parameters:
  ///   - text: a value of the property, which the generator has read as this very type.
  ///   - property: the property.
  public init(generated text: String, of property: Property) {
    let value = CSSValue(generated: text, of: property)
    guard let value = Self(value) else {
      preconditionFailure("generated code has '\(text)' for '\(property)'; generate it again")
    }
    self = value
  }
}

extension CSSValue {
  /// The value of a property that generated code holds as text; for generated code alone.
  ///
  /// - Parameters:
  ///   - text: a value of the property.
  ///   - property: the property.
  public init(generated text: String, of property: Property) {
    guard let value = property.value(parsing: text) else {
      preconditionFailure("generated code has '\(text)' for '\(property)'; generate it again")
    }
    self = value.computed(for: property, in: ComputationContext())
  }
}

extension CustomValue {
  /// A picture that generated code holds as text; for generated code alone.
  ///
  /// - Parameters:
  ///   - text: the text of a custom property, which the generator has read in this very form.
  ///   - form: the form.
  /// - Returns: the value as the type that it has there.
  public static func generated<Member: StyleMember>(_ text: String, as form: Form) -> Member {
    guard let value = CustomValue(parsing: text, as: form), let member = Member(value) else {
      preconditionFailure("generated code has '\(text)'; generate it again")
    }
    return member
  }
}
