// SPDX-License-Identifier: Apache-2.0

/// The queries that lint rules make.
extension Vocabulary {
  /// Whether the vocabulary declares any type.
  ///
  /// If it does not, no type is unknown.
  package var declaresTypes: Bool { !types.isEmpty }

  /// Whether the vocabulary declares any class.
  ///
  /// If it does not, no class is unknown.
  package var declaresClasses: Bool { !classes.isEmpty }

  /// Returns whether a type is declared, case-sensitively.
  package func hasType(_ name: String) -> Bool { types[name] != nil }

  /// Returns whether a class is declared, case-sensitively.
  package func hasClass(_ name: String) -> Bool { classes.contains(name) }

  /// Returns whether the program sets a custom property.
  ///
  /// The name includes its two hyphens.
  package func hasVariable(_ name: String) -> Bool { variables.contains(name) }

  /// Returns whether the program has a function.
  ///
  /// The name excludes the parenthesis.
  package func hasFunction(_ name: String) -> Bool { functions.contains(name) }

  /// The names of the types, in alphabetical order.
  package var typeNames: [String] { types.keys.sorted() }
}

extension Vocabulary {
  /// Returns the states of elements of a type, including those of all types.
  ///
  /// - Parameter type: The type, or `nil` for an element of any type.
  /// - Returns: The states, or `nil` if they are not declared or the type is unknown.
  package func states(ofType type: String?) -> VocabularyNames? {
    union(of: \.states, ofType: type)
  }

  /// Returns the parts of elements of a type, including those of all types.
  ///
  /// - Parameter type: The type, or `nil` for an element of any type.
  /// - Returns: The parts, or `nil` if they are not declared or the type is unknown.
  package func parts(ofType type: String?) -> VocabularyNames? {
    union(of: \.parts, ofType: type)
  }

  /// Returns whether elements of a type use a property.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - property: The property.
  /// - Returns: `false` if the declared properties exclude the property, or the type ignores it;
  ///   otherwise `true`.
  package func type(_ type: String, reads property: String) -> Bool {
    guard let declared = types[type] else { return true }
    for said in [declared, common] where said.ignores?.contains(property) == true { return false }
    guard let only = declared.properties else { return true }
    return only.contains(property) || common.properties?.contains(property) == true
  }

  private func union(
    of names: KeyPath<VocabularyType, VocabularyNames?>, ofType type: String?
  ) -> VocabularyNames? {
    let specific: [VocabularyNames?]
    if let type {
      guard let declared = types[type] else { return nil }
      specific = [declared[keyPath: names]]
    } else {
      // If one type has an open list, so does an element of any type.
      specific = typeNames.map { types[$0]?[keyPath: names] }
    }
    let shared = common[keyPath: names]
    if type == nil, specific.contains(where: { $0 == nil }), shared == nil { return nil }
    let lists = ([shared] + specific).compactMap(\.self)
    guard var all = lists.first else { return nil }
    for list in lists.dropFirst() { all.formUnion(list) }
    return all
  }
}
