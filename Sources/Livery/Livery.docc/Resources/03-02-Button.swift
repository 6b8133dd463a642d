import Livery

/// A button in your app.
struct Button: StyleApplying {
  var textColor = CSSColor.black
  var fillColor = CSSColor.white

  /// Applies a style.
  ///
  /// The theme calls this method when you call `theme.apply(_:to:)`.
  /// A value that no rule sets is `nil`, and leaves the button unchanged.
  mutating func apply(_ ruleSet: RuleSet) {
    if let color = ruleSet.color { textColor = color }
    if let color = ruleSet.backgroundColor { fillColor = color }
  }
}
