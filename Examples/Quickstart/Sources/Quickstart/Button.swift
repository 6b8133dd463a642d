// SPDX-License-Identifier: Apache-2.0
import Livery

/// A control of the program that takes its style from a theme.
struct Button: StyleApplying {
  var textColor = CSSColor.black
  var textSize = 17.0

  mutating func apply(_ ruleSet: RuleSet) {
    if let color = ruleSet.color { textColor = color }
    textSize = ruleSet.font.size
  }
}
