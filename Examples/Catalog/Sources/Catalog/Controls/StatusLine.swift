// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// A line at the bottom of the visible part of a page, with the last opened address.
enum StatusLine {
  /// The height in px.
  static let height = 28.0

  /// Draws the line above the other content.
  static func draw(_ text: String, on canvas: inout PageCanvas) {
    let visible = canvas.context.visible
    let box = Rect(x: 0, y: visible.maxY - height, width: visible.width, height: height)
    canvas.draw(".catalogStatus", in: box, text: text)
  }
}
