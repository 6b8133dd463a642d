// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// How far a page is scrolled.
struct ScrollState {
  /// How far down, in whole px.
  private(set) var offset = 0.0
  /// The height of the content in px, as it was drawn last.
  private var height = 0.0
}

extension ScrollState {
  /// Takes the height of what was drawn, and the offset that it asks for; tells whether it has to be drawn at another place now.
  mutating func fit(height: Double, at wanted: Double? = nil, in viewport: Double) -> Bool {
    self.height = height.isFinite ? height : 0
    return scroll(by: (wanted ?? offset) - offset, in: viewport)
  }

  /// Scrolls as far as there is something to see; tells whether that is anywhere else.
  mutating func scroll(by distance: Double, in viewport: Double) -> Bool {
    let before = offset
    offset = max(0, min((offset + distance).rounded(), (height - viewport).rounded(.up)))
    return offset != before
  }

  /// Shows how far a page is scrolled; nothing where all of it is seen.
  func indicator(in frame: Rect, _ looks: Looks, _ measuring: Measuring) -> DisplayList {
    guard height > frame.height, frame.height > 40 else { return DisplayList() }
    let room = frame.height - 8
    let length = max(24, room * frame.height / height)
    let top = (room - length) * offset / (height - frame.height)
    let bar = Rect(x: frame.maxX - 10, y: frame.minY + 4 + top, width: 6, height: length)
    return looks.pipeline(".catalogScroller").displayList(in: bar, measuring: measuring)
  }
}
