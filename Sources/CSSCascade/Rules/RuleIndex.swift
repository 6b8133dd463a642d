// SPDX-License-Identifier: Apache-2.0
package import CSSSelectors
package import CSSSyntax
package import CSSValues

/// All that the cascade needs of some sheets: selectors, rules and declarations in flat arrays, made once.
///
/// Values stay tokens of the sources until somebody asks; then each is read once.
package final class RuleIndex: Sendable {
  /// The sheets, in cascade order.
  package let sources: [StyleSource]
  /// Every name that a selector or a custom property uses.
  package let names: AtomTable
  /// The selectors of all rules.
  package let selectors: SelectorTable
  /// The rules, in order of appearance over all sheets.
  package let rules: [StyleRuleRecord]
  /// The declarations of all rules, each rule's in a run.
  package let declarations: [DeclarationRecord]
  /// Which selectors can match an element of some type, class or id.
  let buckets: SelectorBuckets
  /// The values of the declarations, as far as they were asked for.
  let values: TypedDeclarations
  /// What is wrong with each source: its syntax and its selectors, in the order of the text.
  package let diagnostics: [[Diagnostic]]

  /// Indexes some sheets.
  package init(_ sources: [StyleSource]) {
    var compiler = RuleCompiler(sources)
    for source in sources.indices { compiler.compile(source) }
    self.sources = sources
    names = compiler.names
    selectors = compiler.selectors
    rules = compiler.rules
    declarations = compiler.declarations
    values = TypedDeclarations(count: compiler.declarations.count)
    buckets = SelectorBuckets(of: compiler.rules, compiler.selectors, compiler.names)
    diagnostics = compiler.diagnostics
  }
}

/// One style rule, or one run of declarations of it where nested rules stand between them.
package struct StyleRuleRecord: Sendable {
  /// The index of the sheet.
  package let source: UInt32
  /// The index of the rule's node in the sheet's tree.
  package let node: UInt32
  /// The rule's selectors in the ``RuleIndex/selectors``.
  package let selectors: Range<UInt32>
  /// The rule's declarations in the ``RuleIndex/declarations``.
  package internal(set) var declarations: Range<UInt32>
}

/// One declaration: what it is about and where it stands.
package struct DeclarationRecord: Sendable {
  /// What the declaration is about.
  package let subject: Subject
  /// The index of the declaration's node in the sheet's tree.
  package let node: UInt32

  /// A property of the table, a custom property, or something unknown, in four bytes.
  package struct Subject: Sendable, Hashable {
    private let rawValue: UInt32

    init(_ property: Property) { rawValue = UInt32(property.rawValue) }
    init(custom name: Atom) { rawValue = name.rawValue | 0x8000_0000 }
    private init(rawValue: UInt32) { self.rawValue = rawValue }

    /// A property that is in no table.
    static let unknown = Subject(rawValue: .max)

    /// The property of the table.
    package var property: Property? {
      rawValue < 0x8000_0000 ? Property(rawValue: UInt16(truncatingIfNeeded: rawValue)) : nil
    }
    /// The custom property's name.
    package var customName: Atom? {
      rawValue >= 0x8000_0000 && self != .unknown ? Atom(rawValue: rawValue & 0x7FFF_FFFF) : nil
    }
  }
}
