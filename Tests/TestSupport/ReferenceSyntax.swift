// SPDX-License-Identifier: Apache-2.0

/// A node of the reference parser's result, whose tokens are stored as positions.
package enum ReferenceSyntax: Equatable {
  /// A rule with a prelude and a block.
  case qualifiedRule(prelude: [ReferenceValue], contents: [ReferenceSyntax])
  /// A rule that begins with an at-keyword; `contents` is `nil` if it has no block.
  case atRule(name: Int, prelude: [ReferenceValue], contents: [ReferenceSyntax]?)
  /// A property and its value.
  case declaration(name: Int, value: [ReferenceValue], isImportant: Bool)
  /// The tokens for which an algorithm returns nothing.
  case nothing(tokens: [Int])
}

/// A component value, whose tokens are stored as positions.
package enum ReferenceValue: Equatable {
  /// A preserved token.
  case token(Int)
  /// A function, with the position of its name.
  case function(Int, [ReferenceValue])
  /// A simple block, with the position of its opening bracket.
  case block(Int, [ReferenceValue])

  /// The position of the first token.
  var first: Int {
    switch self {
    case .token(let position), .function(let position, _), .block(let position, _): position
    }
  }
}

extension ReferenceSyntax: CustomStringConvertible {
  /// The node on one line, with tokens as numbers: `rule(0){declaration 3: 5}`.
  package var description: String {
    switch self {
    case .qualifiedRule(let prelude, let contents):
      "rule(\(list(prelude))){\(contents.map(\.description).joined(separator: " "))}"
    case .atRule(let name, let prelude, let contents):
      "@\(name)(\(list(prelude)))"
        + (contents.map { "{\($0.map(\.description).joined(separator: " "))}" } ?? ";")
    case .declaration(let name, let value, let isImportant):
      "declaration \(name): \(list(value))\(isImportant ? " !" : "")"
    case .nothing(let tokens): "nothing\(tokens)"
    }
  }
}

extension ReferenceValue: CustomStringConvertible {
  /// The value on one line: `4`, `f4(5 6)` or `b4(5 6)`.
  package var description: String {
    switch self {
    case .token(let position): "\(position)"
    case .function(let position, let values): "f\(position)(\(list(values)))"
    case .block(let position, let values): "b\(position)(\(list(values)))"
    }
  }
}

private func list(_ values: [ReferenceValue]) -> String {
  values.map(\.description).joined(separator: " ")
}
