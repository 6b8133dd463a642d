// SPDX-License-Identifier: Apache-2.0
package import CSSValues
import LiveryDisplay

/// A value for each side of a border image: number, length, percentage or `auto`.
///
/// The property determines the unit of numbers: px of the image, or multiples of the border width.
package struct EdgeLengths: Sendable, Hashable {
  /// The length at the top.
  package var top: Length
  /// The length at the right.
  package var right: Length
  /// The length at the bottom.
  package var bottom: Length
  /// The length at the left.
  package var left: Length

  /// A value of one side.
  package enum Length: Sendable, Hashable {
    /// A multiple of the property's unit.
    case number(Double)
    /// A length or percentage.
    case length(LengthPercentage)
    /// The `auto` keyword.
    case auto
  }

  /// Creates equal values on all sides.
  package init(_ length: Length) { self.init([length]) }

  /// Creates one to four values clockwise from the top.
  ///
  /// A missing second or third value equals the first, and a missing fourth value the second.
  init(_ lengths: [Length]) {
    top = lengths.first ?? .auto
    right = lengths.count > 1 ? lengths[1] : top
    bottom = lengths.count > 2 ? lengths[2] : top
    left = lengths.count > 3 ? lengths[3] : right
  }
}

extension EdgeLengths {
  /// Creates the lengths from values of `border-image-slice`, `-width` or `-outset`.
  ///
  /// The values must not contain keywords other than `auto`.
  init?(_ values: [CSSValue]) {
    let lengths = values.compactMap { Length($0) }
    guard !lengths.isEmpty else { return nil }
    self.init(lengths)
  }

  /// Parses one to four lengths.
  init?(reading reader: inout ParameterReader) {
    var lengths: [Length] = []
    while lengths.count < 4, let length = reader.consume({ Length($0) }) { lengths.append(length) }
    guard !lengths.isEmpty else { return nil }
    self.init(lengths)
  }

  /// The shortest list of lengths that represents the sides.
  var values: [CSSValue] {
    var lengths = [top, right, bottom, left]
    if left == right { lengths.removeLast() }
    if left == right, bottom == top { lengths.removeLast() }
    if lengths.count == 2, right == top { lengths.removeLast() }
    return lengths.map(\.cssValue)
  }

  /// Returns the lengths in px.
  ///
  /// - Parameters:
  ///   - size: The reference size of percentages.
  ///   - units: The unit of numbers, on each side.
  ///   - automatic: The value of `auto`, on each side.
  /// - Returns: Nonnegative distances.
  func pixels(of size: Size, units: Insets, automatic: Insets) -> Insets {
    func side(_ length: Length, of reference: Double, unit: Double, automatic: Double) -> Double {
      switch length {
      case .number(let number): max(0, (number * unit).bounded)
      case .length(let length): max(0, length.pixels(of: reference))
      case .auto: automatic
      }
    }
    return Insets(
      top: side(top, of: size.height, unit: units.top, automatic: automatic.top),
      right: side(right, of: size.width, unit: units.right, automatic: automatic.right),
      bottom: side(bottom, of: size.height, unit: units.bottom, automatic: automatic.bottom),
      left: side(left, of: size.width, unit: units.left, automatic: automatic.left))
  }
}

extension EdgeLengths.Length {
  fileprivate init?(_ value: CSSValue) {
    if value == .keyword(.auto) {
      self = .auto
    } else if let length = LengthPercentage(value) {
      self = .length(length.normalized)
    } else if let number = Calculable<Double>(value)?.number {
      self = .number(max(0, number.boundedSerialized))
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

/// The slices, widths or outsets of a border image, as a parameter with its own grammar.
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

/// The widths of a border image.
struct ImageWidths: EdgeParameter {
  var lengths: EdgeLengths
  static let grammar = "<'border-image-width'>"
  init(_ lengths: EdgeLengths) { self.lengths = lengths }
}

/// The distances that a border image extends beyond the box.
struct ImageOutsets: EdgeParameter {
  var lengths: EdgeLengths
  static let grammar = "<'border-image-outset'>"
  init(_ lengths: EdgeLengths) { self.lengths = lengths }
}

/// The slices of a border image, and whether its center is drawn.
struct ImageSlices: ComposedValue, Sendable, Hashable {
  var lengths: EdgeLengths
  var isFilled: Bool
  static let grammar = "<'border-image-slice'>"

  init(_ lengths: EdgeLengths, isFilled: Bool) {
    self.lengths = lengths
    self.isFilled = isFilled
  }

  init?(reading reader: inout ParameterReader) {
    let isFilled = reader.consumeKeyword("fill")
    guard let lengths = EdgeLengths(reading: &reader) else { return nil }
    self.init(lengths, isFilled: reader.consumeKeyword("fill") || isFilled)
  }

  var values: [CSSValue]? { lengths.values + (isFilled ? [.keyword(.fill)] : []) }
}
