// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines

extension StyleFigure {
  /// The toolbar buttons: `toolbarButtonForState:shape:tintColor:font:` with its eight users.
  static let toolbars = [
    toolbar(".toolbarButton", RoundedRectangle(4.5), .toolbar),
    toolbar(".toolbarBackButton", LeftArrow(4.5), .toolbar),
    toolbar(".toolbarForwardButton", RightArrow(4.5), .toolbar),
    toolbar(".toolbarRoundButton", RoundedRectangle(), .toolbar),
    toolbar(".blackToolbarButton", RoundedRectangle(4.5), .rgb(10, 10, 10)),
    toolbar(".grayToolbarButton", RoundedRectangle(4.5), .rgb(40, 40, 40)),
    toolbar(".blackToolbarForwardButton", RightArrow(4.5), .rgb(10, 10, 10)),
    toolbar(".blackToolbarRoundButton", RoundedRectangle(), .rgb(10, 10, 10)),
  ]

  private static func toolbar(
    _ selector: String, _ shape: some Shape, _ tint: RGBA
  ) -> StyleFigure {
    StyleFigure(selector) { state in
      let isTouched = !state.isDisjoint(with: [.highlighted, .selected])
      let fill = tint.toolbarButton(isTouched: isTouched)
      let text = RGBA.white(1, state.contains(.disabled) ? 0.4 : 1)
      return Pipeline([
        ShapeStep(shape), .inset(2, 0, 1, 0), .shadow(.white(1, 0.18), 0, 0, 1),
        ReflectiveFill(fill),
        BevelBorder(
          width: 1, highlight: fill.times(0.9, 0.7), shadow: fill.times(0.5, 0.6), light: 270),
        .inset(0, -1, 0, -1), BevelBorder(width: 1, shadow: .black(0.15), light: 270),
        .padding(8, 8, 8, 8), ImageStep(), .text(text, shadow: (.black(0.4), 0, -1)),
      ])
    }
  }

  /// The styles of search fields and bars.
  static let searches = [
    StyleFigure(".searchTextField") { _ in Pipeline([.rounded()] + field) },
    StyleFigure(
      ".searchBar", .gradient(RGBA.searchBar.gray(1.2), .searchBar),
      FourSideBorder(width: 1, bottom: RGBA.searchBar.gray(0.82))),
    StyleFigure(
      ".searchBarBottom", .gradient(RGBA.searchBar.gray(1.2), .searchBar),
      FourSideBorder(width: 1, top: RGBA.searchBar.gray(0.82))),
    StyleFigure(
      ".blackSearchBar", .gradient(.white(0.4, 0.6), .black(0.8)),
      FourSideBorder(width: 1, bottom: .black(0.8)),
      FourSideBorder(width: 1, bottom: .white(1, 0.05))),
    StyleFigure(
      ".searchTableShadow", .gradient(.black(0.18), .clear),
      FourSideBorder(width: 1, top: .rgb(130, 130, 130))),
    StyleFigure(".pickerCell") { state in
      let line = RGBA.rgb(53, 94, 255)
      let steps: [any PipelineStep] =
        state.contains(.selected)
        ? [
          .gradient(.rgb(79, 144, 255), .rgb(49, 90, 255)),
          FourSideBorder(width: 1, top: line, right: line, bottom: line, left: line),
        ]
        : [
          .gradient(.rgb(221, 231, 248), .rgb(188, 206, 241)),
          // The blue of the first color was 283, which is displayed as 255.
          GradientBorder(width: 1, .vertical(.rgb(161, 187, 255), .rgb(118, 130, 214))),
        ]
      return Pipeline([.rounded(), .inset(1, 1, 1, 1)] + steps)
    },
  ]

  /// The common steps of two text fields.
  static let field: [any PipelineStep] = [
    .inset(1, 0, 1, 0), .shadow(.white(1, 0.4), 0, 0, 1), SolidFill(.white),
    .innerShadow(.black(0.4), 3, 0, 2),
    BevelBorder(width: 1, highlight: .black(0.25), shadow: .black(0.4), light: 270),
  ]

  /// The styles of message bars.
  static let messages = [
    StyleFigure(
      ".textBar", .gradient(.rgb(237, 239, 241), .rgb(206, 208, 212)),
      FourSideBorder(width: 1, top: .rgb(187, 189, 190)), FourSideBorder(width: 1, top: .white)),
    StyleFigure(
      ".textBarFooter", .gradient(.rgb(206, 208, 212), .rgb(184, 186, 190)),
      FourSideBorder(width: 1, top: .rgb(161, 161, 161)),
      FourSideBorder(width: 1, top: .rgb(230, 232, 235))),
    StyleFigure(".textBarTextField") { _ in
      Pipeline([.inset(6, 0, 3, 6), .rounded(12.5)] + field)
    },
    StyleFigure(".textBarPostButton") { state in
      let fill = state.contains(.highlighted) ? RGBA.rgb(19, 61, 126) : .rgb(31, 100, 206)
      let text = RGBA.white(1, state.contains(.disabled) ? 0.5 : 1)
      return Pipeline([
        .rounded(13), .inset(2, 0, 1, 0), .shadow(.white(1, 0.5), 0, 0, 1), ReflectiveFill(fill),
        GradientBorder(width: 1, .vertical(fill, .rgb(14, 83, 187))), .inset(0, -1, 0, -1),
        .padding(8, 9, 8, 9), .text(bold: 15, text, shadow: (.black(0.3), 0, -1)),
      ])
    },
  ]
}
