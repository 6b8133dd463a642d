// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSCollections
import CSSSyntax
import CSSValues
import LiveryPrinting

/// The transitions and animations that a style rule declares inside the same at-rules.
struct MotionRule: Sendable {
  /// The index of the style rule in ``LintedSheet/blocks``.
  let block: Int
  /// The identifying number of the at-rules around the declarations in ``LintedSheet/contexts``.
  let contexts: Int
  /// The winning declaration of each longhand that the rule declares.
  private(set) var winners: [Property: Winner] = [:]

  /// The winning declaration of a longhand.
  struct Winner: Sendable {
    let declaration: LintedDeclaration
    /// The computed value, or `nil` if it depends on variables or on other rules.
    let value: CSSValue?
  }

  /// Creates a rule without declarations.
  fileprivate init(block: Int, contexts: Int) {
    self.block = block
    self.contexts = contexts
  }
}

extension MotionRule {
  /// Returns whether the rule declares a longhand with a value that depends on nothing else.
  func determines(_ property: Property) -> Bool { winners[property]?.value != nil }

  /// Returns whether the value of a longhand is known, as far as only this rule declares it.
  func isKnown(_ property: Property) -> Bool {
    winners[property].map { $0.value != nil } ?? true
  }

  /// Returns the value of a longhand, or its initial value if it is unknown or not declared.
  private func value(of property: Property) -> CSSValue {
    winners[property]?.value ?? property.initialValue
  }

  /// The transitions, with initial values in place of unknown ones.
  var transitions: [CSSTransition] { CSSTransition.list(value) }

  /// The animations, with initial values in place of unknown ones.
  var animations: [CSSAnimation] { CSSAnimation.list(value) }
}

extension MotionRule {
  /// Adds the longhands of a declaration after all others of the rule.
  fileprivate mutating func add(
    _ declaration: LintedDeclaration, _ property: Property, in sheet: LintedSheet
  ) {
    let stream = sheet.stream
    let tokens = sheet.view(declaration).value
    var isKnown = CSSWideKeyword(stream, in: tokens) == nil
    switch VariableUse(stream, in: tokens) {
    case .none: break
    case .valid: isKnown = false
    case .malformed: return
    }
    guard isKnown else {
      for longhand in property.isShorthand ? property.longhands : [property] {
        set(longhand, declaration, nil)
      }
      return
    }
    let context = ComputationContext()
    for longhand in property.longhandValues(stream, in: tokens) ?? [] {
      let value = longhand.value.computed(for: longhand.property, in: context)
      set(longhand.property, declaration, value)
    }
  }

  private mutating func set(
    _ property: Property, _ declaration: LintedDeclaration, _ value: CSSValue?
  ) {
    if let winner = winners[property], winner.declaration.isImportant, !declaration.isImportant {
      return
    }
    winners[property] = Winner(declaration: declaration, value: value)
  }
}

extension LintedSheet {
  /// The transitions and animations of all style rules, in the order of their first declarations.
  ///
  /// Excludes those in `@starting-style` and in an `@supports` that does not apply.
  var motion: [MotionRule] { lazyData.motion.value { motionRules() } }

  private func motionRules() -> [MotionRule] {
    struct Key: Hashable {
      let block: Int
      let contexts: Int
    }
    var rules: [MotionRule] = []
    var indices: [Key: Int] = [:]
    for declaration in declarations {
      guard let property = declaration.property, property.declaresMotion,
        blocks[declaration.block].kind == .style, !isUnsupported(declaration),
        !isStarting(declaration)
      else { continue }
      let key = Key(block: declaration.block, contexts: contexts.number(of: declaration.node))
      let index = indices[key] ?? rules.count
      if index == rules.count {
        indices[key] = index
        rules.append(MotionRule(block: key.block, contexts: key.contexts))
      }
      rules[index].add(declaration, property, in: self)
    }
    return rules
  }
}

extension Property {
  /// Whether the property describes transitions or animations.
  var declaresMotion: Bool {
    switch self {
    case .transition, .transitionProperty, .transitionDuration, .transitionTimingFunction,
      .transitionDelay, .transitionBehavior, .animation, .animationName, .animationDuration,
      .animationTimingFunction, .animationDelay, .animationIterationCount, .animationDirection,
      .animationFillMode, .animationPlayState, .animationComposition:
      true
    default: false
    }
  }
}
