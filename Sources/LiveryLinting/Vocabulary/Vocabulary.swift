// SPDX-License-Identifier: Apache-2.0

/// The names that a program uses with its themes: types with states and parts, classes, variables,
/// properties and functions.
///
/// ```swift
/// var vocabulary = Vocabulary()
/// vocabulary.types["button"] = VocabularyType(states: ["hover"], parts: ["icon"])
/// vocabulary.classes.insert("badge")
/// vocabulary.types["buton"] == nil                             // true
/// vocabulary.types["button"]?.states?.contains("checked")      // false
/// ```
///
/// A sheet alone does not show whether a name such as `.badeg` has a spelling mistake, but the
/// vocabulary does. Rules report nothing about the kinds of names that it does not declare.
public struct Vocabulary: Sendable, Hashable {
  /// The types of elements, by name.
  public var types: [String: VocabularyType] = [:]
  /// The states, parts and properties that elements of all types share.
  public var common = VocabularyType()
  /// The classes of the program's elements.
  public var classes = VocabularyNames()
  /// The custom properties that the program sets, with their two hyphens.
  public var variables = VocabularyNames()
  /// The program's own properties, by name.
  public private(set) var properties: [String: VocabularyProperty] = [:]
  /// The program's own functions.
  public var functions = VocabularyNames(casing: .insensitiveUnlessCustom)

  /// Creates an empty vocabulary.
  public init() {}
}

extension Vocabulary {
  /// Merges another vocabulary, whose properties take precedence.
  package mutating func merge(_ other: Vocabulary) {
    types.merge(other.types) { current, added in
      var merged = current
      merged.merge(added)
      return merged
    }
    common.merge(other.common)
    classes.formUnion(other.classes)
    variables.formUnion(other.variables)
    functions.formUnion(other.functions)
    for (name, property) in other.properties { self[property: name] = property }
  }

  /// The property with a name, which ignores ASCII case unless it begins with two hyphens.
  public subscript(property name: String) -> VocabularyProperty? {
    get { properties[Self.propertyCasing.key(of: name)] }
    set { properties[Self.propertyCasing.key(of: name)] = newValue }
  }

  private static let propertyCasing = VocabularyNames.Casing.insensitiveUnlessCustom
}
