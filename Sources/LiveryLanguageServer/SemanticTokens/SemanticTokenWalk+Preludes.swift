// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import LiveryLinting

extension SemanticTokenWalk {
  /// Reports the tokens between an at-keyword and its block.
  ///
  /// - Parameters:
  ///   - end: The token after the last one.
  ///   - isQuery: Whether names in parentheses are features instead of properties.
  mutating func addPrelude(upTo end: Int, ofQuery isQuery: Bool) {
    let start = position
    while position < end {
      if let name = name(at: position) {
        addName(name)
      } else if stream.tokens[position].kind == .ident {
        addPreludeWord(position, in: start..<end, ofQuery: isQuery)
      } else {
        addValueToken(position, isStep: false)
      }
      position += 1
    }
  }

  /// Reports a name outside of selectors.
  mutating func addName(_ name: NameOccurrence) {
    let range = stream.nameRange(of: Int(name.token))
    var modifiers: SemanticTokenModifiers = name.role == .declaration ? .declaration : []
    switch name.kind {
    case .customProperty:
      if !vocabulary.variables.names.isEmpty,
        vocabulary.hasVariable(stream.value(of: Int(name.token)))
      {
        modifiers.insert(.readonly)
      }
      sink.add(range, .variable, modifiers)
    case .keyframes: sink.add(range, .event, modifiers)
    case .layer, .container: sink.add(range, .namespace, modifiers)
    case .part: sink.add(range, .struct)
    case .fontFamily: sink.add(stream.range(of: Int(name.token)), .string, modifiers)
    default: break
    }
  }

  private mutating func addPreludeWord(
    _ token: Int, in prelude: Range<Int>, ofQuery isQuery: Bool
  ) {
    let range = stream.range(of: token)
    let isLogical =
      stream.value(of: token, equals: "and") || stream.value(of: token, equals: "or")
      || stream.value(of: token, equals: "not") || stream.value(of: token, equals: "only")
      || stream.value(of: token, equals: "to") || stream.value(of: token, equals: "layer")
    if isLogical {
      sink.add(range, .keyword)
    } else if isFeature(token, in: prelude) {
      if isQuery { sink.add(range, .parameter) } else { addPropertyName(token) }
    } else {
      sink.add(range, .enumMember)
    }
  }

  /// Returns whether a word is the name of a feature: first in parentheses, or beside a comparison.
  private func isFeature(_ token: Int, in prelude: Range<Int>) -> Bool {
    var before = token - 1
    while before >= prelude.lowerBound, stream.tokens[before].kind.isTrivia { before -= 1 }
    var after = token + 1
    while after < prelude.upperBound, stream.tokens[after].kind.isTrivia { after += 1 }
    if before >= prelude.lowerBound {
      let kind = stream.tokens[before].kind
      if kind == .leftParenthesis
        || kind == .function && after < prelude.upperBound
          && stream.tokens[after].kind == .colon
      {
        return true
      }
      if isComparison(before) { return true }
    }
    return after < prelude.upperBound && isComparison(after)
  }

  private func isComparison(_ token: Int) -> Bool {
    stream.isDelim(token, "<") || stream.isDelim(token, ">") || stream.isDelim(token, "=")
  }
}
