// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax

/// What the rules of some sheets are written into while they are compiled, in flat arrays.
struct RuleRecords: Sendable {
  /// Every name that a selector or a custom property uses.
  var names = AtomTable()
  /// The selectors of all rules.
  var selectors = SelectorTable()
  /// The rules, in order of appearance over all sheets.
  var rules: RecordArray<StyleRuleRecord> = []
  /// What stands around each rule.
  var contexts = RuleContexts()
  /// The declarations of all rules, each rule's in a run.
  var declarations: [DeclarationRecord] = []
  /// The conditions that the contexts refer to.
  var conditions = ConditionRecords()
  /// The layers of each origin.
  var layers = [LayerTable](repeating: LayerTable(), count: Origin.allCases.count)
  /// The contexts that name or open layers, in order of appearance.
  var appearances: [RuleContext] = []
  /// The rules that define something for all sheets.
  var definitions = DefinitionRecords()
}

/// The conditions and scopes around rules, each with the number of the one around it.
struct ConditionRecords: Sendable {
  /// The media queries around rules; the first one stands for none.
  var media = [MediaRecord(outer: 0, queries: .all, place: .none)]
  /// The container queries around rules; the first one stands for none.
  var containers = [ContainerRecord(outer: 0, conditions: [], place: .none)]
  /// The scopes around rules; the first one stands for none.
  var scopes = [ScopeRecord(outer: 0, roots: nil, limits: 0..<0)]
}

/// The rules that define something for all sheets, in order of appearance.
struct DefinitionRecords: Sendable {
  /// The custom properties that are registered.
  var registrations: [RecordedRule<CustomPropertyRegistration>] = []
  /// The fonts that sheets bring along.
  var fontFaces: [RecordedRule<FontFace>] = []
  /// The keyframes of animations.
  var keyframes: [RecordedRule<KeyframesSource>] = []
}

extension RuleRecords {
  /// Whether other records are as many, so that a name or a rule of the ones is one of the others.
  func isLike(_ other: RuleRecords) -> Bool {
    names.count == other.names.count && rules.count == other.rules.count
      && selectors.count == other.selectors.count && contexts.count == other.contexts.count
  }
}

extension MediaQueryList {
  /// No query, which holds everywhere.
  static let all = MediaQueryList(TokenStream(""), 0..<0)
}
