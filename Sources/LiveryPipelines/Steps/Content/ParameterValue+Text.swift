// SPDX-License-Identifier: Apache-2.0
public import CSSValues
public import LiveryDisplay

extension TextPlacement: ParameterValue {
  /// The grammar: a horizontal and a vertical alignment.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .placement }

  /// Parses one or two keywords; the second defaults to `center`.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let horizontal = HorizontalAlignment(reading: &reader, as: type) else { return nil }
    self.init(horizontal, VerticalAlignment(reading: &reader, as: type) ?? .center)
  }

  /// The keywords; `center` as the second is omitted.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    let keywords = [horizontal.rawValue] + (vertical == .center ? [] : [vertical.rawValue])
    return keywords.map { .identifier($0) }
  }
}

extension DisplayShadow: ParameterValue {
  /// The grammar of a text shadow.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .textShadow }

  /// Parses the offset, an optional blur, and the color.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    guard let offset = Point(reading: &reader, as: .point) else { return nil }
    let blur = reader.consume { $0.pixels(in: .nonNegative) } ?? 0
    guard let color = RGBA(reading: &reader, as: .color) else { return nil }
    self.init(offset: offset, blur: blur, color: color)
  }

  /// The offset, the blur if it is not zero, and the color.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    let lengths = [offset.x, offset.y] + (blur == 0 ? [] : [blur])
    return lengths.map { .length(Length($0)) } + [.color(color.color)]
  }
}

extension TextDecoration: ParameterValue {
  /// The grammar of decoration lines.
  public static func type(in range: ClosedRange<Double>) -> ParameterType { .decoration }

  /// Parses the lines, then their style, color and thickness.
  public init?(reading reader: inout ParameterReader, as type: ParameterType) {
    self.init()
    while true {
      if !isUnderlined, reader.consumeKeyword("underline") {
        isUnderlined = true
      } else if !isOverlined, reader.consumeKeyword("overline") {
        isOverlined = true
      } else if !isStruckThrough, reader.consumeKeyword("line-through") {
        isStruckThrough = true
      } else {
        break
      }
    }
    guard isUnderlined || isOverlined || isStruckThrough else { return nil }
    style = reader.consume { TextDecorationStyle($0) } ?? .solid
    color = RGBA(reading: &reader, as: .color)
    thickness = reader.consume { $0.pixels(in: .nonNegative) }
  }

  /// The lines, and the style, color and thickness that differ from the default.
  public func cssValues(as type: ParameterType) -> [CSSValue]? {
    var values: [CSSValue] = []
    if isUnderlined { values.append(.keyword(.underline)) }
    if isOverlined { values.append(.keyword(.overline)) }
    if isStruckThrough { values.append(.keyword(.lineThrough)) }
    guard !values.isEmpty else { return nil }
    if style != .solid { values.append(style.cssValue) }
    if let color { values.append(.color(color.color)) }
    if let thickness { values.append(.length(Length(thickness))) }
    return values
  }
}
