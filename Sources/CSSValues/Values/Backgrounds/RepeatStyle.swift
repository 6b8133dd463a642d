// SPDX-License-Identifier: Apache-2.0

/// The repetition of a background or mask layer.
///
/// ```swift
/// RepeatStyle(x: .repeat, y: .noRepeat).description     // "repeat-x"
/// ```
///
/// Defined by [CSS Backgrounds 3, section 2.4](https://drafts.csswg.org/css-backgrounds-3/#background-repeat).
public enum RepeatStyle: Sendable, Hashable {
  /// The repetition along the horizontal and the vertical axis.
  case axes(x: BackgroundRepetition, y: BackgroundRepetition)
  /// Repetition along the inline axis only.
  case inline
  /// Repetition along the block axis only.
  case block
}

extension RepeatStyle: PropertyListElement, CustomStringConvertible {
  /// Creates a style from a property value, or returns `nil` if the value is of another kind.
  public init?(_ value: CSSValue) {
    switch value {
    case .keyword(.repeatX): self = .axes(x: .repeat, y: .noRepeat)
    case .keyword(.repeatY): self = .axes(x: .noRepeat, y: .repeat)
    case .keyword(.repeatInline): self = .inline
    case .keyword(.repeatBlock): self = .block
    case .sequence(let values):
      guard values.count == 2, let x = BackgroundRepetition(values[0]),
        let y = BackgroundRepetition(values[1])
      else { return nil }
      self = .axes(x: x, y: y)
    default:
      guard let both = BackgroundRepetition(value) else { return nil }
      self = .axes(x: both, y: both)
    }
  }

  /// The value as a ``CSSValue``, as a single keyword if possible.
  public var cssValue: CSSValue {
    switch self {
    case .inline: .keyword(.repeatInline)
    case .block: .keyword(.repeatBlock)
    case .axes(.repeat, .noRepeat): .keyword(.repeatX)
    case .axes(.noRepeat, .repeat): .keyword(.repeatY)
    case .axes(let x, let y): x == y ? x.cssValue : .sequence([x.cssValue, y.cssValue])
    }
  }
}

extension CSSValue {
  /// The repeat styles of the layers, each as a single keyword if possible.
  var shortestRepeats: CSSValue { mapped { RepeatStyle($0)?.cssValue ?? $0 } }
}
