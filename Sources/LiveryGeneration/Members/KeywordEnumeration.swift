// SPDX-License-Identifier: Apache-2.0

/// The enumeration of the words that a theme has for one property.
struct KeywordEnumeration {
  /// The property.
  let subject: String
  /// The name of the type within those of all enumerations.
  let name: String
  /// The type as code names it.
  let typeName: String
  /// The words with the names of their cases, in the order in which they were found.
  private(set) var cases: [(word: String, name: String)] = []
  private var names: [String: String] = [:]

  /// An enumeration without cases.
  init(subject: String, name: String, typeName: String) {
    self.subject = subject
    self.name = name
    self.typeName = typeName
  }

  /// Adds a word with the name of its case.
  mutating func add(_ word: String, named name: String) {
    cases.append((word, name))
    names[word] = name
  }

  /// The case of a word as an expression; nil for a word that has none.
  func expression(of word: String) -> String? { names[word].map { "." + SwiftName.escaped($0) } }
}
