// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

extension StyleFigure {
  /// The styles of links and badges.
  static let texts = [
    StyleFigure(".linkText") { state in
      let text = TextStep.text(.linkText)
      guard state.contains(.highlighted) else { return Pipeline([text]) }
      return Pipeline([
        .inset(-3, -4, -3, -4), .rounded(4.5), SolidFill(.white(0.75)), .inset(3, 4, 3, 4), text,
      ])
    },
    StyleFigure(".linkHighlighted", .rounded(4.5), SolidFill(.black(0.25))),
    badge(".miniBadge", 12), badge(".badge", 15), badge(".largeBadge", 17),
  ]

  /// The badges: `badgeWithFontSize`.
  private static func badge(_ selector: String, _ size: Double) -> StyleFigure {
    StyleFigure(
      selector, .rounded(), .inset(1, 1, 1, 1), .shadow(.black(0.8), 3, 0, 4),
      ReflectiveFill(.rgb(221, 17, 27)), .inset(-1, -1, -1, -1), SolidBorder(width: 2, .white),
      .padding(1, 7, 2, 7), .text(bold: size, .white))
  }

  /// The styles of bezels, banners, headers, and other filled surfaces.
  static let surfaces = [
    StyleFigure(".blackBezel", .rounded(10), SolidFill(.black(0.7))),
    StyleFigure(
      ".whiteBezel", .rounded(10), SolidFill(.white), SolidBorder(width: 1, .rgb(178, 178, 178))),
    StyleFigure(
      ".blackBanner", SolidFill(.black(0.5)), FourSideBorder(width: 1, top: .black),
      FourSideBorder(width: 1, top: .white(1, 0.2))),
    StyleFigure(".rounded", .rounded(8), ContentStep()),
    StyleFigure(".postTextEditor", .inset(6, 5, 6, 5), .rounded(15), SolidFill(.white)),
    StyleFigure(".selectionFillStyle", .gradient(.rgb(5, 140, 245), .rgb(1, 93, 230))),
    // The tint is the transparent color of the style sheet, so only the line is visible.
    StyleFigure(
      ".tableHeader", .gradient(.clear, .clear), .inset(-1, 0, 0, 0),
      FourSideBorder(width: 1, bottom: .black(0.15))),
  ]
}
