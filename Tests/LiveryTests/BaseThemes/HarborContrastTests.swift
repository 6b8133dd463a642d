// SPDX-License-Identifier: Apache-2.0
import Foundation
import Livery
import Testing

/// Tests that the colors of harbor have the contrast of WCAG 2.2 in every variant, for any accent.
///
/// The variants are the color schemes, `prefers-contrast` and `prefers-reduced-transparency`.
@Suite struct HarborContrastTests {
  /// A color on the colors that it stands on, by their variables.
  struct Pair: Sendable {
    let colors: [String]
    let grounds: [String]
    let minimum: Double

    /// Text: 4.5:1, <https://www.w3.org/TR/WCAG22/#contrast-minimum>.
    static func text(_ colors: [String], on grounds: [String]) -> Pair {
      Pair(colors: colors, grounds: grounds, minimum: 4.5)
    }

    /// Edges, marks and rings: 3:1, <https://www.w3.org/TR/WCAG22/#non-text-contrast>.
    static func part(_ colors: [String], on grounds: [String]) -> Pair {
      Pair(colors: colors, grounds: grounds, minimum: 3)
    }
  }

  private static let grounds = ["background", "bar", "sidebar", "surface", "raised"]
  private static let tones = ["accent", "danger", "success", "warning"]

  private static let pairs: [Pair] =
    [
      .text(
        ["text", "secondary-text", "link-text"] + tones.map { "\($0)-text" },
        on: grounds + ["control", "sunken"]),
      .text(["text"], on: ["control-hover", "control-active", "accent-soft"]),
      .text(["inverse-text"], on: ["inverse"]),
      .text(["on-accent"], on: ["accent-fill", "accent-hover", "accent-active"]),
      .text(["on-danger"], on: ["danger-fill"]),
      .part(["control-line", "focus", "accent-mark"], on: grounds),
      .part(["disabled-text"], on: grounds),
    ]
    + tones.map { .text(["\($0)-text"], on: ["\($0)-soft"]) }

  /// A variant of the theme.
  struct Variant: Sendable, CustomTestStringConvertible {
    let scheme: CSSColorScheme
    let isContrasting: Bool
    let isOpaque: Bool

    var testDescription: String {
      "\(scheme)\(isContrasting ? ", more contrast" : "")\(isOpaque ? ", less transparency" : "")"
    }

    static let all = CSSColorScheme.allCases.flatMap { scheme in
      [false, true].flatMap { isContrasting in
        [false, true].map {
          Variant(scheme: scheme, isContrasting: isContrasting, isOpaque: $0)
        }
      }
    }
  }

  /// Themes over harbor: accents, and those in `Resources`.
  private static func themes() throws -> [(name: String, text: String)] {
    let accents = [
      "black", "white", "gray", "yellow", "lime", "navy", "crimson", "#ff00ff", "teal", "orange",
    ]
    let files = try ["evergreen.css", "midnight.css"].map { name in
      let path = ProjectFile("Resources/themes/\(name)").path
      return (name, try String(contentsOfFile: path, encoding: .utf8))
    }
    return [("harbor", "")] + accents.map { ($0, ":root { --accent: \($0) }") } + files
  }

  @Test("texts and parts are readable on what is below them", arguments: Variant.all)
  func contrast(variant: Variant) throws {
    for (name, text) in try Self.themes() {
      let theme = Theme(base: .harbor)
      theme.environment.colorScheme = variant.scheme
      theme.environment.preferences.contrast = variant.isContrasting ? .more : .noPreference
      theme.environment.preferences.reducesTransparency = variant.isOpaque
      let colorNames = Set(Self.pairs.flatMap { $0.colors + $0.grounds })
      let rules = colorNames.map { ".\($0) { color: var(--\($0)-color) }" }.joined(separator: "\n")
      theme.add(text + rules, name: "colors.css")
      var colors: [String: CSSColor] = [:]
      for name in colorNames {
        _ = try #require(theme.css(":root", "--\(name)-color"), "\(name)")
        colors[name] = theme.css(".\(name)", \.color)
      }
      for pair in Self.pairs {
        for color in pair.colors {
          for ground in pair.grounds {
            let ratio = try #require(colors[color]).contrast(with: try #require(colors[ground]))
            #expect(
              ratio >= pair.minimum,
              "--\(color)-color on --\(ground)-color, \(name): \(ratio)")
          }
        }
      }
    }
  }
}
