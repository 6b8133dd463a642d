// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

/// A length for each side of a border's picture: plain numbers, lengths, percentages, or left open.
///
/// What a number counts is the property's to say: px of the picture, or widths of the border.
package struct EdgeLengths: Sendable, Hashable {
  /// The length at the top.
  package var top: Length
  /// The length at the right.
  package var right: Length
  /// The length at the bottom.
  package var bottom: Length
  /// The length at the left.
  package var left: Length

  /// A length of one side.
  package enum Length: Sendable, Hashable {
    /// So many of what the property counts.
    case number(Double)
    /// A length, or a part of one.
    case length(LengthPercentage)
    /// What the picture has.
    case auto
  }

  /// The same length on all sides.
  package init(_ length: Length) { self.init([length]) }

  /// One to four lengths clockwise from the top, of which the last ones repeat those opposite.
  init(_ lengths: [Length]) {
    top = lengths.first ?? .auto
    right = lengths.count > 1 ? lengths[1] : top
    bottom = lengths.count > 2 ? lengths[2] : top
    left = lengths.count > 3 ? lengths[3] : right
  }
}

extension EdgeLengths {
  /// Reads the values of `border-image-slice`, `border-image-width` or `border-image-outset`, without keywords but `auto`.
  init?(_ values: [CSSValue]) {
    let lengths = values.compactMap { Length($0) }
    guard !lengths.isEmpty else { return nil }
    self.init(lengths)
  }

  /// Takes one to four lengths.
  init?(reading reader: inout ParameterReader) {
    var lengths: [Length] = []
    while lengths.count < 4, let length = reader.take({ Length($0) }) { lengths.append(length) }
    guard !lengths.isEmpty else { return nil }
    self.init(lengths)
  }

  /// As few lengths as say it.
  var values: [CSSValue] {
    var lengths = [top, right, bottom, left]
    if left == right { lengths.removeLast() }
    if left == right, bottom == top { lengths.removeLast() }
    if lengths.count == 2, right == top { lengths.removeLast() }
    return lengths.map(\.cssValue)
  }

  /// The lengths in px.
  ///
  /// - Parameters:
  ///   - size: what percentages are of.
  ///   - units: what a number counts, on each side.
  ///   - open: what is meant where nothing is said.
  /// - Returns: distances that are not negative.
  func pixels(of size: Size, units: Insets, open: Insets) -> Insets {
    func side(_ length: Length, of reference: Double, unit: Double, open: Double) -> Double {
      switch length {
      case .number(let number): max(0, (number * unit).bounded)
      case .length(let length): max(0, length.pixels(of: reference))
      case .auto: open
      }
    }
    return Insets(
      top: side(top, of: size.height, unit: units.top, open: open.top),
      right: side(right, of: size.width, unit: units.right, open: open.right),
      bottom: side(bottom, of: size.height, unit: units.bottom, open: open.bottom),
      left: side(left, of: size.width, unit: units.left, open: open.left))
  }
}

extension EdgeLengths.Length {
  fileprivate init?(_ value: CSSValue) {
    if value == .keyword(.auto) {
      self = .auto
    } else if let length = LengthPercentage(value) {
      self = .length(length.kept)
    } else if let number = Calculable<Double>(value)?.number {
      self = .number(max(0, number.printed))
    } else {
      return nil
    }
  }

  fileprivate var cssValue: CSSValue {
    switch self {
    case .number(let number): .number(number)
    case .length(let length): length.cssValue
    case .auto: .keyword(.auto)
    }
  }
}

/// Lengths of a picture's cuts, widths or distances, as parameters with a grammar of their own.
protocol EdgeParameter: ComposedValue {
  var lengths: EdgeLengths { get }
  init(_ lengths: EdgeLengths)
}

extension EdgeParameter {
  init?(reading reader: inout ParameterReader) {
    guard let lengths = EdgeLengths(reading: &reader) else { return nil }
    self.init(lengths)
  }

  var values: [CSSValue]? { lengths.values }
}

/// The widths of a border's picture.
struct ImageWidths: EdgeParameter {
  var lengths: EdgeLengths
  static let grammar = "<'border-image-width'>"
  init(_ lengths: EdgeLengths) { self.lengths = lengths }
}

/// How far a border's picture reaches beyond the box.
struct ImageOutsets: EdgeParameter {
  var lengths: EdgeLengths
  static let grammar = "<'border-image-outset'>"
  init(_ lengths: EdgeLengths) { self.lengths = lengths }
}

/// Where a border's picture is cut, and whether its middle is drawn.
struct ImageSlices: ComposedValue, Sendable, Hashable {
  var lengths: EdgeLengths
  var isFilled: Bool
  static let grammar = "<'border-image-slice'>"

  init(_ lengths: EdgeLengths, isFilled: Bool) {
    self.lengths = lengths
    self.isFilled = isFilled
  }

  init?(reading reader: inout ParameterReader) {
    let isFilled = reader.takeWord("fill")
    guard let lengths = EdgeLengths(reading: &reader) else { return nil }
    self.init(lengths, isFilled: reader.takeWord("fill") || isFilled)
  }

  var values: [CSSValue]? { lengths.values + (isFilled ? [.keyword(.fill)] : []) }
}
