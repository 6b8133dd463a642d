// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// The basic type of a parameter, with the values it may have: what a grammar and an editor are made from.
public indirect enum ParameterType: Sendable, Hashable {
  /// A whole number.
  case integer(ClosedRange<Double>)
  /// A number.
  case number(ClosedRange<Double>)
  /// A switch.
  case boolean
  /// A length in px.
  case length(ClosedRange<Double>)
  /// A width and a height in px.
  case size(ClosedRange<Double>)
  /// A place in px.
  case point
  /// Distances from four sides in px.
  case insets(ClosedRange<Double>)
  /// Four plain numbers, one for each side.
  case sides(ClosedRange<Double>)
  /// An angle in degrees.
  case angle
  /// A color.
  case color
  /// A font, or the parts of one that differ from the inherited one.
  case font
  /// A text.
  case string
  /// A name that the author chooses.
  case identifier
  /// The address of a picture.
  case image
  /// One of some words; the name of the type that they are in grammars, where they have one.
  case keyword([String], name: String? = nil)
  /// Colors that pass into each other.
  case gradient
  /// One of the shapes.
  case shape
  /// A chain of steps.
  case pipeline
  /// The shadow of a text.
  case textShadow
  /// How a text stands from left to right, and from top to bottom.
  case placement
  /// The lines with a text.
  case decoration
  /// Another type, whose grammar and reader a program brings along.
  case custom(name: String, grammar: String)
  /// A value or none.
  case optional(ParameterType)
  /// Any number of values.
  case list(ParameterType)
}

extension ParameterType {
  /// The name of the type without its range and words, such as `length`.
  package var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// What tells values of different types apart when they are read one after the other.
  enum Kind: Hashable {
    case number, length, angle, color, word, text, image, other
    case oneOf([String])
  }

  /// How values of the type begin.
  var kind: Kind {
    switch self {
    case .integer, .number, .sides: .number
    case .length, .size, .point, .insets, .textShadow: .length
    case .angle: .angle
    case .color: .color
    case .identifier, .shape: .word
    case .keyword(let words, _): .oneOf(words)
    case .string: .text
    case .image, .gradient: .image
    case .font, .pipeline, .custom, .boolean, .placement, .decoration: .other
    case .optional(let type), .list(let type): type.kind
    }
  }

  /// The grammar of one value.
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
    case .keyword(let words, nil): Self.alternatives(words)
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

  private static func alternatives(_ words: [String]) -> String {
    words.count == 1 ? words[0] : "[ \(words.joined(separator: " | ")) ]"
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
  /// Every number.
  public static let unlimited = -Double.infinity...Double.infinity
  /// Numbers that are not negative.
  public static let nonNegative = 0...Double.infinity
}
