// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A line at the bottom of what is seen of a page, with what was opened last.
enum StatusLine {
  /// Its height in px.
  static let height = 28.0

  /// Draws the line over whatever is there.
  static func draw(_ text: String, on stage: inout Stage) {
    let visible = stage.context.visible
    let box = Rect(x: 0, y: visible.maxY - height, width: visible.width, height: height)
    stage.draw(".catalogStatus", in: box, text: text)
  }
}
