// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A function that gives a color.
enum ColorFunctionName {
  /// A function of the components of a space, by the name of the space or an older one: `oklch()`, `hsl()`, `hsla()`.
  case components(ColorSpace)
  /// A function with arguments of its own.
  case special(Special)

  /// A function with arguments of its own.
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

  /// The function that a token opens.
  init?(_ stream: TokenStream, at position: Int) {
    guard let index = stream.withName(of: position, Self.table.find) else { return nil }
    self = Self.all[index].function
  }
}

extension ColorFunctionName {
  /// Reads the arguments of the function, which is in as many functions of colors as `depth` says.
  func parse(_ cursor: inout TokenCursor, depth: Int) -> SpecifiedColor? {
    switch self {
    case .components(let space):
      ColorFunction.parse(&cursor, of: space, depth: depth)?.specified
    case .special(.color):
      if let profile = ProfiledColor.takeProfile(&cursor) {
        ProfiledColor.parse(&cursor, profile: profile).map { .profiled($0) }
      } else {
        ColorFunction.parse(&cursor, of: nil, depth: depth)?.specified
      }
    case .special(.colorMix): ColorMix.parse(&cursor, depth: depth).map { .mix($0) }
    case .special(.lightDark): SpecifiedColor.parseLightDark(&cursor, depth: depth)
    case .special(.contrastColor):
      ContrastColor.parse(&cursor, depth: depth).map { .contrast($0) }
    case .special(.deviceCMYK): ProfiledColor.parseInks(&cursor).map { .profiled($0) }
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
