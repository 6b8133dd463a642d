// SPDX-License-Identifier: Apache-2.0

/// A part of a value that depends on the element it is for.
///
/// The defaults are those of a type that depends on nothing.
protocol ComputableValue {
  /// The computed value: lengths in px, colors by their components, calculations done as far as they can be.
  ///
  /// Defined by [CSS Cascade 5, section 4.4](https://drafts.csswg.org/css-cascade-5/#computed).
  func computed(in context: ComputationContext) -> Self

  /// The computed value with every `currentcolor` replaced.
  func resolved(currentColor: CSSColor) -> Self
}

extension ComputableValue {
  func computed(in context: ComputationContext) -> Self { self }
  func resolved(currentColor: CSSColor) -> Self { self }
}
