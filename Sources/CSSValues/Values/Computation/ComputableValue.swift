// SPDX-License-Identifier: Apache-2.0

/// A component of a value that depends on the element.
///
/// The default implementations are for a type that depends on nothing.
protocol ComputableValue {
  /// Returns the computed value.
  ///
  /// Lengths are in px, colors are components, and calculations are simplified as far as possible.
  ///
  /// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
  func computed(in context: ComputationContext) -> Self

  /// Returns the computed value with every `currentcolor` replaced.
  func resolved(currentColor: CSSColor) -> Self
}

extension ComputableValue {
  func computed(in context: ComputationContext) -> Self { self }
  func resolved(currentColor: CSSColor) -> Self { self }
}
