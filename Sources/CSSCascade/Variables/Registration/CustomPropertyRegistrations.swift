// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The custom properties that some sheets register, by name; of several registrations of one name the last.
///
/// Defined by [CSS Properties and Values API 1, section 2.1](https://drafts.csswg.org/css-properties-values-api-1/#determining-registration).
package struct CustomPropertyRegistrations: Sendable {
  private var registrations: [Atom: CustomPropertyRegistration] = [:]

  /// Nothing is registered.
  package init() {}

  /// Whether nothing is registered.
  package var isEmpty: Bool { registrations.isEmpty }

  /// The registration of a name; nil where there is none.
  package subscript(name: Atom) -> CustomPropertyRegistration? { registrations[name] }

  /// Adds a registration that stands behind all others in the order of the cascade.
  package mutating func add(_ registration: CustomPropertyRegistration, named name: Atom) {
    registrations[name] = registration
  }

  /// Every registration with its name, in no order.
  package var all: some Collection<(key: Atom, value: CustomPropertyRegistration)> {
    registrations
  }
}
