// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The names of the members that describe an element.
enum TreeKey: String, CaseIterable {
  case type, supertypes, id, classes, states, attributes, parts, language, text, width, height
  case style, children

  /// The key that was probably meant by an unknown one.
  static func meant(by name: String) -> String? {
    if let key = synonyms[name] { return key.rawValue }
    return closest(to: name, in: allCases.map(\.rawValue))
  }

  /// What other languages call the same.
  private static let synonyms: [String: TreeKey] = [
    "class": .classes, "className": .classes, "lang": .language, "inlineStyle": .style,
    "tag": .type, "tagName": .type, "state": .states, "part": .parts, "attrs": .attributes,
  ]
}
