// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The steps of a pipeline, or those nested in a step, with their source ranges.
struct StepSequence: Sendable {
  /// The enabled and disabled steps in source order.
  private(set) var items: [Item] = []
  /// The byte range of the keyword `none`, or `nil` if it is absent.
  private(set) var none: Range<Int>?
  /// The byte range of the whole sequence.
  let range: Range<Int>

  /// An item of the sequence, such as a step.
  ///
  /// All ranges except `tokens` are in bytes.
  struct Item: Sendable, Hashable {
    /// The kind of the item.
    var kind: Kind
    /// The byte range of the item.
    var range: Range<Int>
    /// The token range of the item.
    var tokens: Range<Int>
    /// The byte range with the item's comments: those before it, and one after it on the same line.
    var extent: Range<Int>

    /// A kind of item.
    enum Kind: Sendable, Hashable {
      /// A function.
      case function(name: String)
      /// A comment that represents a disabled step.
      case disabled(String)
      /// Any other text.
      case other
    }
  }

  /// Parses the steps of a text.
  ///
  /// - Parameters:
  ///   - stream: the tokens of the text.
  ///   - tokens: the token range of the pipeline.
  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    range = stream.byteRange(of: tokens)
    var cursor = TokenCursor(stream, tokens)
    // The start of comments for the next item, and whether the last item's line continues.
    var leading: Int?
    var isOnLine = false
    while let token = cursor.nextIncludingTrivia() {
      switch stream[token].kind {
      case .whitespace:
        if stream.text(of: token).contains(where: \.isNewline) { isOnLine = false }
        continue
      case .comment:
        if let text = DisabledStep.text(of: stream.text(of: token)) {
          append(.disabled(text), token..<token + 1, leading: leading)
        } else if isOnLine, leading == nil, let last = items.indices.last {
          items[last].extent =
            items[last].extent.lowerBound..<stream.range(of: token).upperBound
          continue
        } else {
          leading = leading ?? stream.range(of: token).lowerBound
          continue
        }
      case .ident where stream.value(of: token).lowercased() == "none" && none == nil:
        none = stream.range(of: token)
        continue
      case .function:
        cursor.skipBlock()
        append(
          .function(name: stream.value(of: token).lowercased()), token..<cursor.position,
          leading: leading)
      default:
        if stream[token].kind.isOpening { cursor.skipBlock() }
        append(.other, token..<cursor.position, leading: leading)
      }
      leading = nil
      isOnLine = true
    }

    func append(_ kind: Item.Kind, _ tokens: Range<Int>, leading: Int?) {
      let range = stream.byteRange(of: tokens)
      items.append(
        Item(
          kind: kind, range: range, tokens: tokens,
          extent: (leading ?? range.lowerBound)..<range.upperBound))
    }
  }
}

extension StepSequence {
  /// The number of enabled items.
  var enabledCount: Int {
    items.count { item in
      if case .disabled = item.kind { false } else { true }
    }
  }
}
