// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Foundation
import TestSupport
import Testing

/// The color files of both copies of css-parsing-tests, as far as sRGB reaches.
///
/// Left out until there are other color spaces: hwb, lab, lch, oklab, oklch, color() and device-cmyk; see ``leftOut``.
struct ColorConformanceTests {
  /// A file, the number of its cases, and whether it writes components with fractions.
  struct Suite: Sendable, CustomStringConvertible {
    let path: String
    let count: Int
    var description: String { path }
    var isExact: Bool { !path.hasPrefix("css-parsing-tests/") }
  }

  static let suites = [
    Suite(path: "css-parsing-tests/color_hexadecimal_3.json", count: 81),
    Suite(path: "css-parsing-tests/color_hexadecimal_4.json", count: 324),
    Suite(path: "css-parsing-tests/color_hsl_3.json", count: 256),
    Suite(path: "css-parsing-tests/color_hsl_4.json", count: 500),
    Suite(path: "css-parsing-tests/color_keywords_3.json", count: 160),
    Suite(path: "css-parsing-tests/color_keywords_4.json", count: 1),
    Suite(path: "css-parsing-tests-cssparser/color3.json", count: 233),
    Suite(path: "css-parsing-tests-cssparser/color3_hsl.json", count: 15552),
    Suite(path: "css-parsing-tests-cssparser/color3_keywords.json", count: 801),
  ]

  static let leftOut = [
    "css-parsing-tests/color_function_4.json", "css-parsing-tests/color_functions_5.json",
    "css-parsing-tests/color_hwb_4.json", "css-parsing-tests/color_lab_4.json",
    "css-parsing-tests/color_lch_4.json", "css-parsing-tests/color_oklab_4.json",
    "css-parsing-tests/color_oklch_4.json",
    "css-parsing-tests-cssparser/color4_color_function.json",
    "css-parsing-tests-cssparser/color4_hwb.json",
    "css-parsing-tests-cssparser/color4_lab_lch_oklab_oklch.json",
  ]

  @Test("every case is read as the suite says", .needsCorpora, arguments: suites)
  func conformance(suite: Suite) throws {
    let cases = try Self.cases(suite.path)
    #expect(cases.count == suite.count)
    for (input, expected) in cases {
      let value = Property.color.value(parsing: input)
      let actual = suite.isExact ? value.map(Self.text) : value.flatMap(Self.rounded)
      let wanted = suite.isExact ? expected : expected.map(Self.rounded)
      #expect(actual == wanted, "\(input)")
    }
  }

  @Test("every color file is read or listed as left out", .needsCorpora)
  func coverage() {
    let folders = ["css-parsing-tests", "css-parsing-tests-cssparser"]
    let files = folders.flatMap { folder in
      Corpora.files(in: folder, endings: ["json"]).map { "\(folder)/\($0.lastPathComponent)" }
    }
    let colors = files.filter { $0.contains("color") }
    #expect(Set(colors) == Set(Self.suites.map(\.path) + Self.leftOut))
  }

  private static func cases(_ path: String) throws -> [(String, String?)] {
    let items = try JSONSerialization.jsonObject(with: Corpora.data(path)) as? [Any] ?? []
    return stride(from: 0, to: items.count - 1, by: 2).map {
      (items[$0] as? String ?? "", items[$0 + 1] as? String)
    }
  }

  /// The color as the suites write it: computed, so that names are numbers.
  private static func text(_ value: CSSValue) -> String {
    value.computed(for: .backgroundColor, in: ComputationContext()).description
  }

  /// The components with five digits: one copy of the suite keeps fractions of a byte, which CSSOM does not print.
  private static func rounded(_ value: CSSValue) -> String? {
    guard let color = value.as(Color.self) else { return nil }
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
