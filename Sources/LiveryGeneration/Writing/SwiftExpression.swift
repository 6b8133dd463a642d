// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues

/// The conversion of values to Swift expressions.
enum SwiftExpression {
  /// Returns a color: by its bytes if they are exact, else by its components.
  static func color(_ color: CSSColor) -> String {
    if color.space == .rgb, color.missing.isEmpty {
      let bytes = [color.first, color.second, color.third, color.alpha].map { $0 * 255 }
      if bytes.allSatisfy({ $0 >= 0 && $0 <= 255 }) {
        let rgba = bytes.reduce(UInt32(0)) { $0 << 8 | UInt32($1.rounded()) }
        if CSSColor(rgba: rgba) == color {
          let digits = String(rgba, radix: 16, uppercase: true)
          return
            "Livery.CSSColor(rgba: 0x\(String(repeating: "0", count: 8 - digits.count))\(digits))"
        }
      }
    }
    let components = [color.first, color.second, color.third].map(SwiftText.number)
    var text =
      "Livery.CSSColor(.\(caseName(of: color.space)), \(components.joined(separator: ", "))"
    if color.alpha != 1 { text += ", alpha: \(SwiftText.number(color.alpha))" }
    if !color.missing.isEmpty { text += ", missing: .init(rawValue: \(color.missing.rawValue))" }
    return text + ")"
  }

  /// Returns the case of a color space, whose name differs from the CSS name.
  private static func caseName(of space: ColorSpace) -> String {
    switch space {
    case .rgb: "rgb"
    case .hsl: "hsl"
    case .hwb: "hwb"
    case .hsv: "hsv"
    case .srgb: "srgb"
    case .srgbLinear: "srgbLinear"
    case .displayP3: "displayP3"
    case .displayP3Linear: "displayP3Linear"
    case .a98RGB: "a98RGB"
    case .proPhotoRGB: "proPhotoRGB"
    case .rec2020: "rec2020"
    case .lab: "lab"
    case .lch: "lch"
    case .oklab: "oklab"
    case .oklch: "oklch"
    case .xyzD50: "xyzD50"
    case .xyzD65: "xyzD65"
    }
  }

  /// Returns a font.
  static func font(_ font: CSSFont) -> String {
    let families = font.families.map { family in
      switch family {
      case .named(let name): ".named(\(SwiftText.literal(name)))"
      case .generic(let generic): ".generic(.\(SwiftName.member(generic.keyword.name) ?? "serif"))"
      }
    }
    var text = "Livery.CSSFont(families: [\(families.joined(separator: ", "))], "
    text += "size: \(SwiftText.number(font.size))"
    if font.weight != .normal { text += ", weight: .init(\(SwiftText.number(font.weight.value)))" }
    if font.style != .normal {
      text +=
        ", style: .init(generated: \(SwiftText.literal(font.style.description)), of: .fontStyle)"
    }
    if font.stretch != .normal {
      text += ", stretch: .init(percentage: \(SwiftText.number(font.stretch.percentage)))"
    }
    let variations = font.variations.map {
      ".init(\(SwiftText.literal($0.tag)), \(SwiftText.number($0.value)))"
    }
    if !variations.isEmpty { text += ", variations: [\(variations.joined(separator: ", "))]" }
    let features = font.features.map { ".init(\(SwiftText.literal($0.tag)), \($0.value))" }
    if !features.isEmpty { text += ", features: [\(features.joined(separator: ", "))]" }
    return text + ")"
  }

  /// Returns a duration.
  static func duration(_ time: Duration) -> String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    return ".seconds(\(SwiftText.number(seconds)))"
  }

  /// Returns four sides, clockwise from the top.
  static func insets(_ sides: [Double]) -> String {
    labeled("Insets", by: ["top", "right", "bottom", "left"], sides)
  }

  /// Returns a value of a type whose initializer takes a number for each label.
  private static func labeled(_ type: String, by labels: [String], _ numbers: [Double]) -> String {
    let arguments = zip(labels, numbers).map { "\($0): \(SwiftText.number($1))" }
    return "LiveryDisplay.\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the value of a custom property, or `nil` for a keyword without an enumeration.
  static func custom(
    _ value: CustomValue, text: String, as form: CustomValue.Form, keywords: KeywordEnumeration?
  ) -> String? {
    switch value {
    case .color(let color): return self.color(color)
    case .number(let number): return SwiftText.number(number)
    case .angle(let angle): return "Livery.CSSAngle(\(SwiftText.number(angle.degrees)))"
    case .duration(let duration): return self.duration(duration)
    case .boolean(let boolean): return boolean.description
    case .keyword(let keyword): return keywords?.expression(of: keyword)
    case .text(let text): return SwiftText.literal(text)
    case .url(let url): return "Livery.URLValue(\(SwiftText.literal(url.address)))"
    case .font(let font): return self.font(font)
    case .image, .shadow:
      guard CustomValue(parsing: text, as: form) != nil else { return nil }
      return "Livery.CustomValue.generated(\(SwiftText.literal(text)), as: \(form.expression))"
    case .numbers(let numbers):
      switch form {
      case .insets: return insets(numbers)
      case .rectangle: return labeled("Rect", by: ["x", "y", "width", "height"], numbers)
      default:
        let numbers = numbers.map(SwiftText.number).joined(separator: ", ")
        return "LiveryDisplay.\(form == .size ? "Size" : "Point")(\(numbers))"
      }
    case .list(let values):
      guard case .list(let form) = form else {
        return "Livery.CustomValue.generated(\(SwiftText.literal(text)), as: \(form.expression))"
      }
      var elements: [String] = []
      for value in values {
        guard let element = custom(value, text: "", as: form, keywords: keywords) else {
          return
            "Livery.CustomValue.generated(\(SwiftText.literal(text)), as: .list(\(form.expression)))"
        }
        elements.append(element)
      }
      return "[\(elements.joined(separator: ", "))]"
    }
  }
}
