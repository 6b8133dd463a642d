// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The names of the members of an element object.
enum TreeKey: String, CaseIterable {
  case type, supertypes, id, classes, states, attributes, parts, language, text, width, height
  case style, children

  /// Returns the key that an unknown name probably refers to, or `nil` if none is close.
  static func suggestion(for name: String) -> String? {
    if let key = synonyms[name] { return key.rawValue }
    return closest(to: name, in: allCases.map(\.rawValue))
  }

  /// The names of equivalent keys in other languages.
  private static let synonyms: [String: TreeKey] = [
    "class": .classes, "className": .classes, "lang": .language, "inlineStyle": .style,
    "tag": .type, "tagName": .type, "state": .states, "part": .parts, "attrs": .attributes,
  ]
}
