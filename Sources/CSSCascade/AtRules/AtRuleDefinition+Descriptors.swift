// SPDX-License-Identifier: Apache-2.0

extension AtRuleDefinition {
  /// Defined by [CSS Fonts 4, section 4](https://drafts.csswg.org/css-fonts-4/#font-resources).
  static let fontFace: [Descriptor] = [
    Descriptor("font-family", "<family-name>", "The name by which `font-family` uses the font."),
    Descriptor(
      "src",
      "[ <url> [ format( <string> | \(fontFormats) ) ]? [ tech( [ \(fontTechnologies) ]# ) ]? | local( <family-name> ) ]#",
      "The files and installed fonts, of which the first usable one is taken."),
    Descriptor(
      "font-weight", "auto | <font-weight-absolute>{1,2}",
      "The weight of the font, or the range of a variable font."),
    Descriptor(
      "font-style", "auto | normal | italic | oblique <angle [-90deg,90deg]>{0,2}",
      "The slant of the font, or the range of a variable font."),
    Descriptor(
      "font-width", "auto | <'font-stretch'>{1,2}",
      "The width of the glyphs, or the range of a variable font."),
    Descriptor("font-stretch", "auto | <'font-stretch'>{1,2}", "The former name of `font-width`."),
    Descriptor(
      "unicode-range", "<urange>#", "The characters that the font is used for, such as `U+0-7F`."),
    Descriptor(
      "font-display", FontDisplay.allCases.map(\.rawValue).joined(separator: " | "),
      "The rendering of text while the font is not loaded."),
    Descriptor(
      "font-feature-settings", "<'font-feature-settings'>",
      "The OpenType features that text in the font uses by default."),
    Descriptor(
      "font-variation-settings", "<'font-variation-settings'>",
      "The positions on the axes of a variable font that text uses by default."),
    Descriptor(
      "font-language-override", "normal | <string>",
      "The language system that replaces that of the text."),
    Descriptor(
      "font-named-instance", "auto | <string>", "The named instance of a variable font."),
    Descriptor(
      "ascent-override", "normal | <percentage [0,∞]>", "The ascent, in percent of the font size."),
    Descriptor(
      "descent-override", "normal | <percentage [0,∞]>",
      "The descent, in percent of the font size."),
    Descriptor(
      "line-gap-override", "normal | <percentage [0,∞]>",
      "The gap between lines, in percent of the font size."),
    Descriptor("size-adjust", "<percentage [0,∞]>", "The scale of the glyphs and their metrics."),
  ]

  private static let fontFormats = FontFormat.allCases.map(\.rawValue).joined(separator: " | ")
  private static let fontTechnologies = FontTechnology.allCases.map(\.rawValue)
    .joined(separator: " | ")

  /// Defined by [CSS Properties and Values API 1, section 3](https://drafts.csswg.org/css-properties-values-api-1/#at-property-rule).
  static let property = [
    Descriptor(
      "syntax", "<string>", "The type of the property's values, such as `\"<length>\"` or `\"*\"`."),
    Descriptor("inherits", "true | false", "Whether elements inherit the value of their parent."),
    Descriptor(
      "initial-value", "<declaration-value>?",
      "The value of elements without another one, unless the syntax is `*`."),
  ]

  static let fontPalette = [
    Descriptor(
      "font-family", "[ <string> | <custom-ident>+ ]#", "The fonts that the palette belongs to."),
    Descriptor(
      "base-palette", "light | dark | <integer [0,∞]>", "The palette of the font to begin with."),
    Descriptor(
      "override-colors", "[ <integer [0,∞]> <color> ]#",
      "The colors that replace those of the palette, each after its index."),
  ]

  static let viewTransition = [
    Descriptor("navigation", "auto | none", "Whether navigation within a site has a transition."),
    Descriptor("types", "none | <custom-ident>+", "The types of the transition, for selectors."),
  ]

  static let colorProfile = [
    Descriptor("src", "<url>", "The file of the profile."),
    Descriptor("components", "<custom-ident>#", "The names of the components of a color."),
    Descriptor(
      "rendering-intent",
      "relative-colorimetric | absolute-colorimetric | perceptual | saturation",
      "The method of converting colors outside of the gamut."),
  ]

  static let positionTry = [
    Descriptor("position-anchor", "<any-value>", "The anchor of the element."),
    Descriptor("position-area", "<any-value>", "The area around the anchor."),
  ]

  /// Defined by [CSS Counter Styles 3, section 3](https://drafts.csswg.org/css-counter-styles-3/#the-counter-style-rule).
  static let counterStyle = [
    Descriptor(
      "system",
      "cyclic | numeric | alphabetic | symbolic | additive | [ fixed <integer>? ] | [ extends <custom-ident> ]",
      "The algorithm that turns a number into symbols."),
    Descriptor("negative", "\(symbol) \(symbol)?", "The text before and after a negative number."),
    Descriptor("prefix", symbol, "The text before the marker of a list item."),
    Descriptor("suffix", symbol, "The text after the marker of a list item."),
    Descriptor(
      "range", "[ [ <integer> | infinite ]{2} ]# | auto", "The numbers that the style can express."),
    Descriptor(
      "pad", "<integer [0,∞]> && \(symbol)",
      "The minimum length, and the symbol that fills a shorter text."),
    Descriptor(
      "fallback", "<custom-ident>", "The counter style for numbers that this one cannot express."),
    Descriptor("symbols", "\(symbol)+", "The symbols, in order."),
    Descriptor(
      "additive-symbols", "[ <integer [0,∞]> && \(symbol) ]#",
      "The symbols with their weights, in descending order."),
    Descriptor(
      "speak-as", "auto | bullets | numbers | words | spell-out | <custom-ident>",
      "The way in which speech reads the counter."),
  ]

  private static let symbol = "[ <string> | <image> | <custom-ident> ]"

  /// Defined by [CSS Paged Media 3, section 7](https://drafts.csswg.org/css-page-3/#page-size).
  static let page = [
    Descriptor(
      "size", "<length [0,∞]>{1,2} | auto | [ [ \(pageSizes) ] || [ portrait | landscape ] ]",
      "The size of the page, by lengths or by a paper format."),
    Descriptor(
      "page-orientation", "upright | rotate-left | rotate-right", "The rotation of the page."),
    Descriptor("marks", "none | [ crop || cross ]", "The marks for cutting and aligning paper."),
    Descriptor("bleed", "auto | <length>", "The extent of the page beyond its cut edge."),
    Descriptor(
      "page-margin-safety", "none | clamp | add",
      "The treatment of margins that a printer cannot print on."),
  ]

  private static let pageSizes =
    "a5 | a4 | a3 | b5 | b4 | jis-b5 | jis-b4 | letter | legal | ledger"
}
