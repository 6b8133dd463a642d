// SPDX-License-Identifier: Apache-2.0

/// What a program shows and what it reads from its themes: types of elements with their states and parts, classes, variables,
/// and properties and functions of its own.
///
/// ```swift
/// var vocabulary = Vocabulary()
/// vocabulary.types["button"] = VocabularyType(states: ["hover"], parts: ["icon"])
/// vocabulary.classes.insert("badge")
/// vocabulary.knowsType("buton")                       // false
/// vocabulary.states(ofType: "button")?.contains("checked")    // false
/// ```
///
/// It decides what nobody can tell from a sheet alone, such as whether `.badeg` is misspelt. About what it says nothing of,
/// it has no opinion.
public struct Vocabulary: Sendable, Hashable {
  /// The types of elements, by name.
  public var types: [String: VocabularyType] = [:]
  /// What holds for elements of all types.
  public var common = VocabularyType()
  /// The classes that the program gives its elements.
  public var classes = VocabularyNames()
  /// The custom properties that the program sets, with their two hyphens.
  public var variables = VocabularyNames()
  /// Properties besides those of CSS and Livery, by name.
  public private(set) var properties: [String: VocabularyProperty] = [:]
  /// Functions besides those of CSS and Livery.
  public var functions = VocabularyNames(casing: .insensitiveUnlessCustom)

  /// A vocabulary without a word.
  public init() {}
}

extension Vocabulary {
  /// Adds what another vocabulary says; where both say something else of a property, the other one counts.
  public mutating func merge(_ other: Vocabulary) {
    types.merge(other.types) { mine, others in
      var both = mine
      both.merge(others)
      return both
    }
    common.merge(other.common)
    classes.formUnion(other.classes)
    variables.formUnion(other.variables)
    functions.formUnion(other.functions)
    for (name, property) in other.properties { self[property: name] = property }
  }

  /// A property by its name, without regard to ASCII case unless it begins with two hyphens.
  public subscript(property name: String) -> VocabularyProperty? {
    get { properties[Self.propertyCasing.key(of: name)] }
    set { properties[Self.propertyCasing.key(of: name)] = newValue }
  }

  private static let propertyCasing = VocabularyNames.Casing.insensitiveUnlessCustom
}
