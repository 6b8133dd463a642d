// SPDX-License-Identifier: Apache-2.0

extension SheetItem {
  /// Whether the member is a comment.
  var isComment: Bool { if case .comment = content { true } else { false } }

  /// Whether the member is the rule of an element type or of a part.
  var isTyped: Bool {
    guard case .rules = content else { return false }
    return role.isAddressable
  }

  /// Whether the member is a declaration.
  var isDeclaration: Bool {
    guard case .value = content else { return false }
    return role.isAddressable
  }

  /// Whether the member is a rule with a selector, or an at-rule.
  var isBlock: Bool { role == .selector || role == .atRule }

  /// Whether the member is an at-rule without a block, such as `"@layer base, app": true`.
  var isStatement: Bool {
    guard role == .atRule, case .value(let value) = content else { return false }
    return value.json.kind == .true
  }

  /// The selector without the trailing space that distinguishes it from the name of a declaration.
  var selector: String {
    guard key.hasSuffix(" "), SheetKey(String(key.dropLast())) != .selector else { return key }
    return String(key.dropLast())
  }

  /// The lowercase name of the at-rule.
  private var atName: String {
    String(key.dropFirst().prefix { $0.isLetter || $0 == "-" }).lowercased()
  }

  /// Whether the member is an at-rule that contains rules.
  var isGrouping: Bool { Self.isGrouping(atName) }

  /// Returns whether at-rules with a name contain rules, as at the top of a sheet.
  static func isGrouping(_ name: String) -> Bool {
    ["media", "supports", "layer", "container", "starting-style", "document", "-moz-document"]
      .contains(name.lowercased())
  }

  /// Whether the member is an at-rule in which paths have different values.
  var isConditional: Bool { Self.isConditional(atName) }

  /// Returns whether paths have different values in at-rules with a name.
  static func isConditional(_ name: String) -> Bool {
    ["media", "supports", "layer"].contains(name.lowercased())
  }
}
