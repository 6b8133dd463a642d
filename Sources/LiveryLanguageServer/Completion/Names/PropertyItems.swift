// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The names of all properties with the texts that a list shows.
enum PropertyItems {
  /// A name of a property.
  struct Entry: Sendable {
    /// The property.
    let property: Property
    /// The name, or an alias.
    let name: String
    /// Whether the name is an alias.
    let isAlias: Bool
    /// The initial value.
    let initial: String
    /// A description in one or two sentences.
    let documentation: String
  }

  /// The entries, the aliases of each property after it.
  static let all: [Entry] = Property.allCases.flatMap { property in
    let definition = property.definition
    return ([property.name] + definition.aliases).map { name in
      Entry(
        property: property, name: name, isAlias: name != property.name,
        initial: definition.initial, documentation: definition.documentation)
    }
  }
}
