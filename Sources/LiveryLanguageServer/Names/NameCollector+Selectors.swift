// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension NameCollector {
  /// The contents of an open block of a selector.
  private enum Block {
    /// Selectors, as in `:is()`.
    case selectors
    /// The name of a state, as in `:state()`.
    case state
    /// Names of parts, as in `::part()`.
    case parts
    /// The name of an attribute, then its value.
    case attribute
    /// An `An+B` notation, which selectors follow after `of`.
    case nth
    /// Other arguments.
    case other
  }

  /// Adds the names in selectors, those inside functions included.
  ///
  /// An invalid selector has names as well, so that editors work while it is being written.
  mutating func addSelectorNames(in tokens: Range<Int>, of node: Int) {
    var open: [Block] = []
    var previous = TokenKind.whitespace
    for token in tokens {
      let kind = stream[token].kind
      defer { previous = kind.isTrivia ? .whitespace : kind }
      if kind.closesBlock {
        _ = open.popLast()
        continue
      }
      switch open.last ?? .selectors {
      case .selectors:
        addSelectorName(at: token, after: previous, before: tokens.upperBound, of: node)
      case .state:
        if kind == .ident { add(.customState, .reference, token: token, node: node) }
      case .parts:
        if kind == .ident { add(.part, .reference, token: token, node: node) }
      case .attribute:
        if kind == .ident {
          add(.attribute, .reference, token: token, node: node)
          open[open.count - 1] = .other
        }
      case .nth:
        if kind == .ident, stream.value(of: token, equals: "of") {
          open[open.count - 1] = .selectors
        }
      case .other: break
      }
      if kind.isOpening { open.append(block(openedAt: token)) }
    }
  }

  private func block(openedAt token: Int) -> Block {
    switch stream[token].kind {
    case .leftBracket: return .attribute
    case .leftParenthesis: return .selectors
    case .function:
      switch stream.value(of: token).lowercased() {
      case "is", "where", "not", "has", "host", "slotted", "matches", "current": return .selectors
      case "state": return .state
      case "part": return .parts
      case "nth-child", "nth-last-child": return .nth
      default: return .other
      }
    default: return .other
    }
  }

  private mutating func addSelectorName(
    at token: Int, after previous: TokenKind, before end: Int, of node: Int
  ) {
    switch stream[token].kind {
    case .hash: add(.id, .reference, token: token, node: node)
    case .ident:
      switch previous {
      case .delim where stream.isDelim(token - 1, "."):
        add(.class, .reference, token: token, node: node)
      case .colon:
        let isElement = token >= 2 && stream[token - 2].kind == .colon
        add(isElement ? .pseudoElement : .state, .reference, token: token, node: node)
      case .delim where stream.isDelim(token - 1, "&"): break
      default:
        // A prefix of a namespace is no type.
        if token + 1 < end, stream.isDelim(token + 1, "|") { return }
        add(.type, .reference, token: token, node: node)
      }
    default: break
    }
  }
}
