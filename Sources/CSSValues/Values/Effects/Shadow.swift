// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A shadow of `text-shadow` or `box-shadow`.
///
/// Defined by [CSS Backgrounds 3, section 6.1](https://drafts.csswg.org/css-backgrounds-3/#box-shadow) and
/// [CSS Text Decoration 3, section 4](https://drafts.csswg.org/css-text-decor-3/#text-shadow-property).
public struct Shadow: Sendable, Hashable {
  /// The color, or `nil` if it is omitted, which means `currentcolor`.
  public var color: SpecifiedColor?
  /// The horizontal offset, positive to the right.
  public var x: Calculable<Length>
  /// The vertical offset, positive downwards.
  public var y: Calculable<Length>
  /// The blur radius, or `nil` if it is omitted, which means no blur.
  public var blur: Calculable<Length>?
  /// The spread distance on each side of the box, or `nil` if it is omitted and for text.
  public var spread: Calculable<Length>?
  /// Whether the shadow is inside the box.
  public var isInset: Bool

  /// Creates a shadow from its offsets.
  public init(
    x: Calculable<Length>, y: Calculable<Length>, blur: Calculable<Length>? = nil,
    spread: Calculable<Length>? = nil, color: SpecifiedColor? = nil, isInset: Bool = false
  ) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.spread = spread
    self.isInset = isInset
  }
}

extension Shadow: PropertyListElement, CustomStringConvertible {
  /// Creates a shadow from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    guard case .shadow(let shadow) = value else { return nil }
    self = shadow
  }

  /// The value as a ``CSSValue``.
  public var cssValue: CSSValue { .shadow(self) }

  /// The CSS text of the shadow, with the color first.
  public var description: String {
    var parts = [x.description, y.description]
    if let blur { parts.append(blur.description) }
    if let spread { parts.append(spread.description) }
    if let color { parts.insert(color.description, at: 0) }
    if isInset { parts.append("inset") }
    return parts.joined(separator: " ")
  }
}

extension Shadow: ComputableValue {
  /// Returns the shadow with computed lengths, a computed color and a blur radius.
  func computed(in context: ComputationContext) -> Shadow {
    Shadow(
      x: x.computed(in: context), y: y.computed(in: context),
      blur: (blur ?? .zero).computed(in: context), spread: spread?.computed(in: context),
      color: (color ?? .currentColor).computed(in: context), isInset: isInset)
  }

  func resolved(currentColor: CSSColor) -> Shadow {
    var shadow = self
    shadow.color = .color((color ?? .currentColor).resolved(currentColor: currentColor))
    return shadow
  }
}
