// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// The data of a sheet that only some rules or findings need, each computed on first access.
final class LazySheetData: Sendable {
  /// The index of line starts.
  let lines = ComputedOnce<LineIndex>()
  /// The top-level rules.
  let topLevelRules = ComputedOnce<TopLevelRules>()
  /// The token of the first style query.
  let firstStyleQuery = ComputedOnce<Int?>()
  /// The token ranges of ``LintedSheet/unresolvedValues``.
  let unresolvedValues = ComputedOnce<[Range<Int>]>()
  /// The types in selectors, with their byte ranges.
  let types = ComputedOnce<[NameUses.Use]>()
  /// The selectors with states.
  let controls = ComputedOnce<[StyledControl]>()
  /// The transitions and animations of style rules.
  let motion = ComputedOnce<[MotionRule]>()
}
