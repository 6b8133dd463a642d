// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSValues
import Testing

extension StyleFunction {
  static let brandTint = StyleFunction(
    "--brand-tint",
    parameters: [.init("color", "<color>"), .init("amount", "<percentage>", default: "20%")]
  ) { arguments in
    guard let color = arguments.color(0), let amount = arguments.percentage(1) else { return nil }
    return "color-mix(in srgb, \(color) \(100 - amount)%, white)"
  }
}

extension StyleFunction {
  static let scaled = StyleFunction(
    "--scaled", parameters: [.init("size", "<length>"), .init("factor", "<number>", default: "2")]
  ) { arguments in
    guard let size = arguments.length(0), let factor = arguments.number(1) else { return nil }
    return "\(size * factor)px"
  }
}

/// The examples of the documentation of functions, with the results that it shows.
@Suite struct FunctionExampleTests {
  @Test("a function of the program")
  func brandTint() {
    var sheet = CSSStyleSheet(
      """
      .badge { --base: red; color: --brand-tint(var(--base)) }
      .badge:hover { color: --brand-tint(var(--base), 50%) }
      """)
    sheet.register(.brandTint)
    #expect(sheet.css(".badge", "color")?.description == "color(srgb 1 0.2 0.2)")
    #expect(
      sheet.css(".badge", "color", state: .highlighted)?.description == "color(srgb 1 0.5 0.5)")
  }

  @Test("registering")
  func registering() {
    var sheet = CSSStyleSheet(".title { font-size: --scaled(10px) }")
    #expect(sheet.css(".title", "font-size")?.description == "16px")
    sheet.register(.scaled)
    #expect(sheet.css(".title", "font-size")?.description == "20px")
  }

  @Test("a parameter")
  func parameter() {
    let parameter = StyleFunction.Parameter("amount", "<percentage>", default: "20%")
    #expect(parameter.defaultText == "20%")
  }
}
