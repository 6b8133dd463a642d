// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A parameter type in messages to the editor.
struct TypeMessage: Encodable, Sendable, Hashable {
  var kind: String
  /// The minimum and maximum number, or `nil` for no limit.
  var minimum: Double?
  var maximum: Double?
  /// The accepted keywords.
  var words: [String]?
  /// The name of a custom type of a program.
  var name: String?
  /// The separator between the elements of a list besides a space.
  var separator: String?
  /// The type of a list's elements, or of an optional value.
  var element: [TypeMessage]?
  /// The text of an initial value.
  var initial: String

  /// Creates the message of a parameter type.
  init(_ type: ParameterType, separator: String? = nil) {
    kind = type.name
    initial = Self.initial(type)
    switch type {
    case .integer(let range), .number(let range), .length(let range), .size(let range),
      .insets(let range), .sides(let range):
      minimum = range.lowerBound.isFinite ? range.lowerBound : nil
      maximum = range.upperBound.isFinite ? range.upperBound : nil
    case .keyword(let words, _): self.words = words
    case .custom(let name, _): self.name = name
    case .optional(let type): element = [TypeMessage(type)]
    case .list(let type):
      element = [TypeMessage(type)]
      self.separator = separator
    default: break
    }
  }

  private enum CodingKeys: CodingKey {
    case kind, minimum, maximum, words, name, separator, element, initial
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    try container.encodeIfPresent(words, forKey: .words)
    try container.encodeIfPresent(name, forKey: .name)
    try container.encodeIfPresent(separator, forKey: .separator)
    try container.encodeIfPresent(element?.first, forKey: .element)
    try container.encode(initial, forKey: .initial)
  }
}

extension TypeMessage {
  private static func initial(_ type: ParameterType) -> String {
    switch type {
    case .integer(let range), .number(let range), .sides(let range):
      number(max(range.lowerBound, min(1, range.upperBound)))
    case .boolean: "true"
    case .length(let range): number(max(range.lowerBound, min(1, range.upperBound))) + "px"
    case .size: "20px 20px"
    case .point: "0px 0px"
    case .insets: "0px"
    case .angle: "0deg"
    case .color: "black"
    case .font: "15px"
    case .string: "\"Text\""
    case .identifier: "name"
    case .image: "url(\"image.png\")"
    case .keyword(let words, _): words.first ?? ""
    case .gradient: "linear-gradient(white, black)"
    case .shape: "rectangle"
    case .pipeline: StepText.withoutEffect
    case .textShadow: "0px 1px 1px black"
    case .placement: "center"
    case .decoration: "underline"
    case .custom(_, let grammar): grammar == "<length-percentage>" ? "0px" : ""
    case .optional(let type), .list(let type): initial(type)
    }
  }

  private static func number(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }
}
