// SPDX-License-Identifier: Apache-2.0

/// What a program says of the elements of one type, such as `button`.
///
/// What is nil was not said: then nothing is wrong with any name.
public struct VocabularyType: Sendable, Hashable {
  /// The states that an element can have, such as `hover`.
  public var states: VocabularyNames?
  /// The parts that it has, as `::part()` names them.
  public var parts: VocabularyNames?
  /// The only properties that it looks at.
  public var properties: VocabularyNames?
  /// Properties that it does not look at.
  public var ignores: VocabularyNames?

  /// Elements of which something is said.
  ///
  /// - Parameters:
  ///   - states: The states that they can have; by default nothing is said.
  ///   - parts: The parts that they have; by default nothing is said.
  ///   - properties: The only properties that they look at; by default nothing is said.
  ///   - ignores: The properties that they do not look at; by default nothing is said.
  public init(
    states: [String]? = nil, parts: [String]? = nil, properties: [String]? = nil,
    ignores: [String]? = nil
  ) {
    self.states = states.map { VocabularyNames($0, casing: .insensitive) }
    self.parts = parts.map { VocabularyNames($0, casing: .sensitive) }
    self.properties = properties.map { VocabularyNames($0, casing: .insensitiveUnlessCustom) }
    self.ignores = ignores.map { VocabularyNames($0, casing: .insensitiveUnlessCustom) }
  }

  /// Adds what is said elsewhere of the same elements.
  public mutating func merge(_ other: VocabularyType) {
    states.unite(other.states)
    parts.unite(other.parts)
    properties.unite(other.properties)
    ignores.unite(other.ignores)
  }
}

extension VocabularyNames? {
  /// Adds the names of another list; where there is no list yet, the other one is it.
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
