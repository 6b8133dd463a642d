// SPDX-License-Identifier: Apache-2.0

extension ComputationContext {
  /// The text properties of a parent that its child's computed values depend on.
  package struct ParentText: Sendable, Hashable {
    /// The direction of the parent's text.
    package var direction: TextDirection
    /// The alignment of the parent's lines.
    package var align: TextAlign
    /// The alignment of the parent's last lines.
    package var alignLast: TextAlignLast

    /// Creates the text properties of a parent, by default with the initial values.
    package init(
      direction: TextDirection = .ltr, align: TextAlign = .start, alignLast: TextAlignLast = .auto
    ) {
      self.direction = direction
      self.align = align
      self.alignLast = alignLast
    }

    /// Creates the text properties of a parent from its computed values.
    ///
    /// Missing values default to the initial ones.
    package init(_ value: (Property) -> CSSValue?) {
      direction = value(.direction).flatMap { TextDirection($0) } ?? .ltr
      align = value(.textAlign).flatMap { TextAlign($0) } ?? .start
      alignLast = value(.textAlignLast).flatMap { TextAlignLast($0) } ?? .auto
    }
  }
}

extension CSSValue {
  /// Returns the computed value of `text-align` or `text-align-last`, with `match-parent` resolved.
  ///
  /// Defined by [CSS Text 4, section 6.1](https://drafts.csswg.org/css-text-4/#valdef-text-align-match-parent).
  func computedTextAlign(
    in context: ComputationContext, of aligned: (ComputationContext.ParentText) -> Keyword
  ) -> CSSValue {
    guard self == .keyword(.matchParent) else { return self }
    guard let parent = context.parentText else { return .keyword(.start) }
    let isReversed = parent.direction == .rtl
    switch aligned(parent) {
    case .start: return .keyword(isReversed ? .right : .left)
    case .end: return .keyword(isReversed ? .left : .right)
    case let keyword: return .keyword(keyword)
    }
  }
}
