// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

/// The data of an SVG path, together with the parsed path.
///
/// ```swift
/// OutlineData("m0 0h10v10z")?.path.description    // "M 0 0 L 10 0 L 10 10 Z"
/// OutlineData("h10")                              // nil: a path begins with a move
/// ```
///
/// Defined by [SVG 2, section 9.3](https://svgwg.org/svg2-draft/paths.html#PathData).
public struct OutlineData: Sendable, Hashable {
  /// The text of the data.
  public let text: String
  /// The path, in px.
  public let path: Path

  /// Creates an empty path.
  public init() {
    text = "M 0 0"
    path = Path()
  }

  /// Creates a path from its data, or returns `nil` if the text is invalid.
  public init?(_ text: String) {
    guard let shape = PathShape(parsing: text) else { return nil }
    self.text = text
    path = Path(shape)
  }

  /// Returns whether two values have equal texts.
  public static func == (a: OutlineData, b: OutlineData) -> Bool { a.text == b.text }

  /// Hashes the text.
  public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension OutlineData: ParameterValue {
  /// The `string` parameter type.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .string }

  /// Parses a string that contains the data of a path.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    var ahead = reader
    guard let text = String(reading: &ahead, as: type), let data = OutlineData(text) else {
      return nil
    }
    reader = ahead
    self = data
  }

  /// The data as a string.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.string(text)] }
}
