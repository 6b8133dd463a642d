// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension RGBA: ParameterValue {
  /// The grammar of a color.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .color }

  /// Parses a color; `currentcolor` is that of the reader.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    let currentColor = reader.currentColor
    guard
      let color = reader.consume({ value -> RGBA? in
        guard let color = SpecifiedColor(value) else { return nil }
        if case .color(let color) = color { return RGBA(color) }
        return RGBA(color.resolved(currentColor: currentColor.color))
      })
    else { return nil }
    self = color
  }

  /// The color.
  public func cssValues(as type: ParameterType) -> [CSSValue]? { [.color(color)] }
}

extension String: ParameterValue {
  /// The grammar of a string.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .string }

  /// Parses a string, or an identifier if the schema specifies that.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard
      let text = reader.consume({ value -> String? in
        if type == .identifier { return value.keywordName }
        guard case .string(let text) = value else { return nil }
        return text
      })
    else { return nil }
    self = text
  }

  /// The string, or the identifier.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    [type == .identifier ? .identifier(self) : .string(self)]
  }
}
