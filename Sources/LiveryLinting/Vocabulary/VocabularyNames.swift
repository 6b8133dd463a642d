// SPDX-License-Identifier: Apache-2.0

/// Names of a vocabulary in the order in which they were declared, each of them once.
///
/// ```swift
/// let states = VocabularyNames(["hover", "checked"], casing: .insensitive)
/// states.contains("HOVER")    // true
/// ```
public struct VocabularyNames: Sendable, Hashable {
  /// Which names are the same.
  public enum Casing: Sendable, Hashable {
    /// Those that are the same letter by letter: types, classes, parts and variables.
    case sensitive
    /// Those that differ in the case of ASCII letters too: states, as CSS has it for pseudo-classes.
    case insensitive
    /// As `insensitive`, but for those that begin with two hyphens: properties and functions.
    case insensitiveUnlessCustom
  }

  /// Which names are the same.
  public let casing: Casing
  /// The names as they were declared first.
  public private(set) var names: [String] = []
  private var keys: Set<String> = []

  /// A list of names.
  ///
  /// - Parameters:
  ///   - names: The names; of those that are the same the first one stays.
  ///   - casing: Which names are the same.
  public init(_ names: some Sequence<String> = EmptyCollection(), casing: Casing = .sensitive) {
    self.casing = casing
    for name in names { insert(name) }
  }

  /// Adds a name; false where it is there already.
  @discardableResult
  public mutating func insert(_ name: String) -> Bool {
    guard keys.insert(casing.key(of: name)).inserted else { return false }
    names.append(name)
    return true
  }

  /// Adds the names of another list.
  package mutating func formUnion(_ other: VocabularyNames) {
    for name in other.names { insert(name) }
  }

  /// Whether a name is among them.
  public func contains(_ name: String) -> Bool { keys.contains(casing.key(of: name)) }

  /// Whether there is none.
  public var isEmpty: Bool { names.isEmpty }
}

extension VocabularyNames.Casing {
  /// What a name is compared by.
  func key(of name: String) -> String {
    switch self {
    case .sensitive: name
    case .insensitive: Self.folded(name)
    case .insensitiveUnlessCustom: name.hasPrefix("--") ? name : Self.folded(name)
    }
  }

  /// The name with ASCII letters in lower case.
  private static func folded(_ name: String) -> String {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    guard name.utf8.contains(where: capitals.contains) else { return name }
    return String(
      decoding: name.utf8.map { capitals.contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
