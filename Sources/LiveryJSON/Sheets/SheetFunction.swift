// SPDX-License-Identifier: Apache-2.0

/// A function of JSON style sheets: its name, what it takes and the CSS that it becomes.
///
/// `alpha` and `mix` re-create those of the Ångström Style System; the others are Livery's.
struct SheetFunction: Sendable {
  /// The name without the tilde.
  let name: String
  /// What it takes.
  let parameters: [Parameter]
  /// How many of the parameters may be left out, from the last one on.
  var optional = 0
  /// Whether the last parameter may be repeated.
  var isVariadic = false
  /// What it gives.
  let result: Result
  /// The CSS of the arguments' CSS.
  let css: @Sendable ([String]) -> String

  /// What a function takes in one place.
  struct Parameter: Sendable {
    /// What it is called.
    let name: String
    /// What it may be.
    let kind: Kind

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// What an argument may be.
  enum Kind: Sendable {
    /// A color.
    case color
    /// A number, of which 1 is the whole, or a percentage.
    case part
    /// A number or a length.
    case quantity
  }

  /// What a function gives.
  enum Result: Sendable {
    /// A color.
    case color
    /// What its arguments are: a length where one of them is.
    case quantity
    /// The product or quotient of its arguments.
    case product
  }

  /// How it is written: `~color.mix(COLOR1, COLOR2, PART)`.
  var signature: String {
    var text = "~\(name)("
    for (index, parameter) in parameters.enumerated() {
      let isOptional = index >= parameters.count - optional
      text += (isOptional ? "[" : "") + (index > 0 ? ", " : "") + parameter.name
    }
    return text + (isVariadic ? ", …" : "") + String(repeating: "]", count: optional) + ")"
  }
}

extension SheetFunction {
  /// The function of a name.
  static func named(_ name: String) -> SheetFunction? { all.first { $0.name == name } }

  /// Every function.
  static let all: [SheetFunction] = colors + numbers

  private static let colors: [SheetFunction] = [
    SheetFunction(
      name: "color.alpha", parameters: [.init("COLOR", .color), .init("ALPHA", .part)],
      result: .color
    ) { "rgb(from \($0[0]) r g b / \($0[1]))" },
    SheetFunction(
      name: "color.mix",
      parameters: [.init("COLOR1", .color), .init("COLOR2", .color), .init("PART", .part)],
      result: .color
    ) { "color-mix(in srgb, \($0[0]) \(percentage($0[2])), \($0[1]))" },
    adjustment("color.lighten", "h s min(l + #, 100)"),
    adjustment("color.darken", "h s max(l - #, 0)"),
    adjustment("color.saturate", "h min(s + #, 100) l"),
    adjustment("color.desaturate", "h max(s - #, 0) l"),
    SheetFunction(
      name: "color.contrast",
      parameters: [.init("COLOR", .color), .init("DARK", .color), .init("LIGHT", .color)],
      optional: 2, result: .color
    ) { "contrast-color(\($0.joined(separator: ", ")))" },
  ]

  private static let numbers: [SheetFunction] = [
    sum("number.add", "+"), sum("number.subtract", "-"), product("number.multiply", "*"),
    product("number.divide", "/"), choice("number.min", "min"), choice("number.max", "max"),
    SheetFunction(
      name: "number.clamp",
      parameters: [.init("MIN", .quantity), .init("VALUE", .quantity), .init("MAX", .quantity)],
      result: .quantity
    ) { "clamp(\($0.joined(separator: ", ")))" },
  ]

  /// A function that changes a component of a color in HSL; `#` stands for the change.
  private static func adjustment(_ name: String, _ components: String) -> SheetFunction {
    SheetFunction(
      name: name, parameters: [.init("COLOR", .color), .init("AMOUNT", .part)], result: .color
    ) { arguments in
      let amount = hundredfold(arguments[1])
      let parts = components.split(separator: "#", omittingEmptySubsequences: false)
      return "hsl(from \(arguments[0]) \(parts.joined(separator: amount)))"
    }
  }

  private static func sum(_ name: String, _ sign: String) -> SheetFunction {
    SheetFunction(
      name: name, parameters: [.init("A", .quantity), .init("B", .quantity)], isVariadic: true,
      result: .quantity
    ) { "calc(\($0.joined(separator: " \(sign) ")))" }
  }

  private static func product(_ name: String, _ sign: String) -> SheetFunction {
    SheetFunction(
      name: name, parameters: [.init("A", .quantity), .init("B", .quantity)], isVariadic: true,
      result: .product
    ) { "calc(\($0.joined(separator: " \(sign) ")))" }
  }

  private static func choice(_ name: String, _ function: String) -> SheetFunction {
    SheetFunction(
      name: name, parameters: [.init("A", .quantity), .init("B", .quantity)], isVariadic: true,
      result: .quantity
    ) { "\(function)(\($0.joined(separator: ", ")))" }
  }

  /// A part of 1 as a percentage.
  static func percentage(_ part: String) -> String {
    if part.hasSuffix("%") { return part }
    return isNumberText(part) ? hundredfold(part) + "%" : "calc(\(part) * 100%)"
  }

  /// A part of 1 as a number of which 100 is the whole.
  static func hundredfold(_ part: String) -> String {
    if part.hasSuffix("%") { return String(part.dropLast()) }
    guard isNumberText(part), let number = Double(part) else { return "(\(part)) * 100" }
    // Digits that come from the binary form of the number say nothing.
    let rounded = (number * 1e11).rounded() / 1e9
    guard abs(rounded) < 1e15 else { return "\(part) * 100" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
