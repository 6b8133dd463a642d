// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The basic type of a parameter with its range of values, from which grammars and editors derive.
public indirect enum ParameterType: Sendable, Hashable {
  /// A whole number.
  case integer(ClosedRange<Double>)
  /// A number.
  case number(ClosedRange<Double>)
  /// A Boolean value.
  case boolean
  /// A length in px.
  case length(ClosedRange<Double>)
  /// A width and a height in px.
  case size(ClosedRange<Double>)
  /// A point in px.
  case point
  /// The distances from four sides in px.
  case insets(ClosedRange<Double>)
  /// Four plain numbers, one for each side.
  case sides(ClosedRange<Double>)
  /// An angle in degrees.
  case angle
  /// A color.
  case color
  /// A font, or the parts of one that differ from the inherited one.
  case font
  /// A string.
  case string
  /// A name that the author chooses.
  case identifier
  /// The address of an image.
  case image
  /// A keyword from a list, with the name of the type in grammars, if any.
  case keyword([String], name: String? = nil)
  /// A gradient.
  case gradient
  /// A shape.
  case shape
  /// A pipeline.
  case pipeline
  /// A text shadow.
  case textShadow
  /// The horizontal and vertical alignment of a text.
  case placement
  /// The decoration lines of a text.
  case decoration
  /// A custom type with its own grammar and reader.
  case custom(name: String, grammar: String)
  /// An optional value.
  case optional(ParameterType)
  /// Any number of values.
  case list(ParameterType)
}

extension ParameterType {
  /// The name of the type without its range and keywords, such as `length`.
  package var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// The kind of a value, which distinguishes values of different types in a sequence.
  enum Kind: Hashable {
    case number, length, angle, color, identifier, text, image, other
    case oneOf([String])
  }

  /// The kind of the first CSS value of the type.
  var kind: Kind {
    switch self {
    case .integer, .number, .sides: .number
    case .length, .size, .point, .insets, .textShadow: .length
    case .angle: .angle
    case .color: .color
    case .identifier, .shape: .identifier
    case .keyword(let keywords, _): .oneOf(keywords)
    case .string: .text
    case .image, .gradient: .image
    case .font, .pipeline, .custom, .boolean, .placement, .decoration: .other
    case .optional(let type), .list(let type): type.kind
    }
  }

  /// The grammar of a single value.
  package var grammar: String {
    switch self {
    case .integer(let range): "<integer\(Self.text(of: range))>"
    case .number(let range): "<number\(Self.text(of: range))>"
    case .boolean: "<boolean>"
    case .length(let range): "<length\(Self.text(of: range))>"
    case .size(let range): "<length\(Self.text(of: range))>{2}"
    case .point: "<length>{2}"
    case .insets(let range): "<length\(Self.text(of: range))>{1,4}"
    case .sides(let range): "<number\(Self.text(of: range))>{1,4}"
    case .angle: "<angle>"
    case .color: "<color>"
    case .font: "<pipeline-font>"
    case .string: "<string>"
    case .identifier: "<custom-ident>"
    case .image: "<url>"
    case .keyword(_, let name?): "<\(name)>"
    case .keyword(let keywords, nil): Self.alternatives(keywords)
    case .gradient: "<gradient>"
    case .shape: "<pipeline-contour>"
    case .pipeline: "<pipeline-step>+"
    case .textShadow: "<length>{2} <length [0,∞]>? <color>"
    case .placement:
      "\(HorizontalAlignment.type.grammar) \(VerticalAlignment.type.grammar)?"
    case .decoration:
      "[ underline || overline || line-through ] "
        + "\(Self.alternatives(TextDecorationStyle.allCases.map(\.description)))? <color>? "
        + "<length [0,∞]>?"
    case .custom(_, let grammar): grammar
    case .optional(let type): type.grammar
    case .list(let type): "\(type.grammar)+"
    }
  }

  private static func alternatives(_ keywords: [String]) -> String {
    keywords.count == 1 ? keywords[0] : "[ \(keywords.joined(separator: " | ")) ]"
  }

  private static func text(of range: ClosedRange<Double>) -> String {
    func bound(_ value: Double) -> String {
      if value.isInfinite { return value < 0 ? "-∞" : "∞" }
      return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }
    return range == .unlimited ? "" : " [\(bound(range.lowerBound)),\(bound(range.upperBound))]"
  }
}

extension ClosedRange<Double> {
  /// All numbers.
  public static let unlimited = -Double.infinity...Double.infinity
  /// Nonnegative numbers.
  public static let nonNegative = 0...Double.infinity
}
