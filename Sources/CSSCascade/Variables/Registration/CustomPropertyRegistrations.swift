// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The custom properties that some sheets register, by name.
///
/// The last of several registrations of a name applies.
///
/// Defined by [CSS Properties and Values API 1, section 2.1](https://drafts.csswg.org/css-properties-values-api-1/#determining-registration).
package struct CustomPropertyRegistrations: Sendable {
  private var registrations: [Atom: CustomPropertyRegistration] = [:]

  /// Creates an instance without registrations.
  package init() {}

  /// Creates an instance with memory for an expected number of registrations.
  init(expecting count: Int) { registrations.reserveCapacity(count) }

  /// Whether there are no registrations.
  package var isEmpty: Bool { registrations.isEmpty }

  /// The registration of a name, or `nil` if there is none.
  package subscript(name: Atom) -> CustomPropertyRegistration? { registrations[name] }

  /// Adds a registration that comes after all others in the cascade order.
  package mutating func add(_ registration: CustomPropertyRegistration, named name: Atom) {
    registrations[name] = registration
  }

  /// All registrations with their names, unordered.
  package var all: some Collection<(key: Atom, value: CustomPropertyRegistration)> {
    registrations
  }
}
