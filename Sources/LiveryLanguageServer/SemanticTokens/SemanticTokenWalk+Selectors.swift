// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax
import CSSValues

extension SemanticTokenWalk {
  /// Reports the tokens of selectors.
  mutating func addSelector(upTo end: Int) {
    while position < end {
      if let name = name(at: position) {
        addSelectorName(name)
      } else {
        addSelectorToken(position, before: end)
      }
      position += 1
    }
  }

  private mutating func addSelectorName(_ name: NameOccurrence) {
    let range = stream.nameRange(of: position)
    switch name.kind {
    case .type: sink.add(range, .type)
    case .class: sink.add(range, .class)
    case .id: sink.add(range, .interface)
    case .state: sink.add(range, .modifier, isKnownState(position) ? .defaultLibrary : .unknown)
    case .customState: sink.add(range, .modifier)
    case .part: sink.add(range, .struct)
    case .pseudoElement:
      sink.add(range, .struct, isKnownPseudoElement(position) ? .defaultLibrary : .unknown)
    case .attribute: sink.add(range, .parameter)
    default: addName(name)
    }
  }

  /// Whether the pseudo-class of a token exists; some pseudo-elements have one colon as well.
  private func isKnownState(_ token: Int) -> Bool {
    stream.withName(of: token) { PseudoClass(named: $0) != nil } || isKnownPseudoElement(token)
  }

  private func isKnownPseudoElement(_ token: Int) -> Bool {
    Self.pseudoElements.contains(stream.value(of: token).lowercased())
  }

  private static let pseudoElements = Set(PseudoElement.allCases.map(\.name))

  /// Reports a token that is no name.
  private mutating func addSelectorToken(_ token: Int, before end: Int) {
    let range = stream.range(of: token)
    switch stream.tokens[token].kind {
    case .function:
      let isElement = token > 1 && stream.tokens[token - 2].kind == .colon
      sink.add(stream.nameRange(of: token), isElement ? .struct : .modifier, .defaultLibrary)
    case .ident:
      let isPrefix = token + 1 < end && stream.isDelim(token + 1, "|")
      sink.add(range, isPrefix ? .namespace : .keyword)
    case .delim:
      switch stream.bytes[range.lowerBound] {
      case UInt8(ascii: "."): break
      case UInt8(ascii: "*"): sink.add(range, .type)
      default: sink.add(range, .operator)
      }
    case .dimension: sink.add(range, .number)
    default: addLiteral(token)
    }
  }

  /// Reports the selector of a keyframe: `from`, `to` and percentages.
  mutating func addKeyframeSelector(upTo end: Int) {
    while position < end {
      if stream.tokens[position].kind == .ident {
        sink.add(stream.range(of: position), .keyword)
      } else {
        addLiteral(position)
      }
      position += 1
    }
  }
}
