// SPDX-License-Identifier: Apache-2.0

/// How one layer of a background or a mask is repeated.
///
/// ```swift
/// RepeatStyle(x: .repeat, y: .noRepeat).description     // "repeat-x"
/// ```
///
/// Defined by [CSS Backgrounds 3, section 2.4](https://drafts.csswg.org/css-backgrounds-3/#background-repeat).
public enum RepeatStyle: Sendable, Hashable {
  /// From left to right, and from top to bottom.
  case axes(x: BackgroundRepetition, y: BackgroundRepetition)
  /// Along the lines of the text only.
  case inline
  /// Across the lines of the text only.
  case block
}

extension RepeatStyle: PropertyListElement, CustomStringConvertible {
  /// Reads a style; nil when the value is of another kind.
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

  /// The value in the form all properties share, in one word where there is one.
  public var cssValue: CSSValue {
    switch self {
    case .inline: .keyword(.repeatInline)
    case .block: .keyword(.repeatBlock)
    case .axes(.repeat, .noRepeat): .keyword(.repeatX)
    case .axes(.noRepeat, .repeat): .keyword(.repeatY)
    case .axes(let x, let y): x == y ? x.cssValue : .sequence([x.cssValue, y.cssValue])
    }
  }

  /// The style as CSS writes it.
  public var description: String { cssValue.description }
}

extension CSSValue {
  /// The repetitions of layers, each in one word where there is one.
  var shortestRepeats: CSSValue { mapped { RepeatStyle($0)?.cssValue ?? $0 } }
}
