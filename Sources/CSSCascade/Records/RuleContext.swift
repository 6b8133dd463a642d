// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// The context of a rule: its origin, layer, conditions and scope, and whether it is in
/// `@starting-style`.
///
/// The three numbers are those of the innermost records; zero for none. A record refers to the
/// outer record.
struct RuleContext: Sendable, Hashable {
  /// The origin of the sheet.
  var origin: Origin
  /// Whether the rule is in an `@starting-style`.
  ///
  /// Defined by [the @starting-style rule](https://drafts.csswg.org/css-transitions-2/#defining-before-change-style).
  var isStarting = false
  /// The layer, among those of the origin.
  var layer = LayerID.unlayered
  /// The number of a ``MediaRecord``.
  var media: UInt32 = 0
  /// The number of a ``ContainerRecord``.
  var container: UInt32 = 0
  /// The number of a ``ScopeRecord``.
  var scope: UInt32 = 0

  /// Whether matching depends on more than the selectors: on a scope or a container.
  var isConditional: Bool { container != 0 || scope != 0 }
}

/// The media queries of an `@media` rule.
struct MediaRecord: Sendable {
  /// The number of the outer record; zero if there is none.
  let outer: UInt32
  /// The queries, of which at least one must match.
  let queries: MediaQueryList
  /// The range of the queries in the text.
  let range: SourceRange
}

/// The conditions of an `@container` rule.
struct ContainerRecord: Sendable {
  /// The number of the outer record; zero if there is none.
  let outer: UInt32
  /// The conditions, of which at least one must match.
  let conditions: [ContainerCondition]
  /// The range of the conditions in the text.
  let range: SourceRange
}

/// The roots and limits of an `@scope` rule.
///
/// Defined by [CSS Cascade 6, section 2.5](https://drafts.csswg.org/css-cascade-6/#scoped-styles).
struct ScopeRecord: Sendable {
  /// The number of the outer record; zero if there is none.
  let outer: UInt32
  /// The selectors of scoping roots; `nil` if the root of the tree is the scoping root.
  let roots: Range<Int>?
  /// The selectors of scoping limits; empty if there are none.
  let limits: Range<Int>
}
