// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// The records of the rules in some sheets, which the compiler writes.
struct RuleRecords: Sendable {
  /// The names in selectors and custom properties.
  var names = AtomTable()
  /// The selectors of all rules.
  var selectors = SelectorTable()
  /// The rules, in order of appearance in all sheets.
  var rules: RecordArray<StyleRuleRecord> = []
  /// The context of each rule.
  var contexts = RuleContexts()
  /// The declarations of all rules, contiguous for each rule.
  var declarations: [DeclarationRecord] = []
  /// The conditions and scopes that the contexts refer to.
  var conditions = ConditionRecords()
  /// The layers of each origin.
  var layers = [LayerTable](repeating: LayerTable(), count: Origin.allCases.count)
  /// The contexts that name or open layers, in order of appearance.
  var appearances: [RuleContext] = []
  /// The rules that define names for all sheets.
  var definitions = DefinitionRecords()
}

/// The conditions and scopes around rules, each with the number of its outer one.
struct ConditionRecords: Sendable {
  /// The media queries around rules.
  ///
  /// The first record represents none.
  var media = [MediaRecord(outer: 0, queries: .all, range: .none)]
  /// The container queries around rules.
  ///
  /// The first record represents none.
  var containers = [ContainerRecord(outer: 0, conditions: [], range: .none)]
  /// The scopes around rules.
  ///
  /// The first record represents none.
  var scopes = [ScopeRecord(outer: 0, roots: nil, limits: 0..<0)]
}

/// The rules that define names for all sheets, in order of appearance.
struct DefinitionRecords: Sendable {
  /// The registered custom properties.
  var registrations: [RecordedRule<CustomPropertyRegistration>] = []
  /// The font faces of the sheets.
  var fontFaces: [RecordedRule<FontFace>] = []
  /// The keyframes of animations.
  var keyframes: [RecordedRule<KeyframesSource>] = []
}

extension RuleRecords {
  /// Returns whether other records have equal counts, so that names and rules have corresponding
  /// numbers.
  func hasSameCounts(as other: RuleRecords) -> Bool {
    names.count == other.names.count && rules.count == other.rules.count
      && selectors.count == other.selectors.count && contexts.count == other.contexts.count
  }
}

extension MediaQueryList {
  /// The empty list, which always matches.
  static let all = MediaQueryList(TokenStream(""), in: 0..<0)
}
