// SPDX-License-Identifier: Apache-2.0

/// A relative selector of `:has()`: the part between the anchor and the subject.
///
/// Defined by [Selectors Level 4, section 3.4](https://drafts.csswg.org/selectors-4/#relative).
struct RelativeSelector {
  /// The components of the rightmost compound.
  let subject: Range<Int>
  /// The index of the anchor component, after all others.
  let anchor: Int
  /// The combinator before the first compound.
  let combinator: SimpleSelector.Kind

  /// Whether the subject is the only compound.
  var isCompound: Bool { subject.upperBound == anchor - 1 }

  /// Creates the relative selector of a record, or `nil` if it has no anchor.
  init?(_ record: SelectorRecord, _ table: TableView) {
    let start = Int(record.components.lowerBound)
    anchor = Int(record.components.upperBound) - 1
    guard anchor - 1 > start, table.components[anchor].kind == .anchor else { return nil }
    combinator = table.components[anchor - 1].kind
    var end = start
    while end < anchor, !table.components[end].kind.isCombinator { end += 1 }
    guard end < anchor, combinator.isCombinator else { return nil }
    subject = start..<end
  }
}
