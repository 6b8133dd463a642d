// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// What stands around a rule: at-rules that say when and how strongly it counts, and the style rule that it is nested in.
///
/// Each of the three numbers is that of the innermost record; zero where there is none. A record names the one around it.
struct RuleContext: Sendable, Hashable {
  /// Who wrote the sheet.
  var origin: Origin
  /// The layer, among those of the origin.
  var layer = LayerID.unlayered
  /// The number of a ``MediaRecord``.
  var media: UInt32 = 0
  /// The number of a ``ContainerRecord``.
  var container: UInt32 = 0
  /// The number of a ``ScopeRecord``.
  var scope: UInt32 = 0

  /// Whether more than its selectors decides about a rule for an element: a scope, or the size of a container.
  var isConditional: Bool { container != 0 || scope != 0 }
}

/// Media queries around some rules.
struct MediaRecord: Sendable {
  /// The number of the record around it; zero for none.
  let outer: UInt32
  /// The queries, one of which must hold.
  let queries: MediaQueryList
  /// Where the queries stand.
  let place: SourcePlace
}

/// An `@container` rule around some rules.
struct ContainerRecord: Sendable {
  /// The number of the record around it; zero for none.
  let outer: UInt32
  /// The conditions, one of which must hold.
  let conditions: [ContainerCondition]
  /// Where the conditions stand.
  let place: SourcePlace
}

/// An `@scope` rule around some rules.
///
/// Defined by [CSS Cascade 6, section 2.5](https://drafts.csswg.org/css-cascade-6/#scoped-styles).
struct ScopeRecord: Sendable {
  /// The number of the record around it; zero for none.
  let outer: UInt32
  /// The selectors of scoping roots; nil where the root of the tree is meant.
  let roots: Range<Int>?
  /// The selectors of scoping limits; none where there are none.
  let limits: Range<Int>
}
