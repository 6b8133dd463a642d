// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
import CSSValues

extension Diagnostic.Kind {
  /// A transition or an animation with a delay that takes no time.
  package static let delayWithoutDuration = Self("delay-without-duration", .warning) {
    "the \($0.subject) begins after \($0.found), but has no duration"
  }
}

extension LintRule {
  /// A transition or an animation with a delay that takes no time.
  static let delayWithoutDuration = LintRule(
    .delayWithoutDuration, .bug, scope: .rule,
    help:
      "a transition or an animation with a delay and a duration of 0 changes the style abruptly after the delay",
    bad: ".menu { transition: opacity; transition-delay: 120ms }",
    good: ".menu { transition: opacity 120ms, visibility 0s 120ms }"
  ) { (sheet: LintedSheet) in
    var log = DiagnosticLog()
    for motion in sheet.motion {
      if let entry = motion.abruptTransition {
        sheet.add(entry, of: .transitionDelay, in: motion, &log)
      }
      if let entry = motion.abruptAnimation {
        sheet.add(entry, of: .animationDelay, in: motion, &log)
      }
    }
    return log.diagnostics
  }
}

/// An entry with a delay but without a duration.
private struct AbruptEntry {
  /// The index of the entry in the list.
  let index: Int
  let delay: Time
  /// A description of the transition or animation.
  let subject: String
}

extension LintedSheet {
  /// Reports an entry at the declaration of its delay.
  fileprivate func add(
    _ entry: AbruptEntry, of delay: Property, in motion: MotionRule,
    _ log: inout DiagnosticLog
  ) {
    guard let declaration = motion.winners[delay]?.declaration else { return }
    log.add(
      Diagnostic(
        .delayWithoutDuration, range: entryRange(of: declaration, at: entry.index),
        facts: [.subject(entry.subject), .found("\(entry.delay)")]))
  }
}

extension MotionRule {
  /// The first transition with a delay, if no transition of the rule has a duration.
  ///
  /// A transition that waits for another one, and one of a discrete property, is abrupt on purpose.
  fileprivate var abruptTransition: AbruptEntry? {
    guard determines(.transitionDuration), determines(.transitionDelay),
      isKnown(.transitionProperty)
    else { return nil }
    let transitions = transitions
    guard transitions.allSatisfy({ $0.duration.seconds <= 0 }) else { return nil }
    for (index, transition) in transitions.enumerated() where transition.delay.seconds > 0 {
      switch transition.target {
      case .all:
        return AbruptEntry(index: index, delay: transition.delay, subject: "transition")
      case .named(let name):
        guard Property(name: name)?.changesGradually == true else { continue }
        let subject = "transition of '\(shortened(name))'"
        return AbruptEntry(index: index, delay: transition.delay, subject: subject)
      }
    }
    return nil
  }

  /// The first animation with a delay, if no animation of the rule has a duration.
  ///
  /// An animation that fills forwards changes the style for longer than its duration.
  fileprivate var abruptAnimation: AbruptEntry? {
    let longhands: [Property] = [
      .animationName, .animationDuration, .animationDelay, .animationFillMode,
    ]
    guard longhands.allSatisfy(determines) else { return nil }
    let animations = animations
    guard animations.allSatisfy({ ($0.duration?.seconds ?? 0) <= 0 }) else { return nil }
    let index = animations.firstIndex {
      $0.delay.seconds > 0 && $0.fillMode != .forwards && $0.fillMode != .both
    }
    guard let index else { return nil }
    let animation = animations[index]
    return AbruptEntry(
      index: index, delay: animation.delay, subject: "animation '\(shortened(animation.name))'")
  }
}

extension Property {
  /// Whether a transition changes the property step by step if it has a duration.
  fileprivate var changesGradually: Bool {
    let longhands = isShorthand ? self.longhands : [self]
    return longhands.contains { $0.isAnimatable && !$0.isDiscrete && $0 != .visibility }
  }
}
