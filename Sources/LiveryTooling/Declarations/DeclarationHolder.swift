// SPDX-License-Identifier: Apache-2.0

/// What a declaration stands in.
enum DeclarationHolder {
  /// A style rule: its selectors in the table of the sheet.
  case styleRule(selectors: Range<Int>)
  /// A rule of `@keyframes`: its selector as it is written.
  case keyframe(String)
  /// An at-rule with descriptors, such as `@font-face`: its name and prelude. Descriptors are no properties.
  case descriptors(String)
  /// A rule that the cascade drops, because its selector or an at-rule around it is invalid: its selector as it is written.
  case dropped(String)

  /// Whether the declaration is one of a property, in a rule that counts.
  var holdsProperties: Bool {
    switch self {
    case .styleRule, .keyframe: true
    case .descriptors, .dropped: false
    }
  }
}
