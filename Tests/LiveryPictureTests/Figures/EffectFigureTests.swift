// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

#if Rendering
  import Testing

  /// The colors of blended, clipped, filtered and masked boxes, by the CSS specifications.
  @Suite("Colors of boxes with effects")
  struct EffectFigureTests {
    @Test("a pixel has the color", arguments: blends + effects + letters)
    func colors(sample: Sample) throws { try sample.check() }

    private static let red = Tone(255, 0, 0)

    /// Sums of images with fractional weights.
    static let blends: [Sample] = [
      Sample(
        "a quarter of red and three of blue", blend("red 25%, blue"), 50, 20,
        Tone(63.75, 0, 191.25)),
      Sample(
        "what nothing has a share of is transparent", blend("red 20%, blue 40%"), 50, 20,
        Tone(85, 0, 170).opacity(0.6)),
      Sample(
        "shares of more than all are made less", blend("red 60%, lime 90%"), 50, 20,
        Tone(102, 153, 0)),
      Sample(
        "blends of blends", blend("red, cross-fade(lime, blue 75%)"), 50, 20,
        Tone(127.5, 31.875, 95.625)),
      Sample(
        "a gradient in a blend", blend("linear-gradient(to right, red, lime) 50%, blue"), 49, 20,
        Tone(64.4, 63.1, 127.5)),
      Sample(
        "a fill of a blend", .pipeline("fill(cross-fade(red 25%, blue))"), 50, 20,
        Tone(63.75, 0, 191.25)),
    ]

    private static func blend(_ pictures: String) -> Drawing {
      .box("background-image: cross-fade(\(pictures))")
    }

    /// Filters apply before clips and masks, whose edges stay sharp.
    static let effects: [Sample] = {
      let masked = Drawing.box(
        "background: red; filter: blur(4px); mask-image: linear-gradient(black 50%, transparent 50%)"
      )
      let clipped = Drawing.box(
        "background: red; filter: blur(4px); clip-path: inset(0 50% 0 0)")
      let thin = Drawing.box(
        "background: red; filter: drop-shadow(0 30px red); clip-path: inset(0 0 50% 0); opacity: 0.5"
      )
      return [
        Sample("a blurred box above the edge of its mask", masked, 50, 21, red),
        Sample("a blurred box below the edge of its mask", masked, 50, 22, .clear),
        Sample("a blurred box before the edge of its clip", clipped, 49, 22, red),
        Sample("a blurred box behind the edge of its clip", clipped, 50, 22, .clear),
        Sample("a shadow where the box is not clipped", thin, 50, 10, red.opacity(0.5)),
        Sample("a shadow that is clipped with its box", thin, 50, 40, .clear),
      ]
    }()

    /// A full block replaces the text, so that the extent of its glyphs is known.
    static let letters: [Sample] = {
      var clipped = Drawing.box(
        """
        background: linear-gradient(red, red) text, blue content-box; padding: 0 0 30px; color: transparent;
        font: 20px/14px monospace
        """)
      clipped.content.text = "\u{2588}\u{2588}"
      var hidden = Drawing.box(
        """
        border: 10px solid transparent; overflow: hidden; color: red; font: 60px/20px monospace;
        background: blue content-box
        """)
      hidden.content.text = "\u{2588}\u{2588}\u{2588}"
      return [
        Sample("a background in the letters", clipped, 8, 7, red),
        Sample("no background beside the letters", clipped, 90, 40, .clear),
        Sample("the background below the letters", clipped, 90, 7, Tone(0, 0, 255)),
        Sample("a text within the padding box", hidden, 20, 20, red),
        Sample("no text over the border", hidden, 20, 5, .clear),
      ]
    }()
  }
#endif
