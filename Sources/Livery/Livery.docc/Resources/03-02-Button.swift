import Livery

/// A button of the program.
struct Button: StyleApplying {
  var textColor = CSSColor.black
  var fillColor = CSSColor.white

  mutating func apply(_ ruleSet: RuleSet) {
    if let color = ruleSet.color { textColor = color }
    if let color = ruleSet.backgroundColor { fillColor = color }
  }
}
