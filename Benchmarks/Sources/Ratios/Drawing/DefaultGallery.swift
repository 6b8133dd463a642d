// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import LiveryPipelines
import LiveryRendering
import Measurements
import Sheets

/// The PNG images of all styles of the default sheet, in all states and two sizes.
struct DefaultGallery {
  private let selectors: [String]

  /// Collects the styles that are classes of the default sheet.
  init() {
    let text = Theme.defaultSheet.sources.map(\.tree.text).joined()
    selectors = Sheet(name: "default.css", text: text).classes.map { "." + $0 }
  }

  /// Draws all styles with a new theme and renderer, and returns the number of images.
  func draw() throws -> Int {
    let theme = Theme()
    let renderer = Renderer()
    var bytes = 0
    var pictures = 0
    for selector in selectors {
      for state in [ControlState.normal, .highlighted, .selected, .disabled] {
        let pipeline = theme.pipeline(for: selector, state: state)
        guard !pipeline.steps.isEmpty else { continue }
        let content = PipelineContent(text: "Done")
        let naturalSize = pipeline.naturalSize(for: content, measuring: renderer.measuring)
        let size = Size(max(naturalSize.width, 60), max(naturalSize.height, 30))
        let list = pipeline.displayList(
          in: Rect(x: 10, y: 10, width: size.width, height: size.height), content: content,
          measuring: renderer.measuring)
        for scale in [1.0, 2.0] {
          bytes += try renderer.png(
            list, size: Size(size.width + 20, size.height + 20), scale: scale, background: .white
          ).count
          pictures += 1
        }
      }
    }
    blackHole(bytes)
    return pictures
  }
}
