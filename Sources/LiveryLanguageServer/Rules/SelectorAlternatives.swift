// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The selectors without functions that a selector with `:is()` or `:where()` stands for.
///
/// ```swift
/// SelectorAlternatives("a :is(b, .c)").texts    // ["a b", "a .c"]
/// ```
///
/// Functions that exclude or count elements, such as `:not()`, are left out.
struct SelectorAlternatives {
  /// The selectors.
  private(set) var texts: [String] = []

  /// The maximum number of selectors, because each function multiplies them.
  fileprivate static let maximumCount = 16
  /// The maximum number of functions that are replaced.
  private static let maximumStepCount = 64

  /// Expands a selector.
  init(_ text: String) {
    var pending = [text][...]
    for _ in 0..<Self.maximumStepCount {
      guard texts.count < Self.maximumCount, let text = pending.popFirst() else { return }
      let stream = TokenStream(text)
      if let function = stream.innermostFunction {
        pending = (stream.selectors(replacing: function) + pending).prefix(Self.maximumCount)
      } else {
        texts.append(text)
      }
    }
  }

  /// The functions whose arguments are alternatives.
  fileprivate static let alternatives: Set<String> = ["is", "where", "matches"]

  /// The functions that an element need not show.
  fileprivate static let conditions: Set<String> = [
    "not", "has", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
  ]
}

extension TokenStream {
  /// The tokens of the first function that contains no other, or `nil` if there is no function.
  fileprivate var innermostFunction: Range<Int>? {
    let names = SelectorAlternatives.alternatives.union(SelectorAlternatives.conditions)
    var last: Range<Int>?
    for token in indices.dropFirst()
    where self[token].kind == .function && self[token - 1].kind == .colon
      && names.contains(value(of: token).lowercased())
    {
      if let last, last.upperBound <= token { return last }
      var cursor = TokenCursor(self, token..<count)
      _ = cursor.nextIncludingTrivia()
      cursor.skipBlock()
      last = token..<cursor.position
    }
    return last
  }

  /// Returns the selectors in which each argument of a function replaces it.
  fileprivate func selectors(replacing function: Range<Int>) -> [String] {
    let colon = function.lowerBound - 1
    let start = startOfCompound(before: colon)
    let before = text(of: 0..<start)
    let compound = text(of: start..<colon)
    let after = text(of: function.upperBound..<count)
    let name = value(of: function.lowerBound).lowercased()
    guard SelectorAlternatives.alternatives.contains(name) else {
      return [before + (compound.isEmpty ? "*" : compound) + after]
    }
    let isClosed = self[function.upperBound - 1].kind == .rightParenthesis
    let end = isClosed ? function.upperBound - 1 : function.upperBound
    let hasType = start < colon && self[start].kind == .ident
    var selectors: [String] = []
    for argument in commaSeparated(function.lowerBound + 1..<end)
    where selectors.count < SelectorAlternatives.maximumCount {
      let subject = Swift.max(startOfCompound(before: argument.upperBound), argument.lowerBound)
      let ancestors = text(of: argument.lowerBound..<subject)
      let own = text(of: subject..<argument.upperBound)
      // A type is the first part of a compound selector, which has at most one.
      let isType = subject < argument.upperBound && self[subject].kind == .ident
      if isType, hasType { continue }
      let joined = isType ? own + compound : compound + own
      selectors.append(before + ancestors + joined + after)
    }
    return selectors
  }

  /// Returns the first token of the compound selector that ends before a token.
  private func startOfCompound(before end: Int) -> Int {
    var depth = 0
    var token = end
    while token > 0 {
      let kind = self[token - 1].kind
      if kind.closesBlock { depth += 1 }
      if depth == 0 {
        let isCombinator = [">", "+", "~"].contains { isDelim(token - 1, $0) }
        if isCombinator || kind == .whitespace || kind == .comma || kind.isOpening { return token }
      } else if kind.isOpening {
        depth -= 1
      }
      token -= 1
    }
    return 0
  }
}
