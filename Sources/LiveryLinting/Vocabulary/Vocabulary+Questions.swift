// SPDX-License-Identifier: Apache-2.0

/// What lint rules ask.
extension Vocabulary {
  /// Whether any type is declared; where none is, no type is unknown.
  package var declaresTypes: Bool { !types.isEmpty }

  /// Whether any class is declared; where none is, no class is unknown.
  package var declaresClasses: Bool { !classes.isEmpty }

  /// Whether a type is declared, letter by letter.
  package func knowsType(_ name: String) -> Bool { types[name] != nil }

  /// Whether a class is declared, letter by letter.
  package func knowsClass(_ name: String) -> Bool { classes.contains(name) }

  /// Whether the program sets a custom property; the name has its two hyphens.
  package func knowsVariable(_ name: String) -> Bool { variables.contains(name) }

  /// Whether the program has a function; the name has no parenthesis.
  package func knowsFunction(_ name: String) -> Bool { functions.contains(name) }

  /// The names of the types, in alphabetical order.
  package var typeNames: [String] { types.keys.sorted() }
}

extension Vocabulary {
  /// The states that elements of a type can have, those of all types included.
  ///
  /// - Parameter type: The type; nil for an element of which only classes are known, which may be of any type.
  /// - Returns: Nil where nobody said what states there are, or the type is not declared.
  package func states(ofType type: String?) -> VocabularyNames? {
    union(of: \.states, ofType: type)
  }

  /// The parts of elements of a type, those of all types included.
  ///
  /// - Parameter type: The type; nil for an element of which only classes are known, which may be of any type.
  /// - Returns: Nil where nobody said what parts there are, or the type is not declared.
  package func parts(ofType type: String?) -> VocabularyNames? {
    union(of: \.parts, ofType: type)
  }

  /// Whether elements of a type look at a property, as far as anybody said.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - property: The property.
  /// - Returns: False where the property is none of the only ones, or one of those that are ignored.
  package func type(_ type: String, reads property: String) -> Bool {
    guard let declared = types[type] else { return true }
    for said in [declared, common] where said.ignores?.contains(property) == true { return false }
    guard let only = declared.properties else { return true }
    return only.contains(property) || common.properties?.contains(property) == true
  }

  private func union(
    of names: KeyPath<VocabularyType, VocabularyNames?>, ofType type: String?
  ) -> VocabularyNames? {
    let own: [VocabularyNames?]
    if let type {
      guard let declared = types[type] else { return nil }
      own = [declared[keyPath: names]]
    } else {
      // An element of any type: where one type has an open list, so has it.
      own = typeNames.map { types[$0]?[keyPath: names] }
    }
    let shared = common[keyPath: names]
    if type == nil, own.contains(where: { $0 == nil }), shared == nil { return nil }
    let lists = ([shared] + own).compactMap(\.self)
    guard var all = lists.first else { return nil }
    for list in lists.dropFirst() { all.formUnion(list) }
    return all
  }
}
