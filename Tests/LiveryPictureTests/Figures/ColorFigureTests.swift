// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import Testing

  /// The colors of Three20's styles, by the rules in the article "Choosing steps".
  @Suite("Colors of styles compared with Three20")
  struct ColorFigureTests {
    @Test("a pixel has the color", arguments: shine + bars + buttons + cells + states)
    func colors(sample: Sample) throws { try sample.check() }

    /// The gloss fades from a white opacity of .685 to .13 in the upper half, and then ends.
    static let shine: [Sample] = {
      let red = Tone(221, 17, 27)
      let plain = Drawing.pipeline("fill(reflective rgb(221 17 27))", Size(4, 100))
      let both = Drawing.pipeline("fill(reflective rgb(0 0 128) bottom-highlight)", Size(4, 100))
      let badge = Drawing.style(".badge")
      return [0, 10, 25, 40, 49, 50, 59, 99].map { row in
        Sample(
          "shine on red in row \(row) of 100", plain, 2, row,
          red.shining(at: (Double(row) + 0.5) / 100))
      }
        + [20, 55, 60, 75, 99].map { row in
          Sample(
            "shine from below on navy in row \(row) of 100", both, 2, row,
            Tone(0, 0, 128).shining(at: (Double(row) + 0.5) / 100, bottomHighlight: true))
        }
        + [5, 10, 15, 16, 17, 24].map { row in
          Sample(
            "a badge's red in row \(row)", badge, 50, row, red.shining(at: (Double(row) - 0.5) / 32)
          )
        }
    }()

    /// Bars of a tint, and the lines below or above them.
    static let bars: [Sample] = {
      let search = Drawing.style(".searchBar")
      let below = Drawing.style(".searchBarBottom")
      let text = Drawing.style(".textBar")
      let footer = Drawing.style(".textBarFooter")
      let banner = Drawing.style(".blackBanner")
      let (light, tint) = (Tone.gray(240), Tone.gray(200))
      let veil = Tone.black.opacity(0.5)
      let black = Drawing.style(".blackSearchBar")
      /// A gradient from gray 102 at .6 to black at .8, interpolated with premultiplied colors.
      func glass(_ row: Int) -> Tone {
        let part = (Double(row) + 0.5) / 44
        let opacity = 0.6 + 0.2 * part
        return Tone.gray(102 * 0.6 * (1 - part) / opacity).opacity(opacity)
      }
      return [
        Sample("the search bar begins at gray 240", search, 50, 0, light.toward(tint, 0.5 / 44)),
        Sample(
          "the search bar is gray 220 in the middle", search, 50, 22, light.toward(tint, 22.5 / 44)),
        Sample("the search bar ends near gray 200", search, 50, 42, light.toward(tint, 42.5 / 44)),
        Sample("the search bar's line is gray 164", search, 50, 43, .gray(164)),
        Sample("the line of the bar below is above, gray 164", below, 50, 0, .gray(164)),
        Sample("the bar below ends at gray 200", below, 50, 43, light.toward(tint, 43.5 / 44)),
        Sample("the tab bar is its tint", .style(".tabBar"), 50, 20, Tone(119, 140, 168)),
        Sample("the tab bar's line is gray 117.6", .style(".tabBar"), 50, 43, .gray(117.6)),
        Sample(
          "the tab strip shines", .style(".tabStrip"), 50, 4,
          Tone(228, 230, 235).shining(at: 4.5 / 44)),
        Sample("the tab strip's line is gray 94", .style(".tabStrip"), 50, 43, .gray(94)),
        Sample("the text bar's upper line", text, 50, 0, Tone(187, 189, 190)),
        Sample("the text bar's light line", text, 50, 1, .white),
        Sample(
          "the text bar's middle", text, 50, 22,
          Tone(237, 239, 241).toward(Tone(206, 208, 212), 22.5 / 44)),
        Sample("the footer's upper line", footer, 50, 0, .gray(161)),
        Sample("the footer's light line", footer, 50, 1, Tone(230, 232, 235)),
        Sample("the banner's black line", banner, 50, 0, Tone.black),
        Sample("the banner's light line", banner, 50, 1, Tone.white.opacity(0.2).over(veil)),
        Sample("the banner's veil", banner, 50, 30, veil),
        Sample("the black search bar is translucent", black, 50, 20, glass(20)),
        Sample(
          "the black search bar's dark line lies on its gradient", black, 50, 43,
          Tone.black.opacity(0.8).over(glass(43))),
        Sample(
          "the black search bar's light line lies above", black, 50, 42,
          Tone.white.opacity(0.05).over(glass(42))),
      ]
    }()

    /// Buttons in both colors of the toolbar rule, and their bevels.
    static let buttons: [Sample] =
      [
        (
          ControlState.normal, "plain", Tone(74.9, 110.6, 157.1), Tone(58.2, 80.7, 110),
          Tone(69.6, 80.3, 94.3)
        ),
        (
          .highlighted, "touched", Tone(43.6, 52.8, 64.8), Tone(32, 37.8, 45.4),
          Tone(32.5, 35.3, 38.9)
        ),
        (
          .selected, "selected", Tone(43.6, 52.8, 64.8), Tone(32, 37.8, 45.4),
          Tone(32.5, 35.3, 38.9)
        ),
        (
          .disabled, "disabled", Tone(74.9, 110.6, 157.1), Tone(58.2, 80.7, 110),
          Tone(69.6, 80.3, 94.3)
        ),
      ].flatMap { state, name, fill, light, dark in
        let button = Drawing.style(".toolbarButton", state)
        return [
          Sample("a \(name) button shines above", button, 50, 7, fill.shining(at: 5.5 / 40)),
          Sample("a \(name) button has no shine below", button, 50, 30, fill),
          Sample("a \(name) button's light line", button, 50, 41, light),
          Sample("a \(name) button's dark line", button, 50, 2, dark),
        ]
      } + [
        Sample("a black button", .style(".blackToolbarButton"), 50, 30, .gray(9.7)),
        Sample(
          "a touched black button", .style(".blackToolbarButton", .highlighted), 50, 30, .gray(61)),
        Sample("a gray button", .style(".grayToolbarButton"), 50, 30, .gray(38.8)),
        Sample(
          "a touched gray button", .style(".grayToolbarButton", .highlighted), 50, 30, .gray(91)),
        Sample(
          "a touched post button", .style(".textBarPostButton", .highlighted), 50, 30,
          Tone(19, 61, 126)),
      ]

    /// Cells, tabs in a grid, and sheets.
    static let cells: [Sample] = {
      let tint = Tone(228, 230, 235)
      let dark = tint.multiplied(saturation: 1.1, value: 0.88)
      let center = Drawing.style(".tabGridTabCenter")
      let grid = Drawing.style(".tabGrid")
      let cell = Drawing.style(".pickerCell", .normal, Size(60, 24))
      let chosen = Drawing.style(".pickerCell", .selected, Size(60, 24))
      return [
        Sample("a tab in a grid is light above", center, 50, 0, Tone.white.opacity(0.7)),
        Sample("a tab in a grid is light at the left", center, 0, 22, Tone.white.opacity(0.7)),
        Sample("a tab in a grid is dark below", center, 50, 43, dark),
        Sample("a tab in a grid is dark at the right", center, 99, 22, dark),
        Sample(
          "a selected one has its fill in the middle", .style(".tabGridTabCenter", .selected), 50,
          30, Tone(150, 168, 191)),
        Sample(
          "the grid's line is darker than its fill", grid, 50, 0,
          tint.multiplied(saturation: 1.1, value: 0.86)),
        Sample(
          "a picker cell's line above", cell, 30, 1,
          Tone(161, 187, 255).toward(Tone(118, 130, 214), 0.5 / 22)),
        Sample(
          "a picker cell's line below", cell, 30, 22,
          Tone(161, 187, 255).toward(Tone(118, 130, 214), 21.5 / 22)),
        Sample(
          "a picker cell's fill", cell, 30, 12,
          Tone(221, 231, 248).toward(Tone(188, 206, 241), 11.5 / 22)),
        Sample("a chosen picker cell's line", chosen, 30, 1, Tone(53, 94, 255)),
        Sample(
          "a chosen picker cell's fill", chosen, 30, 12,
          Tone(79, 144, 255).toward(Tone(49, 90, 255), 11.5 / 22)),
        Sample(
          "a touched row begins light", .style(".selectionFillStyle"), 50, 0,
          Tone(5, 140, 245).toward(Tone(1, 93, 230), 0.5 / 44)),
        Sample(
          "a touched row ends dark", .style(".selectionFillStyle"), 50, 43,
          Tone(5, 140, 245).toward(Tone(1, 93, 230), 43.5 / 44)),
        Sample("the white bezel's line", .style(".whiteBezel"), 50, 0, .gray(178)),
        Sample("the black bezel's veil", .style(".blackBezel"), 50, 22, Tone.black.opacity(0.7)),
        Sample("the paper's edge is 5 px from the left", .style(".postTextEditor"), 5, 22, .white),
        Sample("nothing of the paper is at column 4", .style(".postTextEditor"), 4, 22, .clear),
      ]
    }()

    /// The changes that states make.
    static let states: [Sample] = [
      Sample("a page's dot is gray 77", .style(".pageDot", .normal, Size(5, 5)), 2, 2, .gray(77)),
      Sample(
        "the selected page's dot is white", .style(".pageDot", .selected, Size(5, 5)), 2, 2, .white),
      Sample(
        "a touched thumbnail has a veil of .5", .style(".thumbView", .highlighted), 50, 22,
        Tone.black.opacity(0.5)),
      Sample("a thumbnail has none", .style(".thumbView"), 50, 22, .clear),
      Sample(
        "a thumbnail's line is black of .2", .style(".thumbView"), 0, 22, Tone.black.opacity(0.2)),
      Sample(
        "a touched link is backed by gray .75", .style(".linkText", .highlighted), 50, 22,
        .gray(255 * 0.75)),
      Sample("a link is not", .style(".linkText"), 50, 22, .clear),
    ]
  }
#endif
