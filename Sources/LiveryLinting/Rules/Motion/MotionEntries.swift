// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

/// A property that an entry of a `transition` or `transition-property` names.
struct TransitionTarget {
  /// The token of the name.
  let token: Int
  /// The index of the entry in the list.
  let index: Int
}

extension LintedSheet {
  /// Returns the properties that a declaration of `transition` or `transition-property` names,
  /// without `all` and `none`.
  ///
  /// An entry may contain variables in addition to its name.
  func transitionTargets(in declaration: LintedDeclaration) -> [TransitionTarget] {
    stream.entries(of: view(declaration).value).enumerated().compactMap { index, entry in
      var cursor = TokenCursor(stream, entry)
      while let token = cursor.next() {
        if stream[token].kind.isOpening {
          cursor.skipBlock()
        } else if stream[token].kind == .ident, !stream.isTransitionKeyword(token) {
          return TransitionTarget(token: token, index: index)
        }
      }
      return nil
    }
  }

  /// Returns the byte range of an entry in the list of a declaration.
  ///
  /// A list that is too short repeats.
  func entryRange(of declaration: LintedDeclaration, at index: Int) -> Range<Int> {
    let entries = stream.entries(of: view(declaration).value)
    return stream.byteRange(of: entries[index % entries.count])
  }
}

extension TokenStream {
  /// Returns the tokens of each entry of a comma-separated list, without white space around it.
  func entries(of value: Range<Int>) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var start = value.lowerBound
    while true {
      let end = TokenCursor(self, start..<value.upperBound).nextComma
      entries.append(trimmed(start..<end))
      guard end < value.upperBound else { return entries }
      start = end + 1
    }
  }

  /// Returns whether an identifier in a transition is a keyword and not a property.
  fileprivate func isTransitionKeyword(_ token: Int) -> Bool {
    transitionKeywords.contains(value(of: token).lowercased())
      || CSSWideKeyword(self, in: token..<token + 1) != nil
  }
}

private let transitionKeywords: Set<String> = [
  "all", "none", "normal", "allow-discrete", "linear", "ease", "ease-in", "ease-out", "ease-in-out",
  "step-start", "step-end",
]
