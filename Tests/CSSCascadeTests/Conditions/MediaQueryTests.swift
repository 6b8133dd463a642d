// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import CSSValues
import Testing

/// Tests of the environments that media queries match.
@Suite struct MediaQueryTests {
  /// A window of 800 by 600 px on a desktop with a light color scheme.
  static var desktop: StyleEnvironment {
    var environment = StyleEnvironment()
    environment.viewport = .init(width: 800, height: 600)
    environment.platform = .linux
    environment.interaction.pointer = .fine
    environment.interaction.canHover = true
    return environment
  }

  private func matches(_ text: String, in environment: StyleEnvironment = desktop) -> Bool {
    let stream = TokenStream(text)
    return MediaQueryList(stream, in: 0..<stream.count).matches(in: environment)
  }

  @Test(
    "types of media, section 2.3",
    arguments: [
      ("", true), ("all", true), ("screen", true), ("SCREEN", true), ("only screen", true),
      ("print", false), ("not print", true), ("not all", false), ("not screen", false),
      ("only print", false), ("speech", false), ("tv", false), ("hologram", false),
      ("not hologram", true), ("s\\63 reen", true), ("print, screen", true), (" /**/ all", true),
    ])
  func types(query: String, expected: Bool) { #expect(matches(query) == expected) }

  @Test(
    "sizes in all forms, sections 2.4.3 and 4",
    arguments: [
      ("(width: 800px)", true), ("(width: 801px)", false), ("(min-width: 800px)", true),
      ("(min-width: 800.5px)", false), ("(max-width: 800px)", true), ("(max-width: 799px)", false),
      ("(width >= 800px)", true), ("(width > 800px)", false), ("(width<=800px)", true),
      ("(width < 800px)", false), ("(width = 800px)", true), ("(800px = width)", true),
      ("(600px < width)", true), ("(600px > width)", false), ("(400px <= width < 700px)", false),
      ("(400px <= width <= 800px)", true), ("(900px > width >= 800px)", true),
      ("(900px>width>800px)", false), ("(WIDTH >= 50EM)", true), ("(width: 50em)", true),
      ("(width: 50rem)", true), ("(min-width: 100vw)", true), ("(width > 100vh)", true),
      ("(width = calc(10px * 80))", true), ("(width >= calc(1em + 784px))", true),
      ("(max(1px, 900px) > width)", true), ("(width >= 0)", true), ("(min-width: -5px)", true),
      ("(width: -800px)", false), ("(max-width: -1px)", false), ("(height = 600px)", true),
      ("(width)", true), ("(height)", true), ("(device-width: 800px)", true),
      ("(min-device-height: 601px)", false), ("(width: 8.333333333in)", false),
    ])
  func sizes(query: String, expected: Bool) { #expect(matches(query) == expected) }

  @Test(
    "aspect ratios, sections 4.3 and 4.4",
    arguments: [
      ("(aspect-ratio: 4/3)", true), ("(aspect-ratio: 8 / 6)", true), ("(aspect-ratio > 1)", true),
      ("(16/9 > aspect-ratio >= 4/3)", true), ("(min-aspect-ratio: 16/9)", false),
      ("(max-aspect-ratio: 1/0)", true), ("(aspect-ratio)", true),
      ("(aspect-ratio: 0/0)", false), ("(device-aspect-ratio: calc(2 * 2)/3)", true),
      ("(orientation: landscape)", true), ("(orientation: PORTRAIT)", false),
      ("(orientation)", true), ("(aspect-ratio: -4/-3)", false),
    ])
  func proportions(query: String, expected: Bool) { #expect(matches(query) == expected) }

  @Test("a square is portrait")
  func square() {
    var environment = Self.desktop
    environment.viewport = .init(width: 10, height: 10)
    #expect(matches("(orientation: portrait) and (aspect-ratio: 1)", in: environment))
  }

  @Test(
    "size features are unknown without a viewport",
    arguments: [
      "(width > 1px)", "not (width > 1px)", "(width)", "(min-height: 0)", "(orientation)",
      "(aspect-ratio > 0)", "not screen and (width > 1px)",
    ])
  func unknownViewport(query: String) { #expect(!matches(query, in: StyleEnvironment())) }

  @Test(
    "resolutions, section 5.1",
    arguments: [
      ("(resolution: 2dppx)", true), ("(resolution >= 192dpi)", true), ("(resolution: 2x)", true),
      ("(min-resolution: 76dpcm)", false), ("(max-resolution: 76dpcm)", true),
      ("(resolution < infinite)", true), ("(infinite > resolution)", true),
      ("(resolution: infinite)", false), ("(resolution)", true),
      ("(-webkit-min-device-pixel-ratio: 1.5)", true), ("(-webkit-device-pixel-ratio: 2)", true),
      ("(-webkit-max-device-pixel-ratio: 1.9)", false), ("(-webkit-device-pixel-ratio > 1)", true),
      ("(resolution: 2)", false), ("(resolution: calc(1x + 96dpi))", true),
    ])
  func resolutions(query: String, expected: Bool) {
    var environment = Self.desktop
    environment.display.resolution = 2
    #expect(matches(query, in: environment) == expected)
  }

  @Test(
    "display features, sections 5, 6 and 7, in a default environment",
    arguments: [
      ("(color)", true), ("(color: 8)", true), ("(min-color: 9)", false), ("(color >= 4)", true),
      ("(color: 8.0)", false), ("(color-index)", false), ("(color-index: 0)", true),
      ("(monochrome)", false), ("(monochrome = 0)", true), ("(color-gamut: srgb)", true),
      ("(color-gamut: p3)", false), ("(color-gamut)", true), ("(grid)", false), ("(grid: 0)", true),
      ("(grid: 2)", false), ("(scan: progressive)", true), ("(update: fast)", true),
      ("(update)", true), ("(overflow-block: scroll)", true), ("(overflow-inline)", true),
      ("(dynamic-range: standard)", true), ("(dynamic-range: high)", false),
      ("(video-dynamic-range)", true), ("(environment-blending: opaque)", true),
      ("(display-mode: standalone)", true), ("(display-mode: browser)", false),
      ("(scripting: none)", true), ("(scripting)", false), ("(inverted-colors)", false),
      ("(forced-colors: none)", true), ("(nav-controls)", false),
      ("(horizontal-viewport-segments: 1)", true),
    ])
  func displays(query: String, expected: Bool) { #expect(matches(query) == expected) }

  @Test(
    "interaction and preference features, sections 8 and 11, in a default environment",
    arguments: [
      ("(pointer: fine)", true), ("(pointer)", true), ("(pointer: none)", false),
      ("(any-pointer: coarse)", false), ("(hover)", true), ("(hover: none)", false),
      ("(any-hover: hover)", true), ("(prefers-color-scheme: light)", true),
      ("(prefers-color-scheme: dark)", false), ("(prefers-color-scheme)", true),
      ("(prefers-contrast)", false), ("(prefers-contrast: no-preference)", true),
      ("(prefers-reduced-motion: no-preference)", true), ("(prefers-reduced-motion)", false),
      ("(prefers-reduced-transparency: reduce)", false), ("(prefers-reduced-data: reduce)", false),
      ("(platform: linux)", true), ("(platform: macOS)", false), ("(platform)", true),
    ])
  func users(query: String, expected: Bool) { #expect(matches(query) == expected) }

  /// A change of the environment, and a query that matches because of it.
  struct Statement: Sendable, CustomStringConvertible {
    let description: String
    let change: @Sendable (inout StyleEnvironment) -> Void

    init(_ query: String, _ change: @escaping @Sendable (inout StyleEnvironment) -> Void) {
      description = query
      self.change = change
    }
  }

  @Test(
    "a query matches when the environment does",
    arguments: [
      Statement("print") { $0.display.mediaType = .print },
      Statement("(update: none) and (overflow-block: paged)") { $0.display.mediaType = .print },
      Statement("(update: slow)") { $0.display.update = .slow },
      Statement("(platform: visionos)") { $0.platform = .visionos },
      Statement("(display-mode: picture-in-picture)") { $0.display.mode = .pictureInPicture },
      Statement("(color: 0) and (monochrome: 4)") {
        $0.display.colorDepth = 0
        $0.display.monochromeDepth = 4
      },
      Statement("(color-gamut: p3)") { $0.display.colorGamut = .rec2020 },
      Statement("(dynamic-range: high) and (dynamic-range: standard)") {
        $0.display.isHighDynamicRange = true
      },
      Statement("(pointer: none) and (not (pointer))") { $0.interaction.pointer = .none },
      Statement("(any-pointer: coarse) and (any-pointer: fine)") {
        $0.interaction.otherPointers = [.coarse]
      },
      Statement("(any-pointer: none) and (not (any-pointer))") { $0.interaction.pointer = .none },
      Statement("(hover: none) and (any-hover)") {
        $0.interaction.canHover = false
        $0.interaction.othersCanHover = true
      },
      Statement("(prefers-color-scheme: dark)") { $0.colorScheme = .dark },
      Statement("(prefers-contrast: less) and (prefers-contrast)") {
        $0.preferences.contrast = .less
      },
      Statement("(forced-colors) and (prefers-contrast: custom)") {
        $0.preferences.forcesColors = true
      },
      Statement("(inverted-colors: inverted)") { $0.display.invertsColors = true },
      Statement("(prefers-reduced-motion)") { $0.preferences.reducesMotion = true },
      Statement("(prefers-reduced-transparency: reduce)") {
        $0.preferences.reducesTransparency = true
      },
      Statement("(prefers-reduced-data)") { $0.preferences.reducesData = true },
    ])
  func statements(statement: Statement) {
    var environment = Self.desktop
    #expect(!matches(statement.description, in: environment))
    statement.change(&environment)
    #expect(matches(statement.description, in: environment))
  }

  @Test(
    "not, and, or and unknown terms, section 3",
    arguments: [
      ("(color) and (grid: 0)", true), ("(color) and (grid)", false), ("(grid) or (color)", true),
      ("not (grid)", true), ("not ((color) and (grid))", true),
      ("(not (grid)) and ((grid) or (color))", true), ("screen and (color)", true),
      ("screen and not (grid)", true), ("not screen and (grid)", true),
      ("not print and (unknown)", true), ("not screen and (unknown)", false),
      ("(unknown)", false), ("not (unknown)", false), ("(unknown) or (color)", true),
      ("not ((unknown) and (grid))", true), ("(unknown: 1px) and (grid)", false),
      ("not (width: red)", false), ("(width: red) or (color)", true), ("f(x)", false),
      ("not f(x) or (color)", false), ("f(x) or (color)", true), ("not(grid)", false),
      ("(color)and (hover)", true), ("(color) AND (hover)", true),
      ("(color), (grid)", true), ("print, (grid)", false), ("(a, b), all", true),
      ("(min-hover: none)", false), ("(min-width)", false), ("(hover > none)", false),
      ("(min-width > 1px)", false), ("(1px < width > 1px)", false), ("(1px = width = 2px)", false),
      ("not (min-width)", false), ("((color))", true), ("(((grid)) or ((color)))", true),
      ("((color) and (hover) or (grid))", false), ("not ((color) and (hover) or (grid))", false),
    ])
  func logic(query: String, expected: Bool) { #expect(matches(query) == expected) }
}
