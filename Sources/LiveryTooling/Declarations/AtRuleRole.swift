// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// What may stand in the block of an at-rule, by its name.
enum AtRuleRole {
  /// Rules and declarations of the same kind as outside, under a condition or in a layer.
  case group
  /// Rules whose selectors are `from`, `to` and percentages.
  case keyframes
  /// Descriptors, or properties of something that is no element.
  case descriptors
  /// Nobody knows: an at-rule that CSS does not define.
  case unknown

  /// The role of an at-rule's block; prefixes of browsers, such as `-webkit-`, are passed over.
  ///
  /// Defined by the [index of at-rules](https://drafts.csswg.org/indexes/#at-rules).
  init(_ rule: AtRule) {
    var name = rule.name.lowercased()
    for prefix in ["-webkit-", "-moz-", "-o-", "-ms-"] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    switch name {
    case "container", "layer", "media", "scope", "starting-style", "supports": self = .group
    case "keyframes": self = .keyframes
    case "color-profile", "counter-style", "font-face", "font-feature-values",
      "font-palette-values", "page", "position-try", "property", "view-transition", "viewport":
      self = .descriptors
    default: self = .unknown
    }
  }
}
