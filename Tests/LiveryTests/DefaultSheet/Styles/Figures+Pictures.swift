// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryDisplay
import LiveryPipelines

extension StyleFigure {
  /// The styles of photos, thumbnails, page dots and a launcher.
  static let pictures = [
    StyleFigure(".thumbView") { state in
      let steps: [any PipelineStep] = [
        ImageStep(contentMode: .aspectFill), SolidBorder(width: 1, .black(0.2)),
      ]
      return Pipeline(steps + (state.contains(.highlighted) ? [SolidFill(.black(0.5))] : []))
    },
    StyleFigure(
      ".photoCaption", SolidFill(.black(0.5)), FourSideBorder(width: 1, top: .black(0.5)),
      .padding(8, 8, 8, 8), .text(.white, shadow: (.black(0.9), 0, 1), lines: 6)),
    StyleFigure(
      ".photoStatusLabel", SolidFill(.black(0.5)), .padding(20, 8, 20, 8),
      .text(.rgb(200, 200, 200), shadow: (.black(0.9), 0, -1))),
    dot(".pageDot"), dot(".launcherPageDot"),
    StyleFigure(".launcherButton") { state in
      Pipeline([
        PartStep("image", launcherImage(state)), .text(bold: 11, .rgb(180, 180, 180), minimum: 11),
      ])
    },
    StyleFigure(".launcherButtonImage", launcherImage),
    StyleFigure(
      ".launcherCloseButton", .rounded(), .inset(1, 1, 1, 1), .shadow(.black(0.5), 2, 0, 3),
      SolidFill(.black), .inset(-1, -1, -1, -1), SolidBorder(width: 2, .white),
      PartStep("image", closeImage)),
    StyleFigure(".launcherCloseButtonImage") { _ in closeImage },
    StyleFigure(".tableReloadButton", ImageStep(contentMode: .center, size: Size(50, 50))),
  ]

  /// The page dots: `pageDotWithColor`.
  private static func dot(_ selector: String) -> StyleFigure {
    StyleFigure(selector) { state in
      Pipeline([
        BoxStep(margin: .listed(0, 0, 0, 10), padding: .listed(6, 6, 0, 0)), .rounded(2.5),
        SolidFill(state.contains(.selected) ? .white : .rgb(77, 77, 77)),
      ])
    }
  }

  @Sendable private static func launcherImage(_ state: ControlState) -> Pipeline {
    let isTouched = !state.isDisjoint(with: [.highlighted, .selected])
    let steps: [any PipelineStep] = [
      BoxStep(margin: .listed(-7, 0, 11, 0)), .rounded(8), ImageStep(contentMode: .center),
    ]
    return Pipeline(
      steps + (isTouched ? [BlendStep(.sourceAtop), SolidFill(.black(0.5))] : []))
  }

  private static var closeImage: Pipeline {
    Pipeline([
      BoxStep(margin: .listed(-2, 0, 0, 0)), ImageStep(contentMode: .center, size: Size(10, 10)),
    ])
  }
}
