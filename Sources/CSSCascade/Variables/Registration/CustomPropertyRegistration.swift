// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues

/// What `@property` says of a custom property: which values it takes, whether children get it, and what it is by itself.
///
/// ```css
/// @property --gap { syntax: "<length>"; inherits: false; initial-value: 4px }
/// ```
///
/// Defined by [CSS Properties and Values API 1, section 3](https://drafts.csswg.org/css-properties-values-api-1/#at-property-rule).
package struct CustomPropertyRegistration: Sendable, Hashable {
  /// The name, with its two hyphens.
  package let name: String
  /// Which values the property takes.
  package let syntax: RegisteredSyntax
  /// Whether children get the value of their parent.
  package let isInherited: Bool
  /// The value of elements that nobody gives another; nil for none, which only the syntax `*` may have.
  package let initialValue: InitialValue?
  /// The bytes of the rule in its sheet.
  package let range: Range<Int>

  /// What a property is by itself.
  package enum InitialValue: Sendable, Hashable {
    /// Text of a property that takes everything.
    case text(String)
    /// A value that depends on nothing but the viewport.
    case value(CSSValue)
  }

  /// The text of the initial value; nil for a property that has none.
  package func initialText(in context: ComputationContext) -> String? {
    switch initialValue {
    case nil: nil
    case .text(let text): text
    case .value(let value): syntax.computed(value, in: context).description
    }
  }
}

extension CustomPropertyRegistration {
  /// Reads the `@property` rule at a node; nil, with a word in the log, where it registers nothing.
  ///
  /// - Parameters:
  ///   - tree: the sheet.
  ///   - node: the index of an at-rule with the name `property`.
  ///   - log: takes what is wrong with the rule.
  package init?(_ tree: SyntaxTree, _ node: Int, log: inout DiagnosticLog) {
    guard case .atRule(let rule) = Syntax(tree, node) else { return nil }
    guard let name = Self.name(of: rule, &log) else { return nil }
    let descriptors = PropertyDescriptors(of: rule, &log)
    guard let syntax = descriptors.syntax, let isInherited = descriptors.isInherited,
      descriptors.isComplete
    else {
      if let missing = descriptors.missing {
        log.add(.missing("'\(missing)'", in: "@property", at: tree.nodes[node], of: tree.stream))
      }
      return nil
    }
    self.name = name
    self.syntax = syntax
    self.isInherited = isInherited
    range = rule.range
    guard let tokens = descriptors.initialValue else {
      initialValue = nil
      return
    }
    guard
      let value = InitialValue(tree.stream, in: tokens, of: name, syntax: syntax, log: &log)
    else { return nil }
    initialValue = value
  }

  /// The name that stands between the at-keyword and the block.
  private static func name(of rule: AtRule, _ log: inout DiagnosticLog) -> String? {
    let stream = rule.tree.stream
    let prelude = rule.prelude
    if prelude.count == 1, stream.isVariableName(prelude.lowerBound) {
      return stream.value(of: prelude.lowerBound)
    }
    let range = prelude.isEmpty ? rule.tokens.lowerBound..<rule.tokens.lowerBound + 1 : prelude
    log.add(
      Diagnostic(
        .invalidPropertyName, range: stream.byteRange(of: range), facts: [stream.found(range)]))
    return nil
  }
}
