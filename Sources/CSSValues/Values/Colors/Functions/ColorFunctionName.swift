// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The name of a function that results in a color.
enum ColorFunctionName {
  /// A function of the components of a space, by name or alias: `oklch()`, `hsl()`, `hsla()`.
  case components(ColorSpace)
  /// A function with special arguments.
  case special(Special)

  /// A function with special arguments.
  enum Special: String, CaseIterable {
    case color
    case colorMix = "color-mix"
    case lightDark = "light-dark"
    case contrastColor = "contrast-color"
    case deviceCMYK = "device-cmyk"
    case hsvMultiply = "hsv-multiply"
    case hsvAdd = "hsv-add"
    case highlight
    case shadowOf = "shadow-of"
    case toolbarColor = "toolbar-color"
  }

  private static let all: [(name: String, function: ColorFunctionName)] =
    ColorSpace.allCases.filter { !$0.isPredefined }.flatMap { space in
      [space.description, space.description + "a"].prefix(space.hasCommaSyntax ? 2 : 1)
        .map { ($0, .components(space)) }
    } + Special.allCases.map { ($0.rawValue, .special($0)) }

  /// The names of all functions.
  static let names = all.map(\.name)

  private static let table = SmallNameTable(names)

  /// Creates the function that a token opens, or returns `nil`.
  init?(_ stream: TokenStream, at position: Int) {
    guard let index = stream.withName(of: position, Self.table.find) else { return nil }
    self = Self.all[index].function
  }
}

extension ColorFunctionName {
  /// Parses the arguments of the function, at a nesting depth in color functions.
  func parse(_ cursor: inout TokenCursor, depth: Int) -> SpecifiedColor? {
    switch self {
    case .components(let space):
      ColorFunction.parse(&cursor, of: space, depth: depth)?.specified
    case .special(.color):
      if let profile = ProfiledColor.consumeProfileName(&cursor) {
        ProfiledColor.parse(&cursor, profile: profile).map { .profiled($0) }
      } else {
        ColorFunction.parse(&cursor, of: nil, depth: depth)?.specified
      }
    case .special(.colorMix): ColorMix.parse(&cursor, depth: depth).map { .mix($0) }
    case .special(.lightDark): SpecifiedColor.parseLightDark(&cursor, depth: depth)
    case .special(.contrastColor):
      ContrastColor.parse(&cursor, depth: depth).map { .contrast($0) }
    case .special(.deviceCMYK): ProfiledColor.parseDeviceCMYK(&cursor).map { .profiled($0) }
    case .special(.hsvMultiply):
      HSVAdjustment.parse(&cursor, depth: depth) { .multiply($0) }.map { .adjusted($0) }
    case .special(.hsvAdd):
      HSVAdjustment.parse(&cursor, depth: depth) { .add($0) }.map { .adjusted($0) }
    case .special(.highlight):
      HSVAdjustment.parse(&cursor, depth: depth, .highlight).map { .adjusted($0) }
    case .special(.shadowOf):
      HSVAdjustment.parse(&cursor, depth: depth, .shadow).map { .adjusted($0) }
    case .special(.toolbarColor):
      ToolbarColor.parse(&cursor, depth: depth).map { .toolbar($0) }
    }
  }
}
