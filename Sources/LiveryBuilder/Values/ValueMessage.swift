// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay
import LiveryPipelines

/// A value in messages to the editor: as CSS, and as data that needs no parser.
struct ValueMessage: Sendable, Hashable, Encodable {
  /// The value as CSS.
  var text: String
  /// The value as data, whose shape depends on the type.
  var data: JSONData
  /// The parameters of a shape.
  var parameters: [ParameterMessage]?
  /// The steps of a pipeline.
  var items: [ItemMessage]?
  /// The values of a list.
  var elements: [ValueMessage]?

  /// Creates a value from its text.
  init(_ text: String, _ data: JSONData = .null) {
    self.text = text
    self.data = data
  }

  private enum CodingKeys: CodingKey { case text, data }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    if let elements {
      try container.encode(elements, forKey: .data)
    } else if let items {
      try container.encode(items, forKey: .data)
    } else if let parameters {
      try container.encode(ShapeData(data, parameters), forKey: .data)
    } else {
      try container.encode(data, forKey: .data)
    }
  }

  /// The type, name and parameters of a shape.
  private struct ShapeData: Encodable {
    let type: String
    let name: String
    let parameters: [ParameterMessage]

    init(_ data: JSONData, _ parameters: [ParameterMessage]) {
      self.parameters = parameters
      guard case .object(let members) = data, case .text(let type)? = members["type"],
        case .text(let name)? = members["name"]
      else {
        type = ""
        name = ""
        return
      }
      self.type = type
      self.name = name
    }
  }
}

extension ValueMessage {
  /// Creates a value of a parameter type.
  ///
  /// - Parameters:
  ///   - values: the CSS values.
  ///   - type: the parameter type.
  ///   - text: the source text, or `nil` to serialize the values.
  ///   - library: the steps and shapes that the value may name.
  init(
    _ values: [CSSValue], of type: ParameterType, written text: String? = nil,
    library: PipelineLibrary
  ) {
    self.init(text ?? values.map(\.description).joined(separator: " "))
    switch type {
    case .optional(let type):
      self = ValueMessage(values, of: type, written: self.text, library: library)
    case .list(let element):
      elements = type.elements(of: values, library: library)?.map {
        ValueMessage($0, of: element, library: library)
      }
    case .shape:
      let written = values.map(\.description).joined(separator: " ")
      guard let shape = library.shape(parsing: written)?.base else { break }
      data = .object([
        "type": .text(library.type(ofShape: shape)), "name": .text(Swift.type(of: shape).name),
      ])
      parameters = Swift.type(of: shape).parameters.map { parameter in
        ParameterMessage(
          parameter, of: shape.value(ofParameter: parameter.name), library: library)
      }
    default: data = Self.data(values, of: type, library: library)
    }
  }

  private static func data(
    _ values: [CSSValue], of type: ParameterType, library: PipelineLibrary
  ) -> JSONData {
    func value<Value: ParameterValue>(_ kind: Value.Type) -> Value? {
      type.value(values, as: kind, library: library)
    }
    return switch type {
    case .integer: value(Int.self).map { .number(Double($0)) } ?? .null
    case .number, .length, .angle: value(Double.self).map(JSONData.rounded) ?? .null
    case .boolean: .boolean(!values.isEmpty)
    case .size: value(Size.self).map { .numbers($0.width, $0.height) } ?? .null
    case .point: value(Point.self).map { .numbers($0.x, $0.y) } ?? .null
    case .insets, .sides:
      value(Insets.self).map { .numbers($0.top, $0.right, $0.bottom, $0.left) } ?? .null
    case .color: value(RGBA.self).map { ColorMessage.data($0.color) } ?? .null
    case .font: value(PartialFont.self).map(FontMessage.data) ?? .null
    case .string, .identifier: .optional(value(String.self))
    case .image: value(ImageSource.self).map(Self.address) ?? .null
    case .keyword: .optional(values.first?.description)
    case .gradient: value(CSSGradient.self).map(GradientMessage.data) ?? .null
    case .textShadow: value(DisplayShadow.self).map(Self.shadow) ?? .null
    case .placement:
      value(TextPlacement.self).map {
        .list([.text($0.horizontal.rawValue), .text($0.vertical.rawValue)])
      } ?? .null
    case .decoration: value(TextDecoration.self).map(Self.decoration) ?? .null
    case .shape, .pipeline, .custom, .optional, .list: .null
    }
  }

  private static func address(_ source: ImageSource) -> JSONData {
    guard case .url(let url) = source else { return .null }
    return .text(url.address)
  }

  private static func shadow(_ shadow: DisplayShadow) -> JSONData {
    .object([
      "offset": .numbers(shadow.offset.x, shadow.offset.y), "blur": .rounded(shadow.blur),
      "color": ColorMessage.value(shadow.color.color),
    ])
  }

  private static func decoration(_ decoration: TextDecoration) -> JSONData {
    let lines = [
      decoration.isUnderlined ? "underline" : nil, decoration.isOverlined ? "overline" : nil,
      decoration.isStruckThrough ? "line-through" : nil,
    ]
    return .object([
      "lines": .list(lines.compactMap { $0.map { .text($0) } }),
      "style": .text(decoration.style.description),
      "color": decoration.color.map { ColorMessage.value($0.color) } ?? .null,
      "thickness": decoration.thickness.map(JSONData.rounded) ?? .null,
    ])
  }
}
