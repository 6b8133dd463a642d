// SPDX-License-Identifier: Apache-2.0

/// The declared names for the elements of one type, such as `button`.
///
/// Rules do not check names against a list that is `nil`.
public struct VocabularyType: Sendable, Hashable {
  /// The states that an element can have, such as `hover`.
  public var states: VocabularyNames?
  /// The parts of an element, as `::part()` names them.
  public var parts: VocabularyNames?
  /// The only properties that an element uses.
  public var properties: VocabularyNames?
  /// The properties that an element ignores.
  public var ignores: VocabularyNames?

  /// Creates a type.
  ///
  /// - Parameters:
  ///   - states: The states that elements can have, or `nil` if undeclared.
  ///   - parts: The parts of elements, or `nil` if undeclared.
  ///   - properties: The only properties that elements use, or `nil` if undeclared.
  ///   - ignores: The properties that elements ignore, or `nil` if undeclared.
  public init(
    states: [String]? = nil, parts: [String]? = nil, properties: [String]? = nil,
    ignores: [String]? = nil
  ) {
    self.states = states.map { VocabularyNames($0, casing: .insensitive) }
    self.parts = parts.map { VocabularyNames($0, casing: .sensitive) }
    self.properties = properties.map { VocabularyNames($0, casing: .insensitiveUnlessCustom) }
    self.ignores = ignores.map { VocabularyNames($0, casing: .insensitiveUnlessCustom) }
  }

  /// Merges other names for the same elements.
  package mutating func merge(_ other: VocabularyType) {
    states.unite(other.states)
    parts.unite(other.parts)
    properties.unite(other.properties)
    ignores.unite(other.ignores)
  }
}

extension VocabularyNames? {
  /// Inserts the names of another set, or copies it if there is none yet.
  fileprivate mutating func unite(_ other: VocabularyNames?) {
    guard let other else { return }
    guard var names = self else {
      self = other
      return
    }
    names.formUnion(other)
    self = names
  }
}
