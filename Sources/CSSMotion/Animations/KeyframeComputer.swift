// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The computation of keyframes for an element.
///
/// Variables and relative units of a keyframe are those of the element, as if the keyframe's
/// declarations were in the cascade.
///
/// Defined by [CSS Animations 2, section 3](https://drafts.csswg.org/css-animations-2/#keyframes).
struct KeyframeComputer {
  let tree: StyledTree
  let styler: AnimatedStyler
  /// The index of the element.
  let element: Int
  /// The style of the parent, or `nil` for a root.
  let parent: AnimatedStyler.StyleNumber?
  /// The animated values of the element on which others depend.
  var context = AnimatedValues()

  /// Returns the keyframes of each property that an animation changes, sorted by property.
  ///
  /// Blocks with equal offset, timing function and composition are one keyframe, at the position of
  /// the last one. The last declaration of a property in them applies.
  func tracks(of keyframes: CSSKeyframes, _ animation: CSSAnimation) -> [KeyframeTrack] {
    let blocks = keyframes.frames.map { block(of: $0, in: keyframes, animation) }
    var offsets: [(offset: Double, block: Int)] = []
    for (index, frame) in keyframes.frames.enumerated() {
      for percentage in frame.percentages { offsets.append((percentage / 100, index)) }
    }
    offsets.sort { $0 < $1 }
    // The keyframes are numbered from the last one.
    var numbers: [KeyframeTiming: Int] = [:]
    var frames: [TargetProperty: [Int: KeyframeTrack.Frame]] = [:]
    for (offset, index) in offsets.reversed() {
      let block = blocks[index]
      let timing = KeyframeTiming(
        offset: offset, easing: block.easing, composition: block.composition)
      let number = numbers[timing] ?? numbers.count
      numbers[timing] = number
      for (property, value) in block.values where frames[property]?[number] == nil {
        frames[property, default: [:]][number] = KeyframeTrack.Frame(
          offset: offset, value: value, easing: block.easing, composition: block.composition)
      }
    }
    return frames.sorted { $0.key < $1.key }.map { property, frames in
      KeyframeTrack(
        ValueSpace(property, in: tree), frames.sorted { $0.key > $1.key }.map(\.value),
        easing: animation.easing)
    }
  }

  /// The computed values of a block of keyframes.
  private struct Block {
    let values: [(property: TargetProperty, value: CSSValue)]
    let easing: EasingFunction
    let composition: AnimationComposition
  }

  private func block(
    of keyframe: CSSKeyframe, in keyframes: CSSKeyframes, _ animation: CSSAnimation
  ) -> Block {
    let style = styler.computedStyle(
      styler.style(
        of: element, in: tree, StyleOverrides(keyframe, of: keyframes, in: tree, context),
        below: parent))
    let declared = properties(of: keyframe, style)
    func first<Value: PropertyValue>(_ property: Property, as type: Value.Type) -> Value? {
      guard declared.contains(.longhand(property)) else { return nil }
      return CoordinatedList(style.computedValue(of: property))[0, as: type]
    }
    return Block(
      values: declared.filter(\.isInKeyframes).map { property in
        (property, ValueSpace(property, in: tree).value(in: style))
      },
      easing: first(.animationTimingFunction, as: EasingFunction.self) ?? animation.easing,
      composition: first(.animationComposition, as: AnimationComposition.self)
        ?? animation.composition)
  }

  /// Returns the properties that a keyframe declares.
  private func properties(of keyframe: CSSKeyframe, _ style: ComputedStyle) -> Set<TargetProperty> {
    var properties: Set<TargetProperty> = []
    for declaration in keyframe.declarations {
      switch declaration.subject {
      case .property(let property):
        properties.formUnion(property.longhands.map { .longhand(style.physical($0)) })
      case .custom(let name): properties.insert(.custom(name))
      }
    }
    return properties
  }
}

/// The facts by which blocks of declarations belong to one keyframe.
private struct KeyframeTiming: Hashable {
  let offset: Double
  let easing: EasingFunction
  let composition: AnimationComposition
}

extension TargetProperty {
  /// Whether keyframes can change the property.
  fileprivate var isInKeyframes: Bool {
    guard case .longhand(let property) = self else { return true }
    return property.isAnimatable
  }
}
