// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// What an animation goes through: the blocks of an `@keyframes` rule.
///
/// ```css
/// @keyframes pulse { from, to { opacity: 1 } 50% { opacity: 0.4; animation-timing-function: ease-in } }
/// ```
///
/// Of two rules with the same name the stronger one counts alone; blocks for the same moment follow one another.
///
/// Defined by [CSS Animations 1, section 3](https://drafts.csswg.org/css-animations-1/#keyframes).
public struct CSSKeyframes: Sendable {
  /// The name by which `animation-name` refers to them.
  public let name: String
  /// The blocks, in the order of the text.
  public let frames: [CSSKeyframe]
  /// The text that the declarations' tokens are in.
  package let stream: TokenStream

  /// Reads an at-rule that is called `keyframes`; nil, with a diagnostic, where it has no name or no block.
  ///
  /// Blocks and declarations that are wrong are left out with a diagnostic.
  package init?(_ tree: SyntaxTree, _ node: Int, log: inout DiagnosticLog) {
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

  /// The name of an at-rule that is called `keyframes`; nil where it has no name or no block.
  static func name(of tree: SyntaxTree, _ node: Int) -> String? {
    let record = tree.nodes[node]
    guard record.content < record.end else { return nil }
    var cursor = TokenCursor(tree.stream, Int(record.first) + 1..<Int(record.content))
    return name(&cursor).flatMap { cursor.isAtEnd() ? $0 : nil }
  }

  /// Reads `<keyframes-name>`: a string that is not empty, or a word that means nothing else.
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

/// A block of ``CSSKeyframes``: its moments of the animation, and its declarations.
///
/// Defined by [`<keyframe-block>`](https://drafts.csswg.org/css-animations-1/#typedef-keyframe-block).
public struct CSSKeyframe: Sendable, Hashable {
  /// The moments in percent of the animation's duration, as they are written: `from` is 0, `to` is 100.
  public let percentages: [Double]
  /// The declarations, in the order of the text.
  public let declarations: [KeyframeDeclaration]
}
