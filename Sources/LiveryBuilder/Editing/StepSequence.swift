// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The steps of a pipeline, or those within a step, as they stand in a text: the disabled ones and all else that is there.
struct StepSequence: Sendable {
  /// The steps in their order.
  private(set) var items: [Item] = []
  /// Where the word `none` stands instead of steps; nil where it does not.
  private(set) var none: Range<Int>?
  /// Where the text of the steps begins and ends.
  let range: Range<Int>

  /// Something that stands among the steps.
  ///
  /// All places are bytes of the text.
  struct Item: Sendable, Hashable {
    /// What it is.
    var kind: Kind
    /// Where it stands.
    var range: Range<Int>
    /// The tokens that it consists of.
    var tokens: Range<Int>
    /// Where it stands with the comments that belong to it: those before it, and one behind it in the same line.
    var extent: Range<Int>

    /// What can stand among the steps.
    enum Kind: Sendable, Hashable {
      /// A function.
      case function(name: String)
      /// A comment that stands for a step with a text.
      case disabled(String)
      /// Anything else.
      case other
    }
  }

  /// The steps in a text.
  ///
  /// - Parameters:
  ///   - stream: the tokens of the text.
  ///   - tokens: those of the pipeline.
  init(_ stream: TokenStream, _ tokens: Range<Int>) {
    range = stream.byteRange(of: tokens)
    var cursor = TokenCursor(stream, tokens)
    // Where the comments begin that belong to what comes next, and whether the line of the last item is over.
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
      let place = stream.byteRange(of: tokens)
      items.append(
        Item(
          kind: kind, range: place, tokens: tokens,
          extent: (leading ?? place.lowerBound)..<place.upperBound))
    }
  }
}

extension StepSequence {
  /// How many items are drawn.
  var enabledCount: Int {
    items.count { item in
      if case .disabled = item.kind { false } else { true }
    }
  }
}
