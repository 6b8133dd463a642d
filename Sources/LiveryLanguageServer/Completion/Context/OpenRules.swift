// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The rules and blocks that are open before a token, in a text that may be incomplete.
///
/// A closing brace ends all open parentheses, and a semicolon ends a statement inside of them, so
/// that one missing parenthesis does not change the rest of the text.
struct OpenRules {
  /// The open rules, the outermost first.
  private(set) var rules: [Rule] = []
  /// The first token of the statement that contains the position.
  private(set) var statement = 0
  /// The opening tokens of the open parentheses, brackets and functions of the statement.
  private(set) var blocks: [Int] = []

  /// The maximum number of nested parentheses that are distinguished.
  private static let maximumDepth = 256

  /// An open rule.
  struct Rule {
    /// The tokens before the brace.
    let prelude: Range<Int>
    /// The kind of the rule.
    let kind: Kind
  }

  /// A kind of rule.
  enum Kind: Equatable {
    /// A style rule, or another rule with properties.
    case style
    /// A rule with rules and declarations as around it, such as `@media`.
    case group
    /// A rule with keyframes.
    case keyframes
    /// A keyframe.
    case keyframe
    /// An at-rule with descriptors, by its name.
    case descriptors(String)
    /// A rule with other content.
    case other
  }

  /// Finds the open rules.
  ///
  /// - Complexity: O(*n*) in the number of tokens before the position.
  init(in stream: TokenStream, before end: Int) {
    var preludes: [Range<Int>] = []
    for token in 0..<min(end, stream.count) {
      let kind = stream.tokens[token].kind
      switch kind {
      case .leftBrace:
        preludes.append(statement..<token)
        endStatement(at: token)
      case .rightBrace:
        _ = preludes.popLast()
        endStatement(at: token)
      case .semicolon: endStatement(at: token)
      case .cdo, .cdc: if preludes.isEmpty { endStatement(at: token) }
      case .function, .leftParenthesis, .leftBracket:
        if blocks.count < Self.maximumDepth { blocks.append(token) }
      case .rightParenthesis, .rightBracket:
        if let opening = blocks.lastIndex(where: { stream.tokens[$0].kind.closing == kind }) {
          blocks.removeSubrange(opening...)
        }
      default: continue
      }
    }
    for prelude in preludes {
      rules.append(
        Rule(prelude: prelude, kind: Kind(of: prelude, in: stream, inside: rules.last?.kind)))
    }
  }

  private mutating func endStatement(at token: Int) {
    statement = token + 1
    blocks.removeAll(keepingCapacity: true)
  }
}

extension OpenRules.Kind {
  fileprivate init(of prelude: Range<Int>, in stream: TokenStream, inside outer: Self?) {
    let tokens = stream.trimmed(prelude)
    guard let first = tokens.first else {
      self = outer == .keyframes ? .keyframe : .style
      return
    }
    guard stream.tokens[first].kind == .atKeyword else {
      if outer == .keyframes {
        self = .keyframe
      } else {
        let isValue = stream.tokens[first].kind == .ident && stream.isCustomName(at: first)
        self = isValue ? .other : .style
      }
      return
    }
    let name = stream.value(of: first).lowercased()
    let prefix = "-webkit-"
    let standard = name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    let definition = AtRuleDefinition(named: standard)
    switch definition?.contents {
    case .rules?: self = .group
    case .keyframes?: self = .keyframes
    case .descriptors?: self = .descriptors(standard)
    case .declarations?: self = definition?.isPageBox == true ? .style : .descriptors(standard)
    default: self = .other
    }
  }
}

extension OpenRules {
  /// The contents of the innermost rule that is no group.
  enum Content: Equatable {
    /// Rules alone.
    case rules
    /// Declarations of properties, and rules.
    case declarations
    /// The descriptors of an at-rule, by its name.
    case descriptors(String)
    /// Keyframes.
    case keyframes
    /// Other content.
    case other
  }

  /// The contents that the statement belongs to.
  var content: Content {
    for rule in rules.reversed() {
      switch rule.kind {
      case .style, .keyframe: return .declarations
      case .group: continue
      case .keyframes: return .keyframes
      case .descriptors(let name): return .descriptors(name)
      case .other: return .other
      }
    }
    return .rules
  }

  /// Whether a style rule is open.
  var isNested: Bool { rules.contains { $0.kind == .style } }
}

extension TokenStream {
  /// Returns whether a token begins with two hyphens, as the name of a custom property.
  func isCustomName(at token: Int) -> Bool {
    utf8(in: range(of: token)).starts(with: [UInt8(ascii: "-"), UInt8(ascii: "-")])
  }
}
