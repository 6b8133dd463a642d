// SPDX-License-Identifier: Apache-2.0

/// A difference between grammars and those of webref, with the reason.
struct SyntaxDifference: Sendable {
  let reason: String
  let names: [String]

  private init(_ reason: String, _ names: String) {
    self.reason = reason
    self.names = names.split(separator: " ").map(String.init)
  }
}

extension SyntaxDifference {
  static let properties = [
    SyntaxDifference(
      "a theme's boxes are not placed by anchors, and calc-size() asks for a layout",
      """
      width height min-width min-height max-width max-height margin-top margin-right \
      margin-bottom margin-left top right bottom left
      """),
    SyntaxDifference(
      "borders of several stripes are an idea of Borders 4 that no browser has",
      """
      border-top-color border-right-color border-bottom-color border-left-color border-color \
      border-block-start-color border-block-end-color border-inline-start-color \
      border-inline-end-color outline-color
      """),
    SyntaxDifference(
      "the shapes of corners and the parts of shadows are ideas of Borders 4 that no browser has",
      """
      border-top-left-radius border-top-right-radius border-bottom-right-radius \
      border-bottom-left-radius border-start-start-radius border-start-end-radius \
      border-end-start-radius border-end-end-radius box-shadow
      """),
    SyntaxDifference(
      "a draft's addition that no browser has",
      """
      caret-color font-style text-align text-overflow text-decoration-thickness visibility \
      row-gap column-gap column-width column-span column-rule-color column-rule-style \
      column-rule-width column-rule columns animation-delay white-space all
      """),
    SyntaxDifference(
      "values for pages, footnotes or the text of other documents are omitted",
      "position float content"),
    SyntaxDifference("values for stacked grids are omitted", "display"),
    SyntaxDifference(
      "the table names its own type for the words that are excluded", "color-scheme container-name"),
    SyntaxDifference(
      "the table names a type that a reader or another property shares",
      "font-family font-stretch font mask-border-source fill-opacity stroke-opacity"),
    SyntaxDifference(
      "SVG 2 and the browsers; webref has the draft of Fill and Stroke 3",
      "stroke-width stroke-linejoin stroke-miterlimit stroke-dasharray"),
    SyntaxDifference(
      "the grammar of CSS 2, which browsers have, in place of three longhands", "vertical-align"),
    SyntaxDifference("browsers accept two lengths and a radius only", "text-shadow"),
    SyntaxDifference("the draft has auto as the initial value", "text-emphasis-position"),
    SyntaxDifference("browsers reject a negative margin", "overflow-clip-margin"),
    SyntaxDifference("plus-darker is in Compositing 2", "mix-blend-mode"),
    SyntaxDifference("Anchor Positioning adds anchor-center", "align-items justify-items"),
    SyntaxDifference(
      "webref lists a CSS-wide keyword or a word twice",
      "z-index page-break-before page-break-after page-break-inside appearance"),
    SyntaxDifference("the parts are written out", "clip"),
    SyntaxDifference(
      "a zero without a unit is a number, so that numbers come first",
      "border-image-width border-image-outset"),
    SyntaxDifference("the longhands are the physical ones", "overflow"),
  ]

  static let types = [
    SyntaxDifference(
      "no screen of a theme has these spaces, and contrast-color() takes one color or three",
      "color color-function contrast-color() predefined-rgb color-interpolation-method"),
    SyntaxDifference(
      "browsers know the physical sides only", "position-one position-two position-four"),
    SyntaxDifference(
      "channels by name and calculations with them stand in prose in the specification",
      """
      modern-rgb-syntax modern-rgba-syntax modern-hsl-syntax modern-hsla-syntax hwb() lab() \
      oklab() lch() oklch() color() colorspace-params
      """),
    SyntaxDifference("the two forms are written out", "device-cmyk() light-dark()"),
    SyntaxDifference("Livery adds hue, saturation and value", "polar-color-space"),
    SyntaxDifference("an element is not an image of a theme", "image"),
    SyntaxDifference(
      "webref's grammar lets the group be empty", "radial-gradient-syntax conic-gradient-syntax"),
    SyntaxDifference("auto is the property's own", "outline-line-style"),
    SyntaxDifference("hairline is an addition that no browser has", "line-width"),
    SyntaxDifference(
      "other families that Livery finds by name", "generic-family"),
    SyntaxDifference("the property adds normal and percentages", "font-stretch-absolute"),
    SyntaxDifference(
      "values for pages or the text of other documents are omitted", "content-list"),
    SyntaxDifference("Grid 2 and the browsers have fixed sizes here", "auto-repeat"),
    SyntaxDifference(
      "the range that the specification gives in prose",
      """
      blur() brightness() contrast() drop-shadow() grayscale() invert() opacity() sepia() \
      saturate() polygon() dasharray image-set-option
      """),
    SyntaxDifference("the boxes that masks have in Masking 1", "mask-layer"),
    SyntaxDifference("half-border-box is an addition that no browser has", "shape-box"),
    SyntaxDifference("Shapes 1 and the browsers", "ellipse()"),
    SyntaxDifference("SVG 2 and the browsers", "paint"),
    SyntaxDifference("image-set() as the browsers have it", "cursor-image image-set()"),
    SyntaxDifference(
      "the numbers of arguments that the specification gives in prose", "linear() symbols()"),
    SyntaxDifference("the timeline is left out", "single-animation"),
    SyntaxDifference("webref has the tokens of the older draft", "attr-name attr-type"),
  ]
}
