// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues

/// The parts of a theme that determine which transitions of a rule can run.
struct TransitionContext: Sendable {
  /// The custom properties that are registered with a type, or `nil` if some sheets are missing.
  private let typedNames: Set<String>?
  /// Whether a rule may change the `transition-behavior` of an element that another rule matches.
  private let changesBehavior: Bool

  /// Collects the registrations and behaviors of a theme.
  init(of theme: LintedTheme) {
    let sheets = theme.sheets + theme.otherSheets
    let isComplete = theme.names.isComplete
    typedNames = isComplete ? Set(sheets.flatMap(\.typedCustomProperties)) : nil
    changesBehavior =
      !isComplete || sheets.contains { $0.motion.contains(where: \.changesBehavior) }
  }

  /// Returns whether discrete changes of an entry of `transition-property` may start transitions.
  func allowsDiscrete(_ motion: MotionRule, at index: Int) -> Bool {
    guard let behavior = motion.winners[.transitionBehavior] else { return changesBehavior }
    guard let value = behavior.value else { return true }
    guard case .list(let values) = value, !values.isEmpty else { return !value.isNormal }
    return !values[index % values.count].isNormal
  }

  /// Returns the requirement of a transition of a custom property, or `nil` if it can run.
  func requirement(ofCustomProperty name: String) -> String? {
    guard let typedNames, !typedNames.contains(name) else { return nil }
    return "an '@property' rule with a type, or 'allow-discrete'"
  }
}

extension LintedSheet {
  /// The custom properties that the sheet registers with a syntax other than `*`.
  fileprivate var typedCustomProperties: [String] {
    var log = DiagnosticLog()
    return atRules.compactMap { node in
      guard atRule(node).isCalled("property"),
        let registration = CustomPropertyRegistration(tree, at: node, log: &log)
      else { return nil }
      return registration.syntax.isUniversal ? nil : registration.name
    }
  }
}

extension MotionRule {
  /// Whether the rule may set `transition-behavior` to another value than the initial one.
  ///
  /// A shorthand with variables in its durations is not assumed to.
  fileprivate var changesBehavior: Bool {
    guard let behavior = winners[.transitionBehavior] else { return false }
    guard let value = behavior.value else {
      return behavior.declaration.property == .transitionBehavior
    }
    guard case .list(let values) = value else { return !value.isNormal }
    return !values.allSatisfy(\.isNormal)
  }
}

extension CSSValue {
  fileprivate var isNormal: Bool { self == .keyword(.normal) }
}
