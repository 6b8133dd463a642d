// SPDX-License-Identifier: Apache-2.0

/// What a declaration stands in.
package enum DeclarationHolder {
  /// A style rule: its selectors in the table of the sheet.
  case styleRule(selectors: Range<Int>)
  /// A rule of `@keyframes`: the tokens of its selector.
  case keyframe(Range<Int>)
  /// An at-rule with descriptors, which are no properties, such as `@font-face`: the tokens of its name and prelude,
  /// and the nodes of the descriptors in it that are invalid.
  case descriptors(Range<Int>, invalid: Set<Int>)
  /// A rule that the cascade drops, because its selector or an at-rule around it is invalid: the tokens before its block.
  case dropped(Range<Int>)
}
