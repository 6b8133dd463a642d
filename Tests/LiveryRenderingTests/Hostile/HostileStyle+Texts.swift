// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension HostileStyle {
    /// Fonts and lines with extreme numbers.
    static let texts = [
      HostileStyle("a font of a million px", "font-size: 1000000px; color: red"),
      HostileStyle("a huge font", steps: "fill(red) text(bold 1e300px red shadow 0 0 1e300px red)"),
      HostileStyle(
        "a tiny font", steps: "fill(red) text(1e-300px black lines 1 min-size 1e-300px)"),
      HostileStyle("a font between huge and small", steps: "text(1e300px red min-size 1px)"),
      HostileStyle(
        "a font of no number", "background: red; font-size: calc(NaN * 1px); color: blue"),
      HostileStyle("an infinite font", "font-size: calc(infinity * 1px); color: red"),
      HostileStyle(
        "letters far apart", "font: 12px sans-serif; color: red; letter-spacing: 1e300px"),
      HostileStyle(
        "letters on top of one another", "background: red; letter-spacing: -1e300px; color: blue"),
      HostileStyle("words far apart", "font: 12px sans-serif; color: red; word-spacing: 1e300px"),
      HostileStyle(
        "lines far apart", "background: red; line-height: 1e300px; color: blue; white-space: normal"
      ),
      HostileStyle(
        "lines on top of one another",
        "font-size: 12px; line-height: 0; color: red; white-space: normal"),
      HostileStyle("a huge indent", "background: red; text-indent: 1e300px; white-space: normal"),
      HostileStyle(
        "a thousand shadows of letters",
        "color: red; text-shadow: \(list("1px 1px 2px red", 1_000))"),
      HostileStyle("a huge blur of letters", "color: red; text-shadow: 0 0 1e6px red"),
      HostileStyle(
        "a huge line below", "color: red; text-decoration: underline wavy red 1e300px"),
      HostileStyle("a tiny line below", "color: red; text-decoration: underline dotted red 1e-9px"),
      HostileStyle(
        "ten thousand families", "color: red; font-family: \(list("'no such font'", 10_000))",
        .visibleWithProblems),
      HostileStyle(
        "ten thousand features",
        "color: red; font-feature-settings: \(list("'liga' 0, 'xxxx' 2147483647", 5_000))"),
      HostileStyle(
        "variations that are none",
        "color: red; font-variation-settings: 'wght' calc(NaN), 'wdth' 1e300, 'slnt' -1e300"),
      HostileStyle("a weight beyond all", steps: "text(1000 12px red) text(1 12px red)"),
    ]
  }
#endif
