// SPDX-License-Identifier: Apache-2.0
#if Rendering
  extension HostileStyle {
    /// Standard properties with extreme numbers.
    static let boxes = [
      HostileStyle(
        "huge lengths",
        """
        background: red; border: 1e300px solid blue; padding: 1e300px; border-radius: 1e300px;
        width: 1e300px; height: 1e300px; margin: -1e300px; outline: 1e300px solid red;
        outline-offset: 1e300px
        """),
      HostileStyle(
        "numbers that are none",
        """
        background: red; border: calc(NaN * 1px) dashed red; padding: calc(NaN * 1px);
        border-radius: calc(NaN * 1px); width: calc(NaN * 1px); opacity: calc(NaN)
        """, .invisible),
      HostileStyle(
        "infinite numbers",
        """
        background: red; border: calc(infinity * 1px) dashed red; padding: calc(infinity * 1px);
        border-radius: calc(infinity * 1px); width: calc(-infinity * 1px); opacity: calc(infinity)
        """),
      HostileStyle(
        "negative lengths",
        "background: red; border: -1px solid blue; border-radius: -5px; padding: -1px; width: -1px"),
      HostileStyle(
        "a ratio without an end", "background: red; aspect-ratio: 1e300 / 1e-300; width: 10px"),
      HostileStyle("tiny dashes", "border: 0.0001px dashed red; border-radius: 5px"),
      HostileStyle("tiny dots", "border: 0.5px dotted red; border-radius: 1e300px"),
      HostileStyle(
        "a thousand shadows",
        "background: red; box-shadow: \(list("0 1px 9px 2px rgb(0 0 0 / 2%)", 1_000))"),
      HostileStyle(
        "a thousand shadows inside",
        "background: red; box-shadow: \(list("inset 0 1px 9px 2px rgb(0 0 0 / 2%)", 1_000))"),
      HostileStyle(
        "huge shadows",
        """
        background: red;
        box-shadow: 0 0 1e6px 1e6px black, inset 0 0 1e6px 1e6px black,
          1e300px 1e300px 1e300px -1e300px red
        """),
      HostileStyle("a huge blur", "background: red; filter: blur(1e6px)"),
      HostileStyle(
        "five blurs", "background: red; filter: \(repeated("blur(1px) contrast(1e300)", 5))"),
      HostileStyle(
        "ten shadows of shadows",
        "background: red; filter: \(repeated("drop-shadow(1px 1px 1px red)", 10))"),
      HostileStyle("nothing of a size", "background: red; transform: scale(0)", .invisible),
      HostileStyle(
        "a size without an end", "background: red; transform: scale(1e300) rotate(45deg)",
        .invisible),
      HostileStyle("a large size", "background: red; transform: scale(1e5)", .visibleWithProblems),
      HostileStyle(
        "a place without an end", "background: red; transform: translate(1e300px, -1e300px)",
        .invisible),
      HostileStyle(
        "a thousand turns", "background: red; transform: \(repeated("rotate(1e300deg)", 1_000))"),
      HostileStyle(
        "a transformation of numbers that are none",
        "background: red; transform: matrix(calc(NaN), 1e300, -1e300, calc(infinity), 0, 0)",
        .invisible),
      HostileStyle(
        "a flat transformation", "background: red; transform: matrix(1, 1, 1, 1, 0, 0)", .invisible),
    ]

    /// Images as tiles, slices and masks with extreme numbers.
    static let pictures = [
      HostileStyle(
        "tiny tiles", "background: url(a.png) 0 0 / 0.001px repeat", .visibleWithProblems),
      HostileStyle(
        "tiny tiles with gaps", "background: url(a.png) 0 0 / 0.001px 0.002px space",
        .visibleWithProblems),
      HostileStyle(
        "tiny rounded tiles", "background: url(a.png) 0 0 / 0.001px round", .visibleWithProblems),
      HostileStyle(
        "tiny tiles of a gradient", "background: linear-gradient(red, blue) 0 0 / 0.001px",
        .visibleWithProblems),
      HostileStyle(
        "narrow tiles of a gradient", "background: linear-gradient(red, blue) 0 0 / 0.05px 5px"),
      HostileStyle("huge tiles", "background: url(a.png) 0 0 / 1e300px repeat"),
      HostileStyle(
        "tiles of no width", "background: url(a.png) 0 0 / 0px 5px repeat"),
      HostileStyle(
        "tiles far away", "background: url(a.png) 1e300px -1e300px / 5px repeat-x"),
      HostileStyle("a thousand pictures", "background: \(list("url(a.png) 1px 1px / 9px", 1_000))"),
      HostileStyle(
        "slices beyond the picture",
        "border: 5px solid; border-image: url(a.png) 1000 fill / 1e300px / 1e300px repeat"),
      HostileStyle(
        "slices of nothing", "border: 5px solid; border-image: url(a.png) 0 / 0.0001px / 0 round"),
      HostileStyle(
        "edges of tiny tiles",
        "border: 0.001px solid; border-image: url(a.png) 3 fill / 0.001px repeat"),
      HostileStyle("slices of a fill", steps: "fill(url(a.png) slice 1e300 1e300) fill(red)"),
      HostileStyle("tiles of a fill", steps: "fill(url(a.png) repeat slice 3) fill(red)"),
      HostileStyle("a huge mask", "background: red; mask-image: url(a.png); mask-size: 1e300px"),
      HostileStyle("a picture of a huge size", steps: "image(url(a.png) size 1e300px 1e300px)"),
    ]
  }
#endif
