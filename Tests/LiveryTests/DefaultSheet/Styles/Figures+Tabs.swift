// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines

extension StyleFigure {
  /// The styles of tabs in bars and strips.
  static let tabs = [
    StyleFigure(
      ".tabBar", SolidFill(.navigationBar),
      FourSideBorder(width: 1, bottom: RGBA.navigationBar.gray(0.7))),
    StyleFigure(
      ".tabStrip", ReflectiveFill(.tab), FourSideBorder(width: 1, bottom: RGBA.tab.gray(0.4))),
    StyleFigure(".tab") { state in
      guard state.contains(.selected) else {
        return Pipeline([
          .inset(5, 1, 1, 1), .padding(6, 12, 2, 12),
          .text(bold: 14, .white, shadow: (.black(0.6), 0, -1), minimum: 8),
        ])
      }
      let line = RGBA.navigationBar.gray(0.7)
      return Pipeline([
        .rounded(4.5, 4.5, 0, 0), .inset(5, 1, 0, 1), ReflectiveFill(.tab), .inset(-1, -1, 0, -1),
        FourSideBorder(width: 1, top: line, right: line, left: line), .padding(6, 12, 2, 12),
        .text(bold: 14, .black, shadow: (.white(1, 0.8), 0, -1), minimum: 8),
      ])
    },
    StyleFigure(".tabRound") { state in
      let padding = BoxStep.padding(0, 10, 0, 10)
      guard state.contains(.selected) else {
        return Pipeline([
          padding, .text(bold: 13, .linkText, shadow: (.white(1, 0.9), 0, -1), minimum: 8),
        ])
      }
      return Pipeline([
        .rounded(), .inset(9, 1, 8, 1), .shadow(.white(1, 0.8), 0, 0, 1),
        ReflectiveFill(.navigationBar), .innerShadow(.black(0.3), 1, 1, 1),
        .inset(-1, -1, -1, -1), padding,
        .text(bold: 13, .white, shadow: (.black(0.5), 0, -1), minimum: 8),
      ])
    },
    // The size is that of the bundled images.
    StyleFigure(".tabOverflowLeft", ImageStep(contentMode: .center, size: Size(17, 22))),
    StyleFigure(".tabOverflowRight", ImageStep(contentMode: .center, size: Size(17, 22))),
  ]

  /// The styles of a grid of tabs, and `tabGridTab:corner:` with its seven users.
  static let gridTabs = [
    StyleFigure(
      ".tabGrid", .rounded(8), .inset(0, -1, -1, -2), .shadow(.white(1, 0.7), 1, 0, 1),
      .gradient(RGBA.tab.times(0.9, 1.1), .tab), SolidBorder(width: 1, RGBA.tab.times(1.1, 0.86))),
    StyleFigure(".tabGridTabImage", ImageStep(contentMode: .left)),
    gridTab(".tabGridTabTopLeft", .rounded(8, 0, 0, 0)),
    gridTab(".tabGridTabTopRight", .rounded(0, 8, 0, 0)),
    gridTab(".tabGridTabBottomRight", .rounded(0, 0, 8, 0)),
    gridTab(".tabGridTabBottomLeft", .rounded(0, 0, 0, 8)),
    gridTab(".tabGridTabLeft", .rounded(8, 0, 0, 8)),
    gridTab(".tabGridTabRight", .rounded(0, 8, 8, 0)),
    gridTab(".tabGridTabCenter", ShapeStep(Rectangle())),
  ]

  private static func gridTab(_ selector: String, _ shape: ShapeStep) -> StyleFigure {
    StyleFigure(selector) { state in
      let isSelected = state.contains(.selected)
      let surface: [any PipelineStep] =
        isSelected
        ? [SolidFill(.rgb(150, 168, 191)), .innerShadow(.black(0.6), 3, 0, 0)]
        : [
          BevelBorder(
            width: 1, highlight: .white(1, 0.7), shadow: RGBA.tab.times(1.1, 0.88), light: 125)
        ]
      let text: TextStep =
        isSelected
        ? .text(bold: 11, .white, shadow: (.black(0.1), -1, -1), minimum: 8)
        : .text(bold: 11, .linkText, shadow: (.white(1, 0.9), 0, -1), minimum: 8)
      let image = PartStep("image", Pipeline([ImageStep(contentMode: .left)]))
      return Pipeline([shape] + surface + [.padding(11, 10, 9, 10), image, text])
    }
  }
}
