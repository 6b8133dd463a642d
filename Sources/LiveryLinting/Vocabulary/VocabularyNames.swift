// SPDX-License-Identifier: Apache-2.0

/// An ordered set of names in a vocabulary, in order of declaration.
///
/// ```swift
/// let states = VocabularyNames(["hover", "checked"], casing: .insensitive)
/// states.contains("HOVER")    // true
/// ```
public struct VocabularyNames: Sendable, Hashable {
  /// The case sensitivity of names.
  public enum Casing: Sendable, Hashable {
    /// Case-sensitive, for types, classes, parts and variables.
    case sensitive
    /// ASCII case-insensitive, for states, as CSS defines for pseudo-classes.
    case insensitive
    /// ASCII case-insensitive except for names that begin with two hyphens, for properties and
    /// functions.
    case insensitiveUnlessCustom
  }

  /// The case sensitivity of the names.
  package let casing: Casing
  /// The names, each as first declared.
  public private(set) var names: [String] = []
  private var keys: Set<String> = []

  /// Creates a set of names.
  ///
  /// - Parameters:
  ///   - names: The names. Of equal names, the first one is kept.
  ///   - casing: The case sensitivity of the names.
  public init(_ names: some Sequence<String> = EmptyCollection(), casing: Casing = .sensitive) {
    self.casing = casing
    for name in names { insert(name) }
  }

  /// Inserts a name, or returns `false` if it is already present.
  @discardableResult
  public mutating func insert(_ name: String) -> Bool {
    guard keys.insert(casing.key(of: name)).inserted else { return false }
    names.append(name)
    return true
  }

  /// Inserts the names of another set.
  package mutating func formUnion(_ other: VocabularyNames) {
    for name in other.names { insert(name) }
  }

  /// Returns whether the set contains a name.
  public func contains(_ name: String) -> Bool { keys.contains(casing.key(of: name)) }

  /// Whether the set is empty.
  package var isEmpty: Bool { names.isEmpty }
}

extension VocabularyNames.Casing {
  /// Returns the key that a name is compared by.
  func key(of name: String) -> String {
    switch self {
    case .sensitive: name
    case .insensitive: Self.folded(name)
    case .insensitiveUnlessCustom: name.hasPrefix("--") ? name : Self.folded(name)
    }
  }

  /// Returns the name with its ASCII letters in lower case.
  private static func folded(_ name: String) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard name.utf8.contains(where: capitals.contains) else { return name }
    return String(
      decoding: name.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
