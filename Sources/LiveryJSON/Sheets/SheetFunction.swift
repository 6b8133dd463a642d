// SPDX-License-Identifier: Apache-2.0

/// A function of JSON style sheets: its name, its parameters and the resulting CSS.
///
/// `alpha` and `mix` re-create those of the Ångström Style System; the others are
/// specific to Livery.
struct SheetFunction: Sendable {
  /// The name without the tilde.
  let name: String
  /// The parameters.
  let parameters: [Parameter]
  /// The number of optional parameters, counted from the end.
  var optional = 0
  /// Whether the last parameter may be repeated.
  var isVariadic = false
  /// The kind of the result.
  let result: Result
  /// Returns the CSS of the function for the CSS of its arguments.
  let css: @Sendable ([String]) -> String

  /// A parameter of a function.
  struct Parameter: Sendable {
    /// The name of the parameter.
    let name: String
    /// The kind of the argument.
    let kind: Kind

    init(_ name: String, _ kind: Kind) {
      self.name = name
      self.kind = kind
    }
  }

  /// A kind of argument.
  enum Kind: Sendable {
    /// A color.
    case color
    /// A fraction as a number, where 1 is the whole, or as a percentage.
    case part
    /// A number or a length.
    case quantity
  }

  /// A kind of result.
  enum Result: Sendable {
    /// A color.
    case color
    /// A length if any argument is a length, otherwise a number.
    case quantity
    /// The product or quotient of its arguments.
    case product
  }

  /// The signature of the function, such as `~color.mix(COLOR1, COLOR2, PART)`.
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
  /// Returns the function with a name.
  static func named(_ name: String) -> SheetFunction? { all.first { $0.name == name } }

  /// All functions.
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

  /// Returns a function that changes an HSL component of a color; `#` is replaced by the change.
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

  /// Returns a fraction of 1 as a percentage.
  static func percentage(_ part: String) -> String {
    if part.hasSuffix("%") { return part }
    return isNumberText(part) ? hundredfold(part) + "%" : "calc(\(part) * 100%)"
  }

  /// Returns a fraction of 1 as a number on a scale of 100.
  static func hundredfold(_ part: String) -> String {
    if part.hasSuffix("%") { return String(part.dropLast()) }
    guard isNumberText(part), let number = Double(part) else { return "(\(part)) * 100" }
    // Rounding removes the digits of the binary representation.
    let rounded = (number * 1e11).rounded() / 1e9
    guard abs(rounded) < 1e15 else { return "\(part) * 100" }
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
