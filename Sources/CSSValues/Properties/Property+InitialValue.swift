// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Property {
  /// The value of a longhand where nobody gives it another.
  ///
  /// A shorthand has none: ask its longhands.
  public var initialValue: CSSValue {
    precondition(!isShorthand, "a shorthand has no initial value of its own; ask its longhands")
    return Self.initialValues[Int(rawValue)]
  }

  /// Read from the table when the first one is asked for.
  private static let initialValues: [CSSValue] = allCases.prefix(longhandCount).map { property in
    guard let value = property.value(parsing: property.definition.initial) else {
      preconditionFailure("the table's initial value of '\(property)' does not match its grammar")
    }
    return value
  }
}
