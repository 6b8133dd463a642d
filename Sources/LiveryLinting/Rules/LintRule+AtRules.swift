// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import LiveryTooling

extension LintRule {
  /// At-rules that nobody knows, or whose rules the cascade leaves out.
  static let atRules = LintRule([.unknownAtRule, .unsupportedAtRule, .ineffectiveCharset]) {
    sheet in
    var log = DiagnosticLog()
    for rule in sheet.atRules {
      switch AtRuleRole(rule) {
      case .unknown where !rule.isVendors: log.add(rule.unknown)
      case .group where rule.isLeftOut: log.add(rule.unsupported)
      case .other where rule.isCalled("charset") && !rule.isEncodingDeclaration:
        log.add(rule.ineffectiveCharset)
      case .group, .keyframes, .descriptors, .other, .unknown: break
      }
    }
    return log.diagnostics
  }
}

extension AtRule {
  /// Where the name stands.
  private var nameRange: Range<Int> { tree.stream.range(of: tokens.lowerBound) }

  fileprivate func isCalled(_ name: StaticString) -> Bool {
    tree.stream.value(of: tokens.lowerBound, equals: name)
  }

  /// Whether the name is one that CSS leaves to vendors, such as `-moz-document`.
  ///
  /// Defined by [vendor-specific extensions](https://www.w3.org/TR/CSS22/syndata.html#vendor-keywords).
  fileprivate var isVendors: Bool {
    name.hasPrefix("_") || name.hasPrefix("-") && !name.hasPrefix("--")
  }

  /// Whether the block has rules that would count if the cascade had a use for the at-rule, such as `@starting-style`.
  fileprivate var isLeftOut: Bool {
    hasBlock && !isVendors
      && !["media", "supports", "layer", "container", "scope"].contains(name.lowercased())
  }

  /// Whether the rule is what a sheet in a file may begin with, byte for byte; a decoder reads it, and nobody else.
  ///
  /// Defined by [@charset](https://drafts.csswg.org/css-syntax-3/#charset-rule).
  fileprivate var isEncodingDeclaration: Bool {
    range.lowerBound == 0 && text.hasPrefix("@charset \"") && text.hasSuffix("\";")
  }
}

extension AtRule {
  fileprivate var unknown: Diagnostic {
    let head = name.prefix(60)
    let subject = "@" + (head.endIndex == name.endIndex ? String(head) : head + "…")
    let meant = closest(to: name, in: AtRuleRole.names).map { "@" + $0 }
    return Diagnostic(
      .unknownAtRule, range: nameRange,
      facts: [.subject(subject)] + (meant.map { [.suggestion($0)] } ?? []),
      fixIts: meant.map { [.init(range: nameRange, replacement: $0, isSafe: false)] } ?? [])
  }

  fileprivate var unsupported: Diagnostic {
    Diagnostic(.unsupportedAtRule, range: nameRange, facts: [.subject("@" + name.lowercased())])
  }

  fileprivate var ineffectiveCharset: Diagnostic {
    Diagnostic(
      .ineffectiveCharset, range: nameRange, facts: [.expected(#"'@charset "utf-8";'"#)])
  }
}
