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
  func tracks(of keyframes: CSSKeyframes, _ animation: CSSAnimation) -> [KeyframeTrack] {
    var frames: [TargetProperty: [KeyframeTrack.Frame]] = [:]
    for keyframe in keyframes.frames { add(keyframe, of: keyframes, animation, to: &frames) }
    return frames.sorted { $0.key < $1.key }.map { property, frames in
      KeyframeTrack(
        ValueSpace(property, in: tree), Self.ordered(frames), easing: animation.easing)
    }
  }

  private func add(
    _ keyframe: CSSKeyframe, of keyframes: CSSKeyframes, _ animation: CSSAnimation,
    to frames: inout [TargetProperty: [KeyframeTrack.Frame]]
  ) {
    let style = styler.computedStyle(
      styler.style(
        of: element, in: tree, StyleOverrides(keyframe, of: keyframes, in: tree, context),
        below: parent))
    let declared = properties(of: keyframe, style)
    let easing =
      declared.contains(.longhand(.animationTimingFunction))
      ? CSSValue.first(style.computedValue(of: .animationTimingFunction), as: EasingFunction.self)
      : nil
    let composition =
      declared.contains(.longhand(.animationComposition))
      ? CSSValue.first(
        style.computedValue(of: .animationComposition), as: AnimationComposition.self)
      : nil
    for property in declared where property.isInKeyframes {
      let value = ValueSpace(property, in: tree).value(in: style)
      for percentage in keyframe.percentages {
        frames[property, default: []].append(
          KeyframeTrack.Frame(
            offset: percentage / 100, value: value, easing: easing ?? animation.easing,
            composition: composition ?? animation.composition))
      }
    }
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

  /// Returns the last keyframe of each offset, in the order of the offsets.
  private static func ordered(_ frames: [KeyframeTrack.Frame]) -> [KeyframeTrack.Frame] {
    let order = frames.indices.sorted {
      (frames[$0].offset, $0) < (frames[$1].offset, $1)
    }
    return order.indices.filter { position in
      position == order.count - 1
        || frames[order[position]].offset != frames[order[position + 1]].offset
    }
    .map { frames[order[$0]] }
  }
}

extension TargetProperty {
  /// Whether keyframes can change the property.
  fileprivate var isInKeyframes: Bool {
    guard case .longhand(let property) = self else { return true }
    return property.isAnimatable
  }
}

extension CSSValue {
  /// Returns the first entry of a list as a type.
  fileprivate static func first<Value: PropertyValue>(
    _ value: CSSValue, as type: Value.Type
  ) -> Value? {
    if case .list(let values) = value { return values.first.flatMap { Value($0) } }
    return Value(value)
  }
}
