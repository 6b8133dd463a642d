// SPDX-License-Identifier: Apache-2.0

extension ComputationContext {
  /// What an element's text depends on of its parent.
  package struct ParentText: Sendable, Hashable {
    /// The way the parent's text runs.
    package var direction: TextDirection
    /// Where the parent's lines stand.
    package var align: TextAlign
    /// Where the parent's last lines stand.
    package var alignLast: TextAlignLast

    /// The text of a parent, as it is by default where there is no other.
    package init(
      direction: TextDirection = .ltr, align: TextAlign = .start, alignLast: TextAlignLast = .auto
    ) {
      self.direction = direction
      self.align = align
      self.alignLast = alignLast
    }

    /// The text of a parent by its computed values, of which those that are missing are as by default.
    package init(_ value: (Property) -> CSSValue?) {
      direction = value(.direction).flatMap { TextDirection($0) } ?? .ltr
      align = value(.textAlign).flatMap { TextAlign($0) } ?? .start
      alignLast = value(.textAlignLast).flatMap { TextAlignLast($0) } ?? .auto
    }
  }
}

extension CSSValue {
  /// The computed value of `text-align` or `text-align-last`: what `match-parent` stands for.
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
