// SPDX-License-Identifier: Apache-2.0

/// A rule as a plain model.
indirect enum ReferenceRule {
  /// `selectors { name: value; … rules }`.
  case style([ReferenceSelector], [ReferenceDeclaration], nested: [ReferenceRule])
  /// `@layer name { … }`, or a block of an anonymous layer if the name is `nil`.
  case layer(String?, [ReferenceRule])
  /// `@layer name, name;`.
  case layerNames([String])
  /// `@scope (root) to (limit) { … }`.
  case scope(ReferenceSelector?, limit: ReferenceSelector?, [ReferenceRule])
  /// A conditional rule, and whether its condition matches.
  case condition(String, matches: Bool, [ReferenceRule])

  var text: String {
    switch self {
    case .style(let selectors, let declarations, let nested):
      let list = selectors.map(\.text).joined(separator: ", ")
      let body = declarations.map { $0.text + "; " }.joined() + Self.text(nested)
      return "\(list) { \(body)}"
    case .layer(let name, let rules): return "@layer \(name ?? "") { \(Self.text(rules))}"
    case .layerNames(let names): return "@layer \(names.joined(separator: ", "));"
    case .scope(let root, let limit, let rules):
      let start = root.map { "(\($0.text)) " } ?? ""
      let end = limit.map { "to (\($0.text)) " } ?? ""
      return "@scope \(start)\(end){ \(Self.text(rules))}"
    case .condition(let condition, _, let rules): return "\(condition) { \(Self.text(rules))}"
    }
  }

  static func text(_ rules: [ReferenceRule]) -> String {
    rules.map { $0.text + " " }.joined()
  }
}

/// A declaration as a plain model.
struct ReferenceDeclaration {
  let name: String
  let value: String
  let isImportant: Bool

  var text: String { "\(name): \(value)\(isImportant ? " !important" : "")" }
}
