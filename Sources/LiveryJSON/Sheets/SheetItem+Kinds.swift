// SPDX-License-Identifier: Apache-2.0

extension SheetItem {
  /// Whether it is a remark.
  var isComment: Bool { if case .comment = content { true } else { false } }

  /// Whether it is the rule of an element type, or of a part.
  var isTyped: Bool {
    guard case .rules = content else { return false }
    return role.isAddressable
  }

  /// Whether it is a value of a property.
  var isDeclaration: Bool {
    guard case .value = content else { return false }
    return role.isAddressable
  }

  /// Whether it is a rule with a selector, or an at-rule.
  var isBlock: Bool { role == .selector || role == .atRule }

  /// Whether it is an at-rule without a block: `"@layer base, app": true`.
  var isStatement: Bool {
    guard role == .atRule, case .value(let value) = content else { return false }
    return value.json.kind == .true
  }

  /// A selector without the space that tells it from the name of a declaration.
  var selector: String {
    guard key.hasSuffix(" "), SheetKey(String(key.dropLast())) != .selector else { return key }
    return String(key.dropLast())
  }

  /// The name of an at-rule in small letters.
  private var atName: String {
    String(key.dropFirst().prefix { $0.isLetter || $0 == "-" }).lowercased()
  }

  /// Whether it is an at-rule with rules in it.
  var isGrouping: Bool { Self.isGrouping(atName) }

  /// Whether the at-rules of a name have rules in them, which stand there as at the top of a sheet.
  static func isGrouping(_ name: String) -> Bool {
    ["media", "supports", "layer", "container", "starting-style", "document", "-moz-document"]
      .contains(name.lowercased())
  }

  /// Whether it is an at-rule in which the values of paths are other ones.
  var isConditional: Bool { Self.isConditional(atName) }

  /// Whether the values of paths are other ones in the at-rules of a name.
  static func isConditional(_ name: String) -> Bool {
    ["media", "supports", "layer"].contains(name.lowercased())
  }
}
