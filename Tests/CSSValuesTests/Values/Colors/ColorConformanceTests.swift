// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// Tests of the color files in both copies of css-parsing-tests.
struct ColorConformanceTests {
  /// A file, the number of its cases, and the number of those that the specification no longer
  /// matches.
  struct Suite: Sendable, CustomStringConvertible {
    let path: String
    let count: Int
    var differences = 0
    var description: String { path }
    /// Whether sRGB components are bytes rather than fractions of bytes, which CSSOM does not
    /// serialize.
    var isExact: Bool { !path.hasPrefix("css-parsing-tests/") }
  }

  static let suites = [
    Suite(path: "css-parsing-tests/color_function_4.json", count: 219),
    Suite(path: "css-parsing-tests/color_hexadecimal_3.json", count: 81),
    Suite(path: "css-parsing-tests/color_hexadecimal_4.json", count: 324),
    Suite(path: "css-parsing-tests/color_hsl_3.json", count: 256),
    Suite(path: "css-parsing-tests/color_hsl_4.json", count: 500),
    Suite(path: "css-parsing-tests/color_hwb_4.json", count: 500),
    Suite(path: "css-parsing-tests/color_keywords_3.json", count: 160),
    Suite(path: "css-parsing-tests/color_keywords_4.json", count: 1),
    Suite(path: "css-parsing-tests/color_lab_4.json", count: 1500, differences: 600),
    Suite(path: "css-parsing-tests/color_lch_4.json", count: 1500, differences: 780),
    Suite(path: "css-parsing-tests/color_oklab_4.json", count: 1500, differences: 600),
    Suite(path: "css-parsing-tests/color_oklch_4.json", count: 1500, differences: 780),
    Suite(path: "css-parsing-tests-cssparser/color3.json", count: 233),
    Suite(path: "css-parsing-tests-cssparser/color3_hsl.json", count: 15552),
    Suite(path: "css-parsing-tests-cssparser/color3_keywords.json", count: 801),
    Suite(path: "css-parsing-tests-cssparser/color4_color_function.json", count: 180),
    Suite(path: "css-parsing-tests-cssparser/color4_hwb.json", count: 7776),
    Suite(
      path: "css-parsing-tests-cssparser/color4_lab_lch_oklab_oklch.json", count: 4864,
      differences: 3156),
  ]

  static let colors5 = "css-parsing-tests/color_functions_5.json"

  @Test("parses every case as the suite expects", .needsCorpora, arguments: suites)
  func conformance(suite: Suite) throws {
    let cases = try Self.cases(suite.path)
    #expect(cases.count == suite.count)
    var differences = 0
    for (input, expected) in cases {
      let expected = expected as? String
      let value = Property.color.value(parsing: input)
      let isRounded = !suite.isExact && expected?.hasPrefix("rgb") ?? true
      let actual = isRounded ? value.flatMap(Self.rounded) : value.map(Self.text)
      let expectedTexts = isRounded ? expected.map(Self.rounded) : expected
      // A differing case must match the newer rule instead of the suite.
      let clampedTexts = expectedTexts.map(Self.clamped)
      if clampedTexts != expectedTexts { differences += 1 }
      #expect(actual == clampedTexts, "\(input)")
    }
    #expect(differences == suite.differences)
  }

  /// Returns the color of a suite according to the newer specification.
  ///
  /// Since 2022, lightness is clamped to 0% to 100%, and chroma to non-negative values, at parse
  /// time.
  ///
  /// Defined by [CSS Color 4, section 9.3](https://drafts.csswg.org/css-color-4/#specifying-lab-lch).
  private static func clamped(_ text: String) -> String {
    let limits = ["lab": 100.0, "lch": 100, "oklab": 1, "oklch": 1]
    let parts = text.split(separator: "(")
    guard parts.count == 2, let limit = limits[String(parts[0])] else { return text }
    var arguments = parts[1].dropLast().split(separator: " ").map(String.init)
    if let lightness = Double(arguments[0]), !(0...limit).contains(lightness) {
      arguments[0] = lightness < 0 ? "0" : String(Int(limit))
    }
    if parts[0].hasSuffix("lch"), arguments[1].hasPrefix("-") { arguments[1] = "0" }
    return "\(parts[0])(\(arguments.joined(separator: " ")))"
  }

  @Test("parses the functions of Color 5 as the suite expects, in light and dark", .needsCorpora)
  func functions5() throws {
    let cases = try Self.cases(Self.colors5)
    #expect(cases.count == 20)
    for (input, expected) in cases {
      let value = Property.color.value(parsing: input)
      let both = (expected as? [Any])?.map { $0 as? String } ?? [expected as? String]
      for (scheme, expected) in zip(CSSColorScheme.allCases, both) {
        #expect(value.map { Self.text($0, in: scheme) } == expected, "\(input)")
      }
    }
  }

  @Test("reads every color file", .needsCorpora)
  func coverage() {
    let folders = ["css-parsing-tests", "css-parsing-tests-cssparser"]
    let files = folders.flatMap { folder in
      Corpora.files(in: folder, endings: ["json"]).map { "\(folder)/\($0.lastPathComponent)" }
    }
    let colors = files.filter { $0.contains("color") }
    #expect(Set(colors) == Set(Self.suites.map(\.path) + [Self.colors5]))
  }

  private static func cases(_ path: String) throws -> [(String, Any)] {
    let items = try JSONSerialization.jsonObject(with: Corpora.data(path)) as? [Any] ?? []
    return stride(from: 0, to: items.count - 1, by: 2).map {
      (items[$0] as? String ?? "", items[$0 + 1])
    }
  }

  /// Returns the color in the notation of the suites: computed, so that names are numbers.
  private static func text(_ value: CSSValue) -> String {
    value.computed(for: .backgroundColor, in: ComputationContext()).description
  }

  /// Returns the color in the suite's notation for `light-dark()`, which uses `color()` even for
  /// named colors.
  private static func text(_ value: CSSValue, in scheme: CSSColorScheme) -> String {
    var context = ComputationContext()
    context.colorScheme = scheme
    let computed = value.computed(for: .backgroundColor, in: context)
    guard let color = computed.as(CSSColor.self), color.space.isLegacy else {
      return computed.description
    }
    return color.converted(to: .srgb).description
  }

  /// Returns the components with five digits.
  ///
  /// A copy of the suite keeps fractions of a byte, which CSSOM does not serialize.
  private static func rounded(_ value: CSSValue) -> String? {
    guard let color = value.as(CSSColor.self) else { return nil }
    return rounded([color.red * 255, color.green * 255, color.blue * 255, color.alpha])
  }

  private static func rounded(_ text: String) -> String {
    let numbers = text.split { "rgba(), ".contains($0) }.compactMap { Double($0) }
    return rounded(numbers.count == 3 ? numbers + [1] : numbers)
  }

  private static func rounded(_ numbers: [Double]) -> String {
    numbers.map { String(format: "%.4f", $0 + 1e-9) }.joined(separator: " ")
  }
}
