// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import LiveryDisplay
  import CSSCascade
  import Testing

  /// The expected positions of the lines and fills of the default styles, in a box of 100 × 44.
  ///
  /// They follow from the rules in the article "Choosing steps". Round ends cover slightly less of
  /// the column in which they touch the box, hence the tolerances.
  @Suite("Positions of styles compared with Three20")
  struct FrameFigureTests {
    @Test(
      "a row or column at an edge has its color",
      arguments: badge + toolbar + fields + tabs + others)
    func edges(sample: Sample) throws { try sample.check() }

    /// The border of 2 px follows 3,1,94,32, so that it covers 2,0,98,34 except 4,2,92,30.
    static let badge: [Sample] = {
      let badge = Drawing.style(".badge")
      let red = Tone(221, 17, 27)
      func shine(_ row: Int) -> Tone { red.shining(at: (Double(row) + 0.5 - 1) / 32) }
      return [
        Sample("the badge's ring begins at column 2", badge, 2, 17, .white, tolerance: 8),
        Sample("the badge's ring ends before column 4", badge, 4, 17, shine(17), tolerance: 8),
        Sample("the badge's ring begins again at column 96", badge, 96, 17, .white),
        Sample("the badge is red up to column 95", badge, 95, 17, shine(17), tolerance: 8),
        Sample("the badge's ring ends with column 97", badge, 97, 17, .white, tolerance: 8),
        Sample("the badge's ring begins at row 0", badge, 50, 0, .white),
        Sample("the badge's ring ends before row 2", badge, 50, 2, shine(2)),
        Sample("the badge is red up to row 31", badge, 50, 31, shine(31)),
        Sample("the badge's ring ends with row 33", badge, 50, 33, .white),
      ]
    }()

    /// The fill covers 0,2,100,40 with a bevel inside; the second bevel has a single line in row 3.
    static let toolbar: [Sample] = {
      let button = Drawing.style(".toolbarButton")
      let fill = Tone(109, 132, 162).toolbarFill(isHighlighted: false)
      let light = fill.multiplied(saturation: 0.9, value: 0.7)
      let dark = fill.multiplied(saturation: 0.5, value: 0.6)
      func shine(_ row: Int) -> Tone { fill.shining(at: (Double(row) + 0.5 - 2) / 40) }
      return [
        Sample("nothing of the toolbar button is above row 2", button, 50, 1, .clear),
        Sample("the toolbar button's dark line is row 2", button, 50, 2, dark),
        Sample(
          "its second bevel darkens row 3 by .15", button, 50, 3,
          Tone.black.opacity(0.15).over(shine(3))),
        Sample("its fill is free from row 4 on", button, 50, 4, shine(4)),
        Sample("its fill goes on to row 40", button, 50, 40, shine(40)),
        Sample("its light line is row 41", button, 50, 41, light),
        Sample("its light line is column 0 as well", button, 0, 22, light),
        Sample("its light line is column 99 as well", button, 99, 22, light),
        Sample("its shadow is row 42, white of .18", button, 50, 42, Tone.white.opacity(0.18)),
        Sample("nothing of it is in row 43", button, 50, 43, .clear),
      ]
    }()

    /// The field fills 0,1,100,41; its bevel is dark at the top and slightly less at the bottom.
    static let fields: [Sample] = {
      let field = Drawing.style(".searchTextField")
      return [
        Sample("nothing of the search field is in row 0", field, 50, 0, .clear),
        Sample(
          "the search field's fill ends with its lower line in row 41", field, 50, 41,
          Tone.black.opacity(0.25).over(
            .gray(255 * (1 - 0.4 * ShadowFigureTests.edge(2.5, blur: 3))))),
        Sample("the search field is white in row 40", field, 50, 40, .white),
        Sample(
          "light lies under the search field in row 42", field, 50, 42, Tone.white.opacity(0.4)),
        Sample("nothing of the search field is in row 43", field, 50, 43, .clear),
      ]
    }()

    /// A selected tab fills 1,5,98,39 with lines around 0,4,100,40; a round one fills 1,9,98,26.
    static let tabs: [Sample] = {
      let tab = Drawing.style(".tab", .selected)
      let line = Tone.gray(168 * 0.7)
      let tint = Tone(228, 230, 235)
      let round = Drawing.style(".tabRound", .selected)
      return [
        Sample("nothing of a selected tab is above row 4", tab, 50, 3, .clear),
        Sample("a selected tab's line is row 4", tab, 50, 4, line),
        Sample("a selected tab's fill begins in row 5", tab, 50, 5, tint.shining(at: 0.5 / 39)),
        Sample("a selected tab's line is column 0", tab, 0, 30, line),
        Sample("a selected tab's line is column 99", tab, 99, 30, line),
        Sample("a selected tab's fill begins in column 1", tab, 1, 30, tint),
        Sample("a selected tab has no line below", tab, 50, 43, tint),
        Sample("nothing of a selected round tab is above row 9", round, 50, 8, .clear),
        Sample("a selected round tab's fill ends with row 34", round, 50, 33, Tone(119, 140, 168)),
        Sample(
          "light lies under a selected round tab in row 35", round, 50, 35, Tone.white.opacity(0.8)),
        Sample("nothing of it is in row 36", round, 50, 36, .clear),
      ]
    }()

    static let others: [Sample] = {
      let post = Drawing.style(".textBarPostButton")
      let blue = Tone(31, 100, 206)
      let close = Drawing.style(".launcherCloseButton", .normal, Size(30, 30))
      let drop = Drawing.pipeline(
        "shape(rounded-rectangle 10px) shadow(2px 2px 5px rgb(0 0 0 / 50%)) inset(0.25px) fill(white) inset(-0.25px) border(1px black)"
      )
      return [
        Sample("nothing of the post button is above row 2", post, 50, 1, .clear),
        Sample(
          "the post button's line is its color above", post, 50, 2,
          blue.toward(Tone(14, 83, 187), 0.5 / 40)),
        Sample(
          "the post button's line is darker below", post, 50, 41,
          blue.toward(Tone(14, 83, 187), 39.5 / 40)),
        Sample("light lies under the post button in row 42", post, 50, 42, Tone.white.opacity(0.5)),
        Sample("the close button's ring begins at column 1", close, 1, 12, .white, tolerance: 14),
        Sample("the close button's ring ends before column 3", close, 3, 12, .black, tolerance: 14),
        Sample("the close button's ring is rows 0 and 1", close, 15, 1, .white),
        Sample("the close button is black in row 2", close, 15, 2, .black, tolerance: 8),
        Sample("the close button's ring ends with row 23", close, 15, 23, .white, tolerance: 8),
        Sample("the dropped box's line is row 0", drop, 40, 0, .black),
        Sample("the dropped box is white in row 1", drop, 40, 1, .white),
        Sample("the dropped box's lower line is row 32", drop, 40, 32, .black),
        Sample("the dropped box's right line is column 88", drop, 88, 16, .black),
      ]
    }()
  }
#endif
