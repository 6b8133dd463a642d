// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import LiveryFormatting

extension Diagnostic.Kind {
  /// An at-rule that CSS does not define.
  package static let unknownAtRule = Self("unknown-at-rule", .error) {
    "unknown at-rule '\($0.subject)'\($0.didYouMean)"
  }
}

extension LintRule {
  /// An unknown at-rule.
  static let unknownAtRule = LintRule(
    .unknownAtRule, .error, scope: .rule,
    help: "an unknown at-rule is dropped with its contents",
    bad: "@meida print { a { color: black } }",
    good: "@media print { a { color: black } }"
  ) { (sheet: LintedSheet) in
    sheet.atRules.lazy.map(sheet.atRule).compactMap { rule in
      guard case .unknown = AtRuleRole(rule), !rule.hasVendorPrefix else { return nil }
      return rule.unknown
    }
  }
}

extension AtRule {
  /// The byte range of the name.
  var nameRange: Range<Int> { tree.stream.range(of: tokens.lowerBound) }

  func isCalled(_ name: StaticString) -> Bool {
    tree.stream.value(of: tokens.lowerBound, equals: name)
  }

  /// Whether the name has a vendor prefix, such as `-moz-document`.
  ///
  /// Defined by [vendor-specific extensions](https://www.w3.org/TR/CSS22/syndata.html#vendor-keywords).
  var hasVendorPrefix: Bool {
    name.hasPrefix("_") || name.hasPrefix("-") && !name.hasPrefix("--")
  }

  fileprivate var unknown: Diagnostic {
    return Diagnostic(
      .unknownAtRule, range: nameRange, facts: [.subject("@" + shortened(name))],
      suggestion: closest(to: name, in: AtRuleRole.names).map { "@" + $0 })
  }
}
