// SPDX-License-Identifier: Apache-2.0

extension Combination {
  /// Returns the combined transform list, or `nil` if a matrix is singular or needs an unknown box.
  ///
  /// Addition concatenates the lists.
  ///
  /// Defined by [CSS Transforms 2, section 11](https://drafts.csswg.org/css-transforms-2/#combining-transform-lists).
  func transformList(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let from = [TransformFunction](start), let to = [TransformFunction](end) else {
      return nil
    }
    if procedure == .addition { return (from + to).cssValue }
    return [TransformFunction].combined(from: from, to: to, by: procedure, in: box)?.cssValue
  }

  /// Returns the combined origin of transforms, with a depth of zero where it is omitted.
  ///
  /// Defined by [CSS Transforms 1, section 4](https://drafts.csswg.org/css-transforms-1/#propdef-transform-origin).
  func origin(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    let (from, to) = (start.parts, end.parts)
    guard case .position(let a)? = from.first, case .position(let b)? = to.first,
      let position = part(from: a, to: b)
    else { return nil }
    let zero = CSSValue.length(.zero)
    let (first, last) = (from.count > 1 ? from[1] : zero, to.count > 1 ? to[1] : zero)
    return numeric(from: first, to: last).map {
      $0 == zero ? .position(position) : .sequence([.position(position), $0])
    }
  }

  /// Returns the combined orientation on a path: an angle, with or without the path's direction.
  ///
  /// `reverse` adds a half turn to `auto`.
  ///
  /// Defined by [Motion Path 1, section 3.4](https://drafts.fxtf.org/motion-1/#offset-rotate-property).
  func orientation(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    let (from, to) = (start.orientation, end.orientation)
    guard (from.direction == nil) == (to.direction == nil) else { return nil }
    let isEqual = from.direction == to.direction
    let (first, last) = isEqual ? (from.angle, to.angle) : (from.turned, to.turned)
    guard let first, let last, let angle = numeric(from: first, to: last) else { return nil }
    guard let direction = from.direction else { return angle }
    let word = CSSValue.keyword(isEqual ? direction : .auto)
    return angle == .angle(.zero) ? word : .sequence([word, angle])
  }

  /// Returns the combination of two individual transforms, with `none` as the identity.
  ///
  /// Addition multiplies scale factors, as a list of both transforms does.
  ///
  /// Defined by [CSS Transforms 2, section 5](https://drafts.csswg.org/css-transforms-2/#individual-transforms).
  func individualTransform(from start: CSSValue, to end: CSSValue) -> CSSValue? {
    guard let property else { return nil }
    let from = TransformFunction(start, of: property)
    let to = TransformFunction(end, of: property)
    guard let first = from ?? to?.identity, let second = to ?? from?.identity else { return nil }
    if procedure == .addition, property == .scale {
      return TransformFunction.product(of: first, and: second)?.individualValue
    }
    return TransformFunction.combined(from: first, to: second, by: procedure)?.individualValue
  }
}

extension TransformFunction {
  /// The function whose factors are the products of those of two functions with the same name.
  ///
  /// `nil` if a factor is not resolved.
  fileprivate static func product(
    of first: TransformFunction, and second: TransformFunction
  ) -> TransformFunction? {
    let factors = zip(first.arguments, second.arguments).compactMap { first, second in
      Double(first).flatMap { first in Double(second).map { CSSValue.number(.finite(first * $0)) } }
    }
    return factors.count == first.arguments.count ? TransformFunction(first.name, factors) : nil
  }
}

extension CSSValue {
  /// The direction `auto` or `reverse` and the angle of an orientation on a path.
  fileprivate var orientation: (direction: Keyword?, angle: CSSValue, turned: CSSValue?) {
    var direction: Keyword?
    var angle = CSSValue.angle(.zero)
    for part in parts {
      if case .keyword(let keyword) = part { direction = keyword } else { angle = part }
    }
    guard direction == .reverse else { return (direction, angle, angle) }
    guard case .angle(let degrees) = angle else { return (direction, angle, nil) }
    return (direction, angle, .angle(CSSAngle(degrees.degrees + 180)))
  }
}
