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
