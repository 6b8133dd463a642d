// SPDX-License-Identifier: Apache-2.0

/// The enumeration of the keywords that a theme has for one property.
struct KeywordEnumeration {
  /// The property.
  let subject: String
  /// The name of the type inside the namespace of all enumerations.
  let name: String
  /// The qualified name of the type in code.
  let typeName: String
  /// The keywords with the names of their cases, in order of first occurrence.
  private(set) var cases: [(keyword: String, name: String)] = []
  private var names: [String: String] = [:]

  /// Creates an enumeration without cases.
  init(subject: String, name: String, typeName: String) {
    self.subject = subject
    self.name = name
    self.typeName = typeName
  }

  /// Adds a keyword with the name of its case.
  mutating func add(_ keyword: String, named name: String) {
    cases.append((keyword, name))
    names[keyword] = name
  }

  /// Returns the case of a keyword as an expression, or `nil` if it has none.
  func expression(of keyword: String) -> String? {
    names[keyword].map { "." + SwiftName.escaped($0) }
  }
}
