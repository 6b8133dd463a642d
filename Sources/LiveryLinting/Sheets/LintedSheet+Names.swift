// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax
import LiveryPrinting

extension LintedSheet {
  /// The kind of a name in a selector.
  enum NameKind {
    /// A type.
    case type
    /// A class, without its period.
    case `class`
    /// An id, without its number sign.
    case id
  }

  /// The types in the selectors of valid style rules, with their byte ranges.
  var types: [NameUses.Use] { lazyData.types.value { names(of: .type) } }

  /// Returns the names of a kind in the selectors of valid style rules, with their byte ranges.
  ///
  /// Includes names inside functions. A type is an identifier at the start of a compound selector,
  /// so the tokens suffice.
  ///
  /// - Parameters:
  ///   - kind: The kind of the names.
  ///   - nodes: The nodes of the rules, or `nil` for all rules.
  /// - Returns: The names, in the order of the text.
  func names(
    of kind: NameKind, amongNodes nodes: Range<Int>? = nil
  ) -> [(name: String, range: Range<Int>)] {
    var found: [(name: String, range: Range<Int>)] = []
    for block in blocks where block.kind == .style && block.node >= 0 {
      if let nodes, !nodes.contains(block.node) { continue }
      guard case .qualifiedRule(let rule) = Syntax(tree, block.node) else { continue }
      addNames(of: kind, in: rule.prelude, to: &found)
    }
    return found
  }

  private func addNames(
    of kind: NameKind, in tokens: Range<Int>, to found: inout [(name: String, range: Range<Int>)]
  ) {
    let stream = stream
    // For each open block, whether it contains selectors.
    var open: [Bool] = []
    var hiddenCount = 0
    var previous = TokenKind.whitespace
    for token in tokens {
      let current = stream[token].kind
      defer { previous = current.isTrivia ? .whitespace : current }
      if current.isOpening {
        open.append(current == .function && stream.holdsSelectors(token))
        if open.last == false { hiddenCount += 1 }
      } else if current.closesBlock, open.popLast() == false {
        hiddenCount -= 1
      }
      guard hiddenCount == 0 else { continue }
      switch (kind, current) {
      case (.id, .hash):
        let range = stream.range(of: token)
        found.append((stream.value(of: token), range.lowerBound + 1..<range.upperBound))
      case (.class, .ident) where previous == .delim && stream.isDelim(token - 1, "."):
        found.append((stream.value(of: token), stream.range(of: token)))
      case (.type, .ident)
      where stream.beginsCompound(token, after: previous)
        && !stream.isPrefix(token, before: tokens.upperBound):
        found.append((stream.value(of: token), stream.range(of: token)))
      default: continue
      }
    }
  }
}

extension TokenStream {
  /// Returns whether an identifier after a token is a type.
  fileprivate func beginsCompound(_ token: Int, after previous: TokenKind) -> Bool {
    switch previous {
    case .whitespace, .comma, .function, .leftParenthesis: true
    case .delim:
      !isDelim(token - 1, ".") && !isDelim(token - 1, "|") && !isDelim(token - 1, "&")
    default: false
    }
  }

  /// Returns whether an identifier is a namespace prefix.
  fileprivate func isPrefix(_ token: Int, before end: Int) -> Bool {
    token + 1 < end && isDelim(token + 1, "|")
  }

  /// Returns whether the arguments of a function are selectors.
  fileprivate func holdsSelectors(_ token: Int) -> Bool {
    ["is", "where", "not", "has"].contains(value(of: token).lowercased())
  }
}
