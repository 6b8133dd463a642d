// SPDX-License-Identifier: Apache-2.0
package import CSSValues

/// A value that a running transition or animation gives to a property of an explained element.
package struct ExplainedEffect: Sendable, Hashable {
  /// The kind of the effect.
  package let kind: Kind
  /// The name of the property: a physical longhand or a custom property.
  package let property: String
  /// The value at the moment of the explanation.
  package let value: CSSValue
  /// A description such as `transition of opacity, 40 % of 200ms`.
  package let text: String
  /// The part of the duration that is over, from 0 to 1; of an animation, that of its iteration.
  package let progress: Double

  /// The kind of an effect.
  package enum Kind: Sendable, Hashable {
    /// A transition, which wins over all declarations.
    case transition
    /// An animation, which wins over all declarations that are not important.
    case animation
  }

  /// Creates a value of an effect.
  package init(_ kind: Kind, _ property: String, _ value: CSSValue, text: String, progress: Double)
  {
    self.kind = kind
    self.property = property
    self.value = value
    self.text = text
    self.progress = progress
  }
}

/// An element at a moment: its style, and the effects of the elements of its tree.
package struct ExplainedMoment: Sendable {
  /// The style of the element.
  let style: ComputedStyle
  /// The effects by the index of their element in the tree of the selector, weakest first.
  let effects: [Int: [ExplainedEffect]]

  /// Creates the moment of an element.
  package init(_ style: ComputedStyle, _ effects: [Int: [ExplainedEffect]]) {
    self.style = style
    self.effects = effects
  }
}
