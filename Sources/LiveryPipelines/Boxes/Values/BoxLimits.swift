// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// A preferred, minimum or maximum size of a box in px, with `nil` for `auto`.
package struct BoxLimits: Sendable, Hashable {
  /// The width in px, or `nil` for `auto`.
  package var width: Double?
  /// The height in px, or `nil` for `auto`.
  package var height: Double?

  /// Creates limits from a width and a height.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension BoxLimits: ComposedValue {
  /// The grammar: a width and a height.
  static let grammar = "[ <length [0,∞]> | auto ]{2}"

  /// Parses a width and a height.
  init?(reading reader: inout ParameterReader) {
    func side(_ value: CSSValue) -> Double?? {
      value.keywordName == "auto" ? .some(nil) : value.pixels(in: .nonNegative).map { .some($0) }
    }
    guard let width = reader.consume(side), let height = reader.consume(side) else { return nil }
    self.init(width: width, height: height)
  }

  /// The width and the height, or `nil` if both are `auto`.
  var values: [CSSValue]? {
    if width == nil, height == nil { return nil }
    return [width, height].map { $0.map { .length(Length($0)) } ?? .keyword(.auto) }
  }
}

extension Ratio: ComposedValue {
  /// The grammar: a ratio of two numbers.
  static let grammar = "<ratio>"

  /// Parses a number, and optionally a second one after a slash.
  init?(reading reader: inout ParameterReader) {
    guard let width = reader.consume({ Double($0) }), width >= 0 else { return nil }
    guard reader.consumeSlash() else {
      self.init(width)
      return
    }
    guard let height = reader.consume({ Double($0) }), height >= 0 else { return nil }
    self.init(width, height)
  }

  /// The ratio as a single value.
  var values: [CSSValue]? { [.unparsed(description)] }
}
