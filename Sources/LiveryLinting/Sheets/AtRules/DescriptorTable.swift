// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The descriptors of the at-rules that the cascade does not read, and the grammars of their
/// values.
enum DescriptorTable {
  /// The descriptors of an at-rule.
  struct Entry {
    /// The grammars, by the names of the descriptors.
    let grammars: [String: ValueGrammar]
    /// Whether the at-rule takes properties as well.
    var acceptsProperties = false
  }

  /// Returns the descriptors of an at-rule, or `nil` if the cascade reads it.
  ///
  /// The grammars of an at-rule are parsed on first use.
  ///
  /// - Parameter name: The name of the at-rule in lower case.
  /// - Returns: The descriptors.
  static func entry(named name: String) -> Entry? {
    switch name {
    case "counter-style": Entry(grammars: counterStyle)
    case "page": Entry(grammars: page, acceptsProperties: true)
    case "font-palette-values": Entry(grammars: fontPalette)
    case "view-transition": Entry(grammars: viewTransition)
    case "color-profile": Entry(grammars: colorProfile)
    case "position-try": Entry(grammars: positionTry, acceptsProperties: true)
    default: nil
    }
  }

  private static let fontPalette = grammars([
    "font-family": "[ <string> | <custom-ident>+ ]#",
    "base-palette": "light | dark | <integer [0,∞]>",
    "override-colors": "[ <integer [0,∞]> <color> ]#",
  ])

  private static let viewTransition = grammars([
    "navigation": "auto | none", "types": "none | <custom-ident>+",
  ])

  private static let colorProfile = grammars([
    "src": "<url>", "components": "<custom-ident>#",
    "rendering-intent": "relative-colorimetric | absolute-colorimetric | perceptual | saturation",
  ])

  private static let positionTry = grammars([
    "position-anchor": "<any-value>", "position-area": "<any-value>",
  ])

  /// Defined by [CSS Counter Styles 3, section 3](https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule).
  private static let counterStyle = grammars([
    "system":
      "cyclic | numeric | alphabetic | symbolic | additive | [ fixed <integer>? ] | [ extends <custom-ident> ]",
    "negative": "\(symbol) \(symbol)?", "prefix": symbol, "suffix": symbol,
    "range": "[ [ <integer> | infinite ]{2} ]# | auto", "pad": "<integer [0,∞]> && \(symbol)",
    "fallback": "<custom-ident>", "symbols": "\(symbol)+",
    "additive-symbols": "[ <integer [0,∞]> && \(symbol) ]#",
    "speak-as": "auto | bullets | numbers | words | spell-out | <custom-ident>",
  ])

  private static let symbol = "[ <string> | <image> | <custom-ident> ]"

  /// Defined by [CSS Paged Media 3, section 7](https://drafts.csswg.org/css-page-3/#page-size).
  private static let page = grammars([
    "size": "<length [0,∞]>{1,2} | auto | [ [ \(pageSizes) ] || [ portrait | landscape ] ]",
    "page-orientation": "upright | rotate-left | rotate-right",
    "marks": "none | [ crop || cross ]", "bleed": "auto | <length>",
    "page-margin-safety": "none | clamp | add",
  ])

  private static let pageSizes =
    "a5 | a4 | a3 | b5 | b4 | jis-b5 | jis-b4 | letter | legal | ledger"

  /// The margin boxes of a page.
  ///
  /// Defined by [CSS Paged Media 3, section 5](https://drafts.csswg.org/css-page-3/#margin-at-rules).
  static let marginBoxes: Set<String> = [
    "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner",
    "bottom-left-corner", "bottom-left", "bottom-center", "bottom-right", "bottom-right-corner",
    "left-top", "left-middle", "left-bottom", "right-top", "right-middle", "right-bottom",
    "footnote",
  ]

  /// The names that an author's counter style cannot have, besides the CSS-wide keywords.
  ///
  /// Defined by [counter-style-name](https://drafts.csswg.org/css-counter-styles-3/#typedef-counter-style-name).
  static let reservedCounterStyles: Set<String> = [
    "none", "decimal", "disc", "square", "circle", "disclosure-open", "disclosure-closed",
  ]

  /// Parses grammars.
  ///
  /// A test verifies that all of them are valid.
  private static func grammars(_ texts: [String: String]) -> [String: ValueGrammar] {
    texts.compactMapValues { try? ValueGrammar(parsing: $0) }
  }
}
