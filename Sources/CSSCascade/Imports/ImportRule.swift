// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// An `@import` rule: an address with a layer, a scope and conditions for the imported sheet.
///
/// ```css
/// @import "theme.css" layer(base) supports(display: grid) screen and (width > 40em);
/// ```
///
/// The condition, the scope and the media queries remain ranges of tokens.
///
/// Defined by [CSS Cascade 5, section 2](https://drafts.csswg.org/css-cascade-5/#at-import), and for the scope by
/// [CSS Cascade 6, section 2](https://drafts.csswg.org/css-cascade-6/#at-import).
package struct ImportRule: Sendable, Hashable {
  /// The index of the rule's node in its tree.
  package let node: Int
  /// The address as written, with escapes resolved.
  package let address: String
  /// The tokens of the address.
  package let addressTokens: Range<Int>
  /// The layer that the sheet's rules belong to; `nil` if the rule specifies none.
  package private(set) var layer: Layer?
  /// The tokens between the parentheses of `supports()`; `nil` if it is missing.
  package private(set) var supports: Range<Int>?
  /// The tokens between the parentheses of `scope()`; `nil` if it is missing.
  package private(set) var scope: Range<Int>?
  /// The tokens of the media queries without surrounding white space; empty for all media.
  package private(set) var media: Range<Int>

  /// A layer that a sheet is imported into.
  package enum Layer: Sendable, Hashable {
    /// `layer` alone: an anonymous layer of the import's own.
    case anonymous
    /// `layer(name)`.
    case named(LayerName)
  }

  /// Parses an `import` at-rule; `nil`, with a diagnostic, if it is malformed.
  ///
  /// The position of the rule is not checked. `layer()`, `scope()` and `supports()` may each occur
  /// once, in any order. As the specification requires, an invalid one of them becomes a part of
  /// the media queries, which then do not match. An invalid layer name is also a diagnostic.
  package init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    var cursor = TokenCursor(tree.stream, Int(record.first) + 1..<Int(record.contentEnd))
    if record.content < record.end {
      cursor = TokenCursor(tree.stream, Int(record.first) + 1..<Int(record.content))
    }
    cursor.skipTrivia()
    let start = cursor.position
    guard let address = Self.address(&cursor) else {
      log.add(.invalidPrelude(.invalidImport, &cursor))
      return nil
    }
    guard record.content == record.end else {
      log.add(
        Diagnostic(
          .invalidImport, range: tree.stream.range(of: Int(record.content)),
          facts: [.expected("';'"), .found("{")]))
      return nil
    }
    self.node = node
    self.address = address
    addressTokens = start..<cursor.position
    media = cursor.position..<cursor.position
    while consumeLayer(&cursor, &log) || consumeFunction("supports", &cursor, to: \.supports)
      || consumeFunction("scope", &cursor, to: \.scope)
    {}
    media = tree.stream.trimmed(cursor.position..<cursor.end)
  }
}

extension ImportRule {
  /// Parses `<url> | <string>`.
  static func address(_ cursor: inout TokenCursor) -> String? {
    switch cursor.peek() {
    case .string, .url: cursor.next().map { cursor.stream.value(of: $0) }
    case .function where cursor.isFunction("url") || cursor.isFunction("src"):
      cursor.next().flatMap { _ in
        cursor.contents { inner in
          guard inner.peek() == .string else { return inner.expected("a string") }
          return inner.next().map { inner.stream.value(of: $0) }
        }
      }
    default: cursor.expected("a url or a string")
    }
  }

  /// Consumes `layer` or `layer(<layer-name>)` if it is next and no layer is set yet.
  private mutating func consumeLayer(_ cursor: inout TokenCursor, _ log: inout DiagnosticLog)
    -> Bool
  {
    guard layer == nil else { return false }
    let kind = cursor.peek()
    guard kind == .ident || kind == .function,
      cursor.stream.value(of: cursor.position, equals: "layer")
    else { return false }
    var ahead = cursor
    _ = ahead.next()
    if kind == .ident {
      layer = .anonymous
    } else if let name = ahead.contents({ LayerName(parsing: &$0) }) {
      layer = .named(name)
    } else {
      log.add(.invalidPrelude(.invalidLayer, &ahead))
      return false
    }
    cursor = ahead
    return true
  }

  /// Consumes a function if it is next and not set yet, and stores the tokens in its parentheses.
  private mutating func consumeFunction(
    _ name: StaticString, _ cursor: inout TokenCursor,
    to arguments: WritableKeyPath<ImportRule, Range<Int>?>
  ) -> Bool {
    guard self[keyPath: arguments] == nil, cursor.peek() == .function, cursor.isFunction(name)
    else { return false }
    _ = cursor.next()
    self[keyPath: arguments] = cursor.contents { inner in
      let start = inner.position
      inner.skipToEnd()
      return start..<inner.position
    }
    return true
  }
}

extension TokenCursor {
  /// Returns whether the function at the cursor has a name, which the caller passes in lower case.
  fileprivate func isFunction(_ name: StaticString) -> Bool {
    stream.value(of: position, equals: name)
  }
}
