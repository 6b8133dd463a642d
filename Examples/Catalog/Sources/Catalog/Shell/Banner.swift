// SPDX-License-Identifier: Apache-2.0
import Livery
import LiveryPipelines

/// The errors of the theme with file and line, at the bottom of the window.
enum Banner {
  /// The maximum number of lines.
  private static let lineLimit = 9

  /// Returns the errors of a theme, or `nil` without errors.
  static func text(of theme: Theme) -> String? {
    text(theme.diagnostics.filter { $0.diagnostic.severity == .error }.map(\.description))
  }

  /// Returns the errors of the files of a theme, whose last valid state remains in use.
  static func text(of failure: ReloadFailure) -> String? {
    text(failure.problems.map(\.description))
  }

  private static func text(_ problems: [String]) -> String? {
    guard !problems.isEmpty else { return nil }
    var lines = problems.joined(separator: "\n").split(separator: "\n").map { line in
      line.count > 160 ? line.prefix(160) + "…" : String(line)
    }
    if lines.count > lineLimit { lines = lines.prefix(lineLimit - 1) + ["…"] }
    return lines.joined(separator: "\n")
  }

  /// Returns the display list of the banner.
  static func drawing(
    _ text: String?, in frame: Rect, _ pipelines: PipelineCache, _ measuring: MeasurementContext
  ) -> DisplayList {
    guard let text else { return DisplayList() }
    let pipeline = pipelines.pipeline(".catalogBanner")
    let content = PipelineContent(text: text)
    let size = pipeline.naturalSize(for: content, measuring: measuring)
    let height = min(frame.height, size.height.rounded(.up))
    let box = Rect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    return pipeline.displayList(in: box, content: content, measuring: measuring)
  }
}
