// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

extension AnimatedElement {
  /// Computes keyframes again whose values depend on values that are animated themselves.
  ///
  /// For example, `2em` in a keyframe changes while `font-size` transitions.
  ///
  /// - Parameters:
  ///   - computer: The computer of keyframes for the element.
  ///   - base: The style of the element without its own effects.
  ///   - isParentAnimated: Whether the parent has animated values.
  mutating func computeContextualKeyframes(
    _ computer: KeyframeComputer, over base: ComputedStyle, isParentAnimated: Bool
  ) {
    guard animations.contains(where: { $0.isContextual && $0.progress != nil }) else { return }
    var computer = computer
    computer.context = context(over: base, in: computer.tree)
    guard isParentAnimated || !computer.context.isEmpty else { return }
    for index in animations.indices where animations[index].isContextual {
      let animation = animations[index]
      let kept = animation.tracks.filter { $0.space.property.decidesContext }
      animations[index].tracks =
        kept
        + computer.tracks(of: animation.keyframes, animation.entry).filter {
          !$0.space.property.decidesContext
        }
    }
    applySizes()
  }

  /// Returns the animated values on which others depend.
  private func context(over base: ComputedStyle, in tree: StyledTree) -> AnimatedValues {
    var values = AnimatedValues()
    let animated = animatedValues(over: base)
    for (property, value) in animated where property.decidesContext {
      values.set(property, value, in: tree)
    }
    for transition in transitions
    where transition.progress != nil && transition.space.property.decidesContext
      && animated[transition.space.property] == nil
    {
      values.set(transition.space.property, transition.current, in: tree)
    }
    return values
  }
}

extension TargetProperty {
  /// Whether other values of the element may depend on the property.
  fileprivate var decidesContext: Bool {
    switch self {
    case .custom: true
    case .longhand(let property):
      [.fontSize, .lineHeight, .color, .colorScheme, .writingMode, .direction].contains(property)
    }
  }
}

extension CSSKeyframes {
  /// Whether the value of a declaration depends on other values of the element or its parent.
  var isContextual: Bool {
    frames.contains { $0.declarations.contains(where: \.isContextual) }
  }
}

extension KeyframeDeclaration {
  fileprivate var isContextual: Bool {
    switch value {
    case .values(let values):
      values.contains { $0.value.constantComputedValue(for: $0.property) == nil }
    case .keyword: true
    case .tokens: if case .custom = subject { false } else { true }
    }
  }
}
