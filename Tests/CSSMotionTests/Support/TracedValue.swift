// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Foundation

/// A value as text, compared by its numbers.
enum TracedValue {
  /// Returns the resolved value of a property as the browser serializes it.
  static func text(of property: String, in style: ComputedStyle) -> String? {
    guard let value = style.value(named: property) else { return nil }
    if property == "transform", let matrix = style.transformMatrix { return matrix }
    // A browser prints the used line height.
    if property == "line-height", case .number(let factor) = value {
      return "\(CSSValue.length(Length(factor * style.fontSize)))"
    }
    return value.description
  }

  /// Returns whether two values have equal texts but for numbers that differ by at most `tolerance`,
  /// or by one of 255 in a color.
  static func areEqual(
    _ text: String?, _ other: String?, within tolerance: Double = 0.0101
  ) -> Bool {
    guard let text, let other else { return (text ?? "") == (other ?? "") }
    if text == other { return true }
    if let color = CSSColor(parsing: text), let otherColor = CSSColor(parsing: other) {
      return areEqual(color, otherColor)
    }
    let (first, second) = (Parts(text), Parts(other))
    guard first.skeleton == second.skeleton, first.numbers.count == second.numbers.count else {
      return false
    }
    let tolerance = first.skeleton.contains("rgb") ? 1.0 : tolerance
    return zip(first.numbers, second.numbers).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Returns whether two colors look equal, in any notation.
  private static func areEqual(_ color: CSSColor, _ other: CSSColor) -> Bool {
    let (first, second) = (color.converted(to: .srgb), other.converted(to: .srgb))
    if abs(first.alpha - second.alpha) > 1 / 255.0 { return false }
    if first.alpha == 0 { return true }
    return [\CSSColor.red, \.green, \.blue].allSatisfy {
      abs(first[keyPath: $0] - second[keyPath: $0]) <= 1.01 / 255
    }
  }

  /// A text with its numbers apart.
  private struct Parts {
    var skeleton = ""
    var numbers: [Double] = []

    init(_ text: String) {
      var number = ""
      var isName = false
      func isPart(_ character: Character) -> Bool {
        character.isNumber || character == "." || character == "-" && number.isEmpty
          || (character == "e" && number.last?.isNumber == true)
          || (character == "-" && number.last == "e")
      }
      func finish(_ parts: inout Parts) {
        if number.isEmpty { return }
        if let value = Double(number) {
          parts.numbers.append(value)
          parts.skeleton += "#"
        } else {
          parts.skeleton += number
        }
        number = ""
      }
      for character in text {
        if !isName, isPart(character) {
          number.append(character)
          continue
        }
        finish(&self)
        isName = character.isLetter || isName && (character.isNumber || character == "-")
        if isName, !numbers.isEmpty, character.isLetter { isName = true }
        skeleton.append(character)
      }
      finish(&self)
    }
  }
}

extension ComputedStyle {
  /// The resolved value of `transform`: a matrix, or `nil` for `none`.
  fileprivate var transformMatrix: String? {
    guard let functions = [TransformFunction](self[.transform]), !functions.isEmpty else {
      return nil
    }
    return functions.matrix(in: nil).map { TransformFunction($0).description }
  }
}
