// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

extension SheetDeclarations {
  /// Notes what is known in the block of an `@scope`, whose own declarations are those of the scoping root.
  mutating func enterScope(
    _ rule: AtRule, in place: Place, _ inside: inout Place, head: Range<Int>
  ) {
    guard place.isCompiled ? inside.isCompiled : readsScope(rule, in: place) else {
      inside.isDropped = true
      inside.holder = hold(.dropped(head), node: rule.index)
      return
    }
    inside.parent = nil
    inside.isScoped = true
    if scopingRoot == nil {
      let stream = TokenStream(":where(:scope)")
      scopingRoot = selectors.parseList(
        stream, 0..<stream.count, nestedIn: nil, names: &names, log: &log)
    }
    inside.holder = hold(
      scopingRoot.map { .styleRule(selectors: $0) } ?? .dropped(head), node: rule.index)
  }

  /// Whether the prelude of an `@scope` is `(<scope-start>)? [to (<scope-end>)]?`.
  private mutating func readsScope(_ rule: AtRule, in place: Place) -> Bool {
    var cursor = TokenCursor(tree.stream, rule.prelude)
    let isScoped = place.isScoped && place.parent == nil
    if cursor.peek() == .leftParenthesis {
      guard readsList(&cursor, nestedIn: place.parent, isScoped: isScoped) else { return false }
    }
    if cursor.peek() == .ident, tree.stream.value(of: cursor.position, equals: "to") {
      _ = cursor.next()
      guard readsList(&cursor, nestedIn: nil, isScoped: true) else { return false }
    }
    return cursor.isAtEnd()
  }

  /// Whether a list of selectors in parentheses stands next.
  private mutating func readsList(
    _ cursor: inout TokenCursor, nestedIn parent: Range<Int>?, isScoped: Bool
  ) -> Bool {
    guard cursor.peek() == .leftParenthesis, cursor.next() != nil else { return false }
    let tokens = cursor.contents { inner in
      let start = inner.position
      inner.skipToEnd()
      return start..<inner.position
    }
    guard let tokens else { return false }
    return selectors.parseList(
      tree.stream, tokens, nestedIn: parent, isScoped: isScoped, names: &names, log: &log) != nil
  }
}
