// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import CSSValues

/// The registration of a custom property by `@property`: its syntax, inheritance and initial value.
///
/// ```css
/// @property --gap { syntax: "<length>"; inherits: false; initial-value: 4px }
/// ```
///
/// Defined by [CSS Properties and Values API 1, section 3](https://drafts.csswg.org/css-properties-values-api-1/#at-property-rule).
package struct CustomPropertyRegistration: Sendable, Hashable {
  /// The name, including its two hyphens.
  package let name: String
  /// The syntax of the values.
  package let syntax: RegisteredSyntax
  /// Whether children inherit the value.
  package let isInherited: Bool
  /// The initial value, or `nil` for none, which only the syntax `*` permits.
  package let initialValue: InitialValue?
  /// The byte range of the rule in its sheet.
  package let range: Range<Int>

  /// The initial value of a property.
  package enum InitialValue: Sendable, Hashable {
    /// The text for a property with the universal syntax.
    case text(String)
    /// A computationally independent value.
    case value(CSSValue)
  }

  /// Returns the text of the initial value, or `nil` if the property has none.
  package func initialText(in context: ComputationContext) -> String? {
    switch initialValue {
    case nil: nil
    case .text(let text): text
    case .value(let value): syntax.computed(value, in: context).description
    }
  }
}

extension CustomPropertyRegistration {
  /// Parses the `@property` rule at a node, or returns `nil` and logs a diagnostic if it registers
  /// no property.
  ///
  /// - Parameters:
  ///   - tree: The syntax tree of the sheet.
  ///   - node: The index of an at-rule with the name `property`.
  ///   - log: The log for diagnostics of the rule.
  package init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
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

  /// Returns the name between the at-keyword and the block.
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
