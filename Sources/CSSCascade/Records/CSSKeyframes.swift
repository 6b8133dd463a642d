// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// The keyframes of an animation: the blocks of an `@keyframes` rule.
///
/// ```css
/// @keyframes pulse { from, to { opacity: 1 } 50% { opacity: 0.4; animation-timing-function: ease-in } }
/// ```
///
/// Of two rules with the same name only the stronger one applies. Blocks for the same percentage
/// apply in order.
///
/// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#keyframes).
package struct CSSKeyframes: Sendable {
  /// The name by which `animation-name` refers to the keyframes.
  package let name: String
  /// The blocks, in source order.
  package let frames: [CSSKeyframe]
  /// The text of the declarations' tokens.
  package let stream: TokenStream

  /// Parses a `keyframes` at-rule; `nil`, with a diagnostic, if its name or its block is missing.
  ///
  /// Invalid blocks and declarations are omitted with a diagnostic.
  package init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    stream = tree.stream
    guard record.content < record.end else {
      log.add(.missing("a block", in: "@keyframes", at: record, of: stream))
      return nil
    }
    var cursor = TokenCursor(stream, Int(record.first) + 1..<Int(record.content))
    guard let name = Self.name(&cursor), cursor.isAtEnd() else {
      if cursor.expectation == nil { let _: Void? = cursor.expected("'{'") }
      log.add(.invalidPrelude(.invalidKeyframes, &cursor))
      return nil
    }
    self.name = name
    var frames: [CSSKeyframe] = []
    for child in tree.children(of: node) {
      switch child {
      case .qualifiedRule(let rule):
        if let frame = CSSKeyframe(rule, log: &log) { frames.append(frame) }
      case .atRule(let rule): log.add(.misplacedInKeyframes(rule))
      case .declaration(let declaration): log.add(.misplacedInKeyframes(declaration))
      case .raw: break
      }
    }
    self.frames = frames
  }

  /// Returns the name of a `keyframes` at-rule; `nil` if its name or its block is missing.
  static func name(of tree: SyntaxTree, at node: Int) -> String? {
    let record = tree.nodes[node]
    guard record.content < record.end else { return nil }
    var cursor = TokenCursor(tree.stream, Int(record.first) + 1..<Int(record.content))
    return name(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// Parses a `<keyframes-name>`: a string that is not empty, or an unreserved identifier.
  private static func name(_ cursor: inout TokenCursor) -> String? {
    let kind = cursor.peek()
    let stream = cursor.stream
    guard kind == .string || kind == .ident,
      kind == .string || !stream.isReserved(cursor.position),
      case let name = stream.value(of: cursor.position), !name.isEmpty, cursor.next() != nil
    else { return cursor.expected("the name of an animation") }
    return name
  }
}

/// A block of ``CSSKeyframes``: its percentages, and its declarations.
///
/// Defined by [`<keyframe-block>`](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-block).
package struct CSSKeyframe: Sendable, Hashable {
  /// The offsets in percent of the animation's duration, as written: `from` is 0, `to` is 100.
  package let percentages: [Double]
  /// The declarations, in source order.
  package let declarations: [KeyframeDeclaration]
}
