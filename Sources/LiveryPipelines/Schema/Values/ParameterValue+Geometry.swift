// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension Size: ParameterValue {
  /// The grammar: a width and a height.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .size(range) }

  /// Parses two lengths.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard case .size(let range) = type, let width = reader.consume({ $0.pixels(in: range) }),
      let height = reader.consume({ $0.pixels(in: range) })
    else { return nil }
    self.init(width, height)
  }

  /// The two lengths.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    [.length(Length(width)), .length(Length(height))]
  }
}

extension Point: ParameterValue {
  /// The grammar of a point.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .point }

  /// Parses two lengths.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let x = reader.consume({ $0.pixels(in: .unlimited) }),
      let y = reader.consume({ $0.pixels(in: .unlimited) })
    else { return nil }
    self.init(x, y)
  }

  /// The two lengths.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    [.length(Length(x)), .length(Length(y))]
  }
}

extension Insets: ParameterValue {
  /// The grammar: distances from four sides.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .insets(range) }

  /// Parses one to four lengths, or plain numbers if the schema specifies those.
  ///
  /// The order is top, right, bottom, left; missing values repeat the opposite ones.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    func length(_ value: CSSValue) -> Double? {
      switch type {
      case .insets(let range): value.pixels(in: range)
      case .sides(let range): Double(value)?.validated(in: range)
      default: nil
      }
    }
    var lengths: [Double] = []
    while lengths.count < 4, let length = reader.consume(length) { lengths.append(length) }
    guard let top = lengths.first else { return nil }
    let right = lengths.count > 1 ? lengths[1] : top
    self.init(
      top: top, right: right, bottom: lengths.count > 2 ? lengths[2] : top,
      left: lengths.count > 3 ? lengths[3] : right)
  }

  /// The shortest list of lengths or numbers that represents the insets.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    var lengths = [top, right, bottom, left]
    if left == right { lengths.removeLast() }
    if left == right, bottom == top { lengths.removeLast() }
    if lengths.count == 2, right == top { lengths.removeLast() }
    if case .sides = type { return lengths.map { .number($0) } }
    return lengths.map { .length(Length($0)) }
  }
}
