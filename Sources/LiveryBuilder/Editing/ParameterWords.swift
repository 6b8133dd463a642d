// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A parameter type in plain words with an example, such as `a color, such as teal`.
struct ParameterWords: Sendable, Hashable {
  /// The noun, with its article.
  let noun: String
  /// A value as CSS, or `nil` if the type has no general example.
  let example: String?

  private init(_ noun: String, _ example: String?) {
    self.noun = noun
    self.example = example
  }

  /// Describes a type.
  init(_ type: ParameterType) {
    self =
      switch type {
      case .integer: Self("a whole number", "1")
      case .number: Self("a number", "1")
      case .boolean: Self("true or false", "true")
      case .length: Self("a length", "2px")
      case .size: Self("a width and a height", "20px 20px")
      case .point: Self("two lengths", "0px 2px")
      case .insets: Self("one to four lengths", "4px 8px")
      case .sides: Self("one to four numbers", "4 8")
      case .angle: Self("an angle", "45deg")
      case .color: Self("a color", "teal")
      case .font: Self("a font", "bold 15px")
      case .string: Self("a text in quotes", "\"Text\"")
      case .identifier: Self("a name", "image")
      case .image: Self("an image", "url(\"picture.png\")")
      case .keyword(let words, _): Self("one of its keywords", words.first)
      case .gradient: Self("a gradient", "linear-gradient(white, black)")
      case .shape: Self("an outline", "capsule")
      case .pipeline: Self("steps", "fill(teal)")
      case .textShadow: Self("a shadow", "0px 1px 2px black")
      case .placement: Self("an alignment", "center top")
      case .decoration: Self("a line", "underline")
      case .custom(_, "<image>"): Self("an image", "url(\"picture.png\")")
      case .custom(_, "<length-percentage>"): Self("a length or a percentage", "8px")
      case .custom(_, let grammar): Self("a value of the form \(grammar)", nil)
      case .optional(let type), .list(let type): Self(type)
      }
  }
}

extension ParameterWords: CustomStringConvertible {
  /// The noun with the example.
  var description: String { noun + (example.map { ", such as \($0)" } ?? "") }
}
