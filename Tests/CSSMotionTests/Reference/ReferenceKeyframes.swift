// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The keyframes of an animation, as [CSS Animations 2, section 3](https://drafts.csswg.org/css-animations-2/#keyframes)
/// creates them from a rule.
struct ReferenceKeyframes {
  private(set) var frames: [Frame] = []
  /// The properties that the animation changes.
  private(set) var properties: Set<ReferenceProperty> = []

  struct Frame {
    let offset: Double
    /// The values, of which `nil` is that under the animation.
    var values: [ReferenceProperty: CSSValue?] = [:]
    let easing: ReferenceEasing
    let composition: String
  }

  /// Performs the steps for the keyframes of an entry of `animation`.
  init(_ rule: ReferenceTheme.Keyframes, _ entry: ReferenceTheme.Animation) {
    var blocks: [(offset: Double, block: ReferenceTheme.Keyframe)] = []
    for block in rule.frames {
      for percentage in block.percentages { blocks.append((Double(percentage) / 100, block)) }
    }
    let sorted = blocks.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    for (offset, block) in sorted.map(\.element).reversed() { add(block, at: offset, entry) }
    properties = Set(frames.flatMap(\.values.keys))
    complete(at: 0, entry)
    complete(at: 1, entry)
  }

  /// Adds a block before the others, or to a frame with the same offset, easing and composition.
  private mutating func add(
    _ block: ReferenceTheme.Keyframe, at offset: Double, _ entry: ReferenceTheme.Animation
  ) {
    let easing = block.easing ?? entry.easing
    let composition = block.composition ?? entry.composition
    let known = frames.firstIndex {
      $0.offset == offset && $0.easing == easing && $0.composition == composition
    }
    if known == nil {
      frames.insert(Frame(offset: offset, easing: easing, composition: composition), at: 0)
    }
    for declaration in block.declarations.reversed() {
      let property = ReferenceProperty(name: declaration.name)
      let value = property.value(of: declaration.value)
      if frames[known ?? 0].values[property] == nil { frames[known ?? 0].values[property] = value }
    }
  }

  /// Adds the properties that have no value at the start or at the end.
  private mutating func complete(at offset: Double, _ entry: ReferenceTheme.Animation) {
    let present = frames.filter { $0.offset == offset }.flatMap(\.values.keys)
    let missing = properties.subtracting(present)
    if missing.isEmpty { return }
    var frame = Frame(offset: offset, easing: entry.easing, composition: "replace")
    for property in missing { frame.values[property] = .some(nil) }
    frames.insert(frame, at: offset == 0 ? 0 : frames.count)
  }
}

extension ReferenceKeyframes {
  /// Returns the effect value of a property.
  ///
  /// Defined by [Web Animations 1, section 5.3.4](https://drafts.csswg.org/web-animations-1/#the-effect-value-of-a-keyframe-animation-effect).
  func value(
    of property: ReferenceProperty, at progress: Double, before: Bool, onto underlying: CSSValue,
    withSizes: Bool
  ) -> CSSValue {
    let specific = frames.filter { $0.values[property] != nil }
    func value(_ frame: Frame) -> CSSValue {
      guard let value = frame.values[property] ?? nil else { return underlying }
      return property.composed(
        value, onto: underlying, frame.composition, withSizes: withSizes)
    }
    let atEnd = specific.filter { $0.offset == 1 }
    if progress >= 1, atEnd.count > 1, let last = atEnd.last { return value(last) }
    guard
      let index = specific.lastIndex(where: { $0.offset <= progress && $0.offset < 1 })
        ?? specific.indices.first, index + 1 < specific.count
    else { return underlying }
    let (start, end) = (specific[index], specific[index + 1])
    let distance = (progress - start.offset) / (end.offset - start.offset)
    return property.interpolated(
      from: value(start), to: value(end), at: start.easing.output(distance, before: before),
      withSizes: withSizes)
  }
}
