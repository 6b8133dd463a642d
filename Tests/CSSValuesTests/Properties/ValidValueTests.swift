// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues
import Testing

/// Tests of the values that each property accepts, and of their canonical forms.
///
/// The forms follow CSSOM, section 6.7.2, and the "canonical order" and value sections of the
/// property's own specification.
struct ValidValueTests {
  @Test("serializes a valid value in canonical form", arguments: boxes + fonts + texts + colors)
  func canonicalForm(text: PropertyText) {
    #expect(text.property.canonicalText(of: text.input) == text.canonical)
    #expect(text.property.message(of: text.input) == nil)
  }

  @Test("the canonical form parses as the same value", arguments: boxes + fonts)
  func roundTrip(text: PropertyText) {
    let first = text.property.longhandValues(TokenStream(text.input))
    let second = text.property.longhandValues(TokenStream(text.canonical))
    #expect(first == second)
  }

  // A color is serialized with byte precision, so only its text is equal.
  @Test("the canonical form is its own canonical form", arguments: boxes + fonts + texts + colors)
  func fixedPoint(text: PropertyText) {
    #expect(text.property.canonicalText(of: text.canonical) == text.canonical)
  }

  static let boxes: [PropertyText] =
    Property.width.texts([
      "auto": "auto", "AUTO": "auto", "0": "0px", "+0.0": "0px", "12PX": "12px", "1.50em": "1.5em",
      "100%": "100%", ".5cm": "0.5cm", "1e2px": "100px", "1q": "1Q", "fit-content": "fit-content",
      "12\\70 x": "12px", "min-conten\\74": "min-content", "/**/ 3vmin /**/": "3vmin",
    ])
    + Property.height.texts([
      "1pt", "1pc", "1in", "1mm", "1rem", "1ex", "1ch", "1vw", "1vh", "1vmax",
    ])
    + Property.left.texts(["auto": "auto", "-1px": "-1px", "-0": "0px", "-5.50%": "-5.5%"])
    + Property.marginTop.texts(["0": "0px", "-3em": "-3em", "Auto": "auto"])
    + Property.margin.texts([
      "1px": "1px", "1px 1px": "1px", "1px 2px": "1px 2px", "1px 2px 1px": "1px 2px",
      "1px 2px 3px": "1px 2px 3px", "1px 2px 3px 2px": "1px 2px 3px", "0 auto": "0px auto",
      "1px 2px 3px 4px": "1px 2px 3px 4px", "auto auto auto auto": "auto",
      "1PX/**/2%": "1px 2%",
    ])

  static let fonts: [PropertyText] =
    Property.fontFamily.texts([
      "Arial": "Arial", "\"Arial\"": "Arial", "Helvetica Neue": "\"Helvetica Neue\"",
      "Helvetica   Neue ,SERIF": "\"Helvetica Neue\", serif", "'serif'": "\"serif\"",
      "'a\"b'": "\"a\\\"b\"", "sans-serif": "sans-serif",
      "-apple-system, system-ui":
        "-apple-system, system-ui", "'inherit'": "\"inherit\"", "'inherit me'": "\"inherit me\"",
      "'1st'": "\"1st\"", "\\31 st": "\"1st\"", "été": "été", "'serif a'": "\"serif a\"",
      "''": "\"\"", "'a\\a b'": "\"a\\a b\"",
    ])
    + Property.fontSize.texts([
      "MEDIUM": "medium", "xxx-large": "xxx-large", "larger": "larger", "120%": "120%",
      "0": "0px", "1.0rem": "1rem",
    ])
    + Property.fontWeight.texts([
      "bold": "bold", "Normal": "normal", "400": "400", "1": "1", "1000": "1000", "350.5": "350.5",
      "bolder": "bolder", "lighter": "lighter",
    ])
    + Property.fontStyle.texts([
      "italic": "italic", "OBLIQUE": "oblique", "oblique 14deg": "oblique", "normal": "normal",
      "oblique -90deg": "oblique -90deg", "oblique 0.25turn": "oblique 0.25turn",
      "oblique 10GRAD": "oblique 10grad",
    ])
    + Property.fontStretch.texts(["condensed", "ultra-expanded", "87.5%", "0%", "normal"])
    + Property.fontVariant.texts(["normal", "small-caps"])
    + Property.lineHeight.texts(["normal", "1.5", "0", "150%", "20px", "2em"])
    + Property.font.texts([
      "BOLD 12px/1.50 Arial": "bold 12px / 1.5 Arial", "12px a": "12px a",
      "normal 12px/normal a": "12px a", "bold italic 12px a": "italic bold 12px a",
      "condensed 700 small-caps oblique 5deg 1em/2em 'x y', serif":
        "oblique 5deg small-caps 700 condensed 1em / 2em \"x y\", serif",
      "large serif": "large serif", "120% a b": "120% \"a b\"", "0 a": "0px a",
      "Caption": "caption", "small-caption": "small-caption", "400 1px a": "400 1px a",
    ])

  static let texts: [PropertyText] =
    Property.textShadow.texts([
      "none": "none", "1px 2px": "1px 2px", "1px 2px 3px": "1px 2px 3px",
      "0 0 0 red": "red 0px 0px 0px",
      "RED 1px -2px": "red 1px -2px",
      "1px 1px #f00, 2px 2px 3px blue":
        "rgb(255, 0, 0) 1px 1px, blue 2px 2px 3px", "1px 1px currentColor": "currentcolor 1px 1px",
      "rgb(0 0 0 / 50%) 1em 1em": "rgba(0, 0, 0, 0.5) 1em 1em",
    ])
    + Property.textShadowOpacity.texts(["0": "0", "1.0": "1", ".5": "0.5", "50%": "50%"])
    + Property.textAlign.texts([
      "left": "left", "CENTER": "center", "start": "start", "justify": "justify",
      "match-parent": "match-parent",
    ])
    + Property.verticalAlign.texts(["baseline", "middle", "super", "-2px", "50%", "text-bottom"])
    + Property.visibility.texts(["visible", "hidden", "collapse"])

  static let colors: [PropertyText] =
    Property.color.texts([
      "Red": "red", "#F00": "rgb(255, 0, 0)", "transparent": "transparent",
      "CurrentColor": "currentcolor", "rebeccapurple": "rebeccapurple",
      "groupTableViewBackgroundColor": "grouptableviewbackgroundcolor",
      "#0008": "rgba(0, 0, 0, 0.533)", "#00000080": "rgba(0, 0, 0, 0.5)",
      "hsl(120deg 100% 25%)": "rgb(0, 128, 0)", "inherit": "inherit",
      "REVERT-layer": "revert-layer",
    ])
    + Property.backgroundColor.texts(["rgb(1 2 3)": "rgb(1, 2, 3)", "unset": "unset"])
    + Property.backgroundImage.texts([
      "none": "none", "url(a.png)": "url(\"a.png\")", "URL( 'a b.png' )": "url(\"a b.png\")",
      "url(a), none, url(b)": "url(\"a\"), none, url(\"b\")", "url(a\\(b)": "url(\"a(b\")",
      "url()": "url(\"\")", "url(\"say \\\"x\\\"\")": "url(\"say \\\"x\\\"\")",
    ])
}
