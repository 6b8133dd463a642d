// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues
import LiveryPrinting

extension Diagnostic.Kind {
  /// A transition of a property that never runs.
  package static let ineffectiveTransition = Self("ineffective-transition", .warning) {
    $0.expected.isEmpty
      ? "'\($0.found)' is not animatable, so its transition never runs"
      : "a transition of '\($0.found)' requires \($0.expected)"
  }
}

extension LintRule {
  /// A transition of a property that never runs.
  static let ineffectiveTransition = LintRule(
    .ineffectiveTransition, .bug,
    scope: .structure(
      .values { $1.property?.declaresMotion == true || $0.blocks[$1.block].kind == .descriptors }),
    help:
      "a property that is not animatable has no transitions, and one whose values are discrete has them only with allow-discrete",
    bad: ".menu { transition: opacity 120ms, display 120ms }",
    good: ".menu { transition: opacity 120ms, display 120ms allow-discrete }"
  ) { (theme: LintedTheme) in
    let context = TransitionContext(of: theme)
    return theme.findings { sheet in
      var log = DiagnosticLog()
      for motion in sheet.motion { sheet.addIneffectiveTransitions(of: motion, context, &log) }
      return log.diagnostics
    }
  }
}

extension LintedSheet {
  /// Reports the transitions of a rule that never run.
  fileprivate func addIneffectiveTransitions(
    of motion: MotionRule, _ context: TransitionContext, _ log: inout DiagnosticLog
  ) {
    guard let declaration = motion.winners[.transitionProperty]?.declaration else { return }
    for target in transitionTargets(in: declaration) {
      let name = stream.value(of: target.token)
      let allowsDiscrete = context.allowsDiscrete(motion, at: target.index)
      var expected: String?
      if name.hasPrefix("--") {
        guard !settings.vocabulary.hasVariable(name) else { continue }
        expected = allowsDiscrete ? nil : context.requirement(ofCustomProperty: name)
      } else if let property = Property(nameToken: target.token, in: stream) {
        expected = property.transitionRequirement
        if allowsDiscrete, expected != "" { expected = nil }
      }
      guard let expected else { continue }
      let facts: [Diagnostic.Fact] = expected.isEmpty ? [] : [.expected(expected)]
      log.add(
        Diagnostic(
          .ineffectiveTransition, range: stream.range(of: target.token),
          facts: [.found(shortened(name))] + facts))
    }
  }
}

extension Property {
  /// The requirement of a transition of the property: an empty text if none can run, or `nil` if
  /// all can.
  fileprivate var transitionRequirement: String? {
    let longhands = isShorthand ? self.longhands : [self]
    if !longhands.contains(where: \.isAnimatable) { return "" }
    return longhands.contains { $0.isAnimatable && !$0.isDiscrete } ? nil : "'allow-discrete'"
  }
}
