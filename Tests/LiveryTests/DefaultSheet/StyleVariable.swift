// SPDX-License-Identifier: Apache-2.0
import Livery

/// A value of Three20's default style sheet: a variable, or the value of a selector.
///
/// The article "Coming from Three20" describes the variables.
enum StyleValue: Sendable {
  /// Red, green and blue from 0 to 255, and opacity.
  case rgb(Double, Double, Double, Double = 1)
  /// A level of gray from 0 to 1, and opacity.
  case white(Double, Double = 1)
  /// The system font at a size in px.
  case system(Double)
  /// The bold system font at a size in px.
  case bold(Double)
  /// A shadow offset in px.
  case offset(Double, Double)
  /// Text.
  case text(String)

  /// No color: a variable that is nil or clear.
  static let none = StyleValue.rgb(0, 0, 0, 0)
  static let black = StyleValue.white(0)
  static let white = StyleValue.white(1)
}

/// A variable of Three20's default style sheet.
struct StyleVariable: Sendable, CustomStringConvertible {
  let name: String
  let value: StyleValue

  init(_ name: String, _ value: StyleValue) {
    self.name = name
    self.value = value
  }

  var description: String { name }

  /// The name of the custom property: `--text-color` for `textColor`.
  var property: String {
    name.reduce(into: "--") { result, letter in
      if letter.isUppercase { result += "-" }
      result += letter.lowercased()
    }
  }
}

extension StyleValue {
  /// Returns whether a color equals the value, within 1/255.
  func matches(_ color: CSSColor?) -> Bool {
    guard let color else { return false }
    let expected: [Double]
    switch self {
    case .rgb(let red, let green, let blue, let alpha):
      expected = [red / 255, green / 255, blue / 255, alpha]
    case .white(let white, let alpha): expected = [white, white, white, alpha]
    default: return false
    }
    let found = [color.red, color.green, color.blue, color.alpha]
    return zip(expected, found).allSatisfy { abs($0 - $1) <= 1.0 / 255 }
  }

  /// Returns whether a font equals the value, with Three20's platform font as its family.
  func matches(_ font: CSSFont) -> Bool {
    let isSystem = font.families == [.named("Helvetica"), .generic(.sansSerif)]
    switch self {
    case .system(let size): return isSystem && font.size == size && font.weight == .normal
    case .bold(let size): return isSystem && font.size == size && font.weight == .bold
    default: return false
    }
  }

  /// Returns whether a shadow has the offset of the value.
  func matches(_ shadow: Shadow?) -> Bool {
    guard case .offset(let x, let y) = self, let shadow else { return false }
    return shadow.x == .init(x) && shadow.y == .init(y) && shadow.blur == .zero
  }
}
