// SPDX-License-Identifier: Apache-2.0
public import CSSValues

/// How wide and high a box is to be, at least or at most: lengths in px, or nothing said.
package struct BoxLimits: Sendable, Hashable {
  /// The width in px.
  package var width: Double?
  /// The height in px.
  package var height: Double?

  /// A width and a height.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}

extension BoxLimits: ComposedValue {
  /// A width and a height.
  static let grammar = "[ <length [0,∞]> | auto ]{2}"

  /// Takes a width and a height.
  init?(reading reader: inout ParameterReader) {
    func side(_ value: CSSValue) -> Double?? {
      value.word == "auto" ? .some(nil) : value.pixels(in: .nonNegative).map { .some($0) }
    }
    guard let width = reader.take(side), let height = reader.take(side) else { return nil }
    self.init(width: width, height: height)
  }

  /// Both sides; nothing where nothing is said.
  var values: [CSSValue]? {
    if width == nil, height == nil { return nil }
    return [width, height].map { $0.map { .length(Length($0)) } ?? .keyword(.auto) }
  }
}

extension Ratio: ComposedValue {
  /// Two numbers.
  static let grammar = "<ratio>"

  /// Takes a number, and another one behind a slash.
  init?(reading reader: inout ParameterReader) {
    guard let width = reader.take({ Double($0) }), width >= 0 else { return nil }
    guard reader.takeSlash() else {
      self.init(width)
      return
    }
    guard let height = reader.take({ Double($0) }), height >= 0 else { return nil }
    self.init(width, height)
  }

  /// Both numbers in one piece.
  var values: [CSSValue]? { [.unparsed(description)] }
}
