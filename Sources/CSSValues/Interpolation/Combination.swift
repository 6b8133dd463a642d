// SPDX-License-Identifier: Apache-2.0

/// A combination of two computed values of a property: their interpolation at a progress, or their
/// sum.
///
/// The functions return `nil` if two values cannot be combined.
struct Combination {
  /// The property, or `nil` for a component of a value without its own range.
  var property: Property?
  /// The procedure, with its progress.
  var procedure: CombiningProcedure
  /// The method of color interpolation, or `nil` for the default of CSS Color 4.
  var method: ColorInterpolationMethod?
  /// Whether numbers are rounded to integers, `nil` for the grammar of the property.
  var isInteger: Bool?
  /// The reference box for percentages of transforms, or `nil` if it is unknown.
  var box: ReferenceBox?

  /// Returns the combined number.
  func number(from start: Double, to end: Double) -> Double {
    .finite(procedure.combined(start, end))
  }
}

extension Combination {
  /// Returns the combined value, component by component.
  ///
  /// Defined by [CSS Values 4, section 3](https://drafts.csswg.org/css-values-4/#combining-values).
  func value(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    if procedure.progress != nil, start == end { return start }
    switch property {
    case .fontStyle: return slant(from: start, to: end)
    case .overflowClipMargin: return clipMargin(from: start, to: end)
    case .transformOrigin: return origin(from: start, to: end)
    case .offsetRotate: return orientation(from: start, to: end)
    default: return parts(from: start, to: end)
    }
  }

  /// Returns the combined value by the structure of the two, which must be equal.
  private func parts(from start: CSSValue, to end: CSSValue) -> CSSValue? {
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
    default: return numeric(from: start, to: end) ?? (start == end ? start : nil)
    }
  }

  /// Returns the combined values of two arrays, or `nil` if their lengths differ.
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

  /// Returns the combination of two components whose type implements it.
  func part<Part: CombinableValue>(from start: Part, to end: Part) -> Part? {
    Part.combined(from: start, to: end, by: procedure)
  }

  /// Returns the combination of two functions with one name.
  ///
  /// For `repeat()`, the repetition counts must be equal.
  private func function(from start: FunctionValue, to end: FunctionValue) -> CSSValue? {
    guard start.name == end.name, start.name != "repeat" || start.count == end.count else {
      return nil
    }
    return value(from: start.arguments, to: end.arguments).map {
      .function(FunctionValue(start.name, $0))
    }
  }

  /// Returns the combined slant, with zero for `normal`.
  private func slant(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = FontStyle(start), let to = FontStyle(end) else { return nil }
    return part(from: from, to: to)?.cssValue
  }

  /// Returns the combined clip margin, or `nil` if the reference boxes differ.
  private func clipMargin(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    let (from, to) = (start.clipMargin, end.clipMargin)
    guard from.box == to.box, let length = numeric(from: from.length, to: to.length) else {
      return nil
    }
    return .clipMargin(from.box, length)
  }

  /// Returns the combined color, or a `color-mix()` if it depends on `currentcolor`.
  func color(from start: SpecifiedColor, to end: SpecifiedColor) -> SpecifiedColor? {
    .combined(from: start, to: end, by: procedure, in: method)
  }
}

extension FunctionValue {
  /// The repetition count of a `repeat()`: its first argument.
  fileprivate var count: CSSValue? {
    switch arguments {
    case .list(let values), .sequence(let values): values.first
    default: arguments
    }
  }
}
