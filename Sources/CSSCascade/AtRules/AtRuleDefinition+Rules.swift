// SPDX-License-Identifier: Apache-2.0

extension AtRuleDefinition {
  /// The at-rules with conditions or a context for their rules.
  static let conditional = [
    AtRuleDefinition(
      "media", "<media-query-list>", .rules, isSupported: true,
      "Applies its rules if a media query matches, such as for the size of the window.",
      "mediaqueries-5/#media"),
    AtRuleDefinition(
      "supports", "<supports-condition>", .rules, isSupported: true,
      "Applies its rules if the declarations and selectors in its condition are supported.",
      "css-conditional-3/#at-supports"),
    AtRuleDefinition(
      "container", "<container-condition>#", .rules, isSupported: true,
      "Applies its rules to elements whose nearest container matches a condition.",
      "css-conditional-5/#container-rule"),
    AtRuleDefinition(
      "layer", "<layer-name>#?", .rules, isSupported: true,
      "Puts its rules into a cascade layer, or declares the order of layers.",
      "css-cascade-5/#at-layer"),
    AtRuleDefinition(
      "scope", "[ ( <selector-list> ) ]? [ to ( <selector-list> ) ]?", .rules, isSupported: true,
      "Limits its rules to the elements below a root, and above a limit if one is present.",
      "css-cascade-6/#scope-syntax"),
    AtRuleDefinition(
      "starting-style", "", .rules, isSupported: true,
      "Defines the values from which transitions of a new element begin.",
      "css-transitions-2/#defining-before-change-style"),
  ]

  /// The at-rules without a block.
  static let statements = [
    AtRuleDefinition(
      "import",
      "[ <url> | <string> ] [ layer | layer( <layer-name> ) ]? supports( <any-value> )? <media-query-list>?",
      .none, isSupported: true,
      "Includes another style sheet, which must precede all other rules but layers.",
      "css-cascade-5/#at-import"),
    AtRuleDefinition(
      "namespace", "<custom-ident>? [ <string> | <url> ]", .none, isSupported: true,
      "Declares the prefix of a namespace for selectors.", "css-namespaces-3/#declaration"),
    AtRuleDefinition(
      "charset", "<string>", .none, isSupported: true,
      "Names the encoding of the style sheet, at its very beginning.",
      "css-syntax-3/#charset-rule"),
  ]

  /// The at-rules that define an object by descriptors or keyframes.
  static let objects = [
    AtRuleDefinition(
      "keyframes", "[ <custom-ident> | <string> ]", .keyframes, isSupported: true,
      "Defines the values of an animation at points of its progress.",
      "css-animations-1/#keyframes"),
    AtRuleDefinition(
      "font-face", "", .descriptors, isSupported: true,
      "Describes a font of the sheet, with its name and its file.", "css-fonts-4/#font-resources",
      descriptors: fontFace),
    AtRuleDefinition(
      "property", "<custom-property-name>", .descriptors, isSupported: true,
      "Registers a custom property with a syntax, an initial value and inheritance.",
      "css-properties-values-api-1/#at-property-rule", descriptors: property),
  ]

  /// The at-rules that the cascade ignores.
  static let unsupported = [
    AtRuleDefinition(
      "counter-style", "<custom-ident>", .descriptors,
      "Defines the text of counters by symbols.",
      "css-counter-styles-3/#the-counter-style-rule", descriptors: counterStyle),
    AtRuleDefinition(
      "page", "[ <custom-ident>? [ : <ident> ]* ]#?", .declarations,
      "Sets the size and the margins of printed pages.", "css-page-3/#page-size",
      descriptors: page),
    AtRuleDefinition(
      "font-palette-values", "<dashed-ident>", .descriptors,
      "Defines a palette of a color font.", "css-fonts-4/#font-palette-values",
      descriptors: fontPalette),
    AtRuleDefinition(
      "font-feature-values", "<custom-ident>+", .atRules,
      "Names the features of a font for `font-variant-alternates`.",
      "css-fonts-4/#font-feature-values"),
    AtRuleDefinition(
      "color-profile", "[ <dashed-ident> | device-cmyk ]", .descriptors,
      "Describes the color profile of a color space.", "css-color-5/#at-profile",
      descriptors: colorProfile),
    AtRuleDefinition(
      "view-transition", "", .descriptors,
      "Allows transitions between two pages of a site.",
      "css-view-transitions-2/#view-transition-rule", descriptors: viewTransition),
    AtRuleDefinition(
      "position-try", "<dashed-ident>", .declarations,
      "Defines an alternative position for an anchored element.",
      "css-anchor-position-1/#fallback-rule", descriptors: positionTry),
  ]

  /// The margin boxes of a page.
  ///
  /// Defined by [CSS Paged Media 3, section 5](https://drafts.csswg.org/css-page-3/#margin-at-rules).
  static let pageBoxes = [
    "top-left-corner", "top-left", "top-center", "top-right", "top-right-corner",
    "bottom-left-corner", "bottom-left", "bottom-center", "bottom-right", "bottom-right-corner",
    "left-top", "left-middle", "left-bottom", "right-top", "right-middle", "right-bottom",
    "footnote",
  ].map { name in
    AtRuleDefinition(
      name, "", .declarations,
      "Styles the \(name.split(separator: "-").joined(separator: " ")) box of a page, inside of `@page`.",
      "css-page-3/#margin-at-rules")
  }

  /// Whether the rule is a margin box of `@page`.
  package var isPageBox: Bool { Self.pageBoxes.contains { $0.name == name } }
}
