// SPDX-License-Identifier: Apache-2.0

/// The way from one computed value of a property to another, and how far along it one is.
///
/// Its functions give nil where there is nothing between two values.
struct Interpolation {
  /// The property; nil for a part of a value that has no range of its own.
  var property: Property?
  /// 0 for the start, 1 for the end; what lies outside overshoots.
  var progress: Double
  /// Where colors are mixed; nil for what Color 4 says.
  var method: ColorInterpolationMethod?
  /// What the percentages of transforms refer to; nil where it is not known.
  var box: ReferenceBox?

  /// The number between two.
  func number(from start: Double, to end: Double) -> Double {
    .finite(start + (end - start) * progress)
  }
}

extension Interpolation {
  /// The value between two, part by part.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  func value(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    if start == end { return start }
    if property == .fontStyle { return slant(from: start, to: end) }
    if property == .overflowClipMargin { return clipMargin(from: start, to: end) }
    switch (start, end) {
    case (.color(let a), .color(let b)): return color(from: a, to: b).map { .color($0) }
    case (.shadow(let a), .shadow(let b)): return shadow(from: a, to: b).map { .shadow($0) }
    case (.image(let a), .image(let b)): return part(from: a, to: b).map { .image($0) }
    case (.position(let a), .position(let b)): return part(from: a, to: b).map { .position($0) }
    case (.shape(let a), .shape(let b)): return part(from: a, to: b).map { .shape($0) }
    case (.transform(let a), .transform(let b)): return part(from: a, to: b).map { .transform($0) }
    case (.filter(let a), .filter(let b)): return filter(from: a, to: b).map { .filter($0) }
    case (.brackets(let a), .brackets(let b)): return value(from: a, to: b).map { .brackets($0) }
    case (.function(let a), .function(let b)): return function(from: a, to: b)
    case (.list(let a), .list(let b)): return values(from: a, to: b).map { .list($0) }
    case (.sequence(let a), .sequence(let b)): return values(from: a, to: b).map { .sequence($0) }
    default: return numeric(from: start, to: end)
    }
  }

  /// The values between as many others.
  func values(from start: [CSSValue], to end: [CSSValue]) -> [CSSValue]? {
    guard start.count == end.count else { return nil }
    var values: [CSSValue] = []
    values.reserveCapacity(start.count)
    for (start, end) in zip(start, end) {
      guard let value = value(from: start, to: end) else { return nil }
      values.append(value)
    }
    return values
  }

  /// What lies between two parts that know it themselves.
  func part<Part: InterpolableValue>(from start: Part, to end: Part) -> Part? {
    Part.interpolated(from: start, to: end, at: progress)
  }

  /// The function between two of the same name; `repeat()` only where both repeat equally often.
  private func function(from start: FunctionValue, to end: FunctionValue) -> CSSValue? {
    guard start.name == end.name, start.name != "repeat" || start.count == end.count else {
      return nil
    }
    return value(from: start.arguments, to: end.arguments).map {
      .function(FunctionValue(start.name, $0))
    }
  }

  /// The slant between two; `normal` is none.
  private func slant(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = FontStyle(start), let to = FontStyle(end) else { return nil }
    return part(from: from, to: to)?.cssValue
  }

  /// The margin between two around the same box.
  private func clipMargin(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    let (from, to) = (start.clipMargin, end.clipMargin)
    guard from.box == to.box, let length = numeric(from: from.length, to: to.length) else {
      return nil
    }
    return .clipMargin(from.box, length)
  }

  /// The color between two; one that is not known before `currentcolor` is becomes a `color-mix()`.
  ///
  /// Defined by [CSS Color 4, section 12](https://drafts.csswg.org/css-color-4/#interpolation).
  func color(from start: SpecifiedColor, to end: SpecifiedColor) -> SpecifiedColor? {
    if start == end { return start }
    if let from = start.absolute, let to = end.absolute {
      return .color(CSSColor.interpolated(from: from, to: to, at: progress, in: method).limited)
    }
    guard 0...1 ~= progress else { return nil }
    return .mix(
      ColorMix(
        method: method ?? .oklab,
        parts: [
          .init(color: start, percentage: .percentage(100 - progress * 100)),
          .init(color: end, percentage: .percentage(progress * 100)),
        ]))
  }
}

extension CSSColor {
  /// The color with the lightness and the chroma that can be written, which an overshoot may have left.
  fileprivate var limited: CSSColor {
    if space.isLegacy { return self }
    func limited(_ index: Int) -> Double {
      guard let range = space.channel(index).range else { return self[index] }
      return min(max(self[index], range.lowerBound), range.upperBound)
    }
    return CSSColor(space, limited(0), limited(1), limited(2), alpha: alpha, missing: missing)
  }
}

extension FunctionValue {
  /// How often a `repeat()` repeats: the first of its arguments.
  fileprivate var count: CSSValue? {
    switch arguments {
    case .list(let values), .sequence(let values): values.first
    default: arguments
    }
  }
}

extension CSSValue: InterpolableValue {
  /// The value between two computed ones, part by part and without a range.
  static func interpolated(
    from start: CSSValue, to end: CSSValue, at progress: Double
  ) -> CSSValue? {
    Interpolation(progress: progress).value(from: start, to: end)
  }
}
