// SPDX-License-Identifier: Apache-2.0
import LiveryPipelines

/// The scroll offset of a page.
struct ScrollState {
  /// The offset in whole px.
  private(set) var offset = 0.0
  /// The content height of the last drawing, in px.
  private var height = 0.0
}

extension ScrollState {
  /// Sets the content height and a requested offset, and returns whether the scroll offset changed.
  mutating func update(height: Double, at requestedOffset: Double? = nil, in viewport: Double)
    -> Bool
  {
    self.height = height.isFinite ? height : 0
    return scroll(by: (requestedOffset ?? offset) - offset, in: viewport)
  }

  /// Scrolls within the content, and returns whether the offset changed.
  mutating func scroll(by distance: Double, in viewport: Double) -> Bool {
    let before = offset
    offset = max(0, min((offset + distance).rounded(), (height - viewport).rounded(.up)))
    return offset != before
  }

  /// Returns the scroll indicator, which is empty if the whole page is visible.
  func indicator(in frame: Rect, _ pipelines: PipelineCache, _ measuring: MeasurementContext)
    -> DisplayList
  {
    guard height > frame.height, frame.height > 40 else { return DisplayList() }
    let trackLength = frame.height - 8
    let length = max(24, trackLength * frame.height / height)
    let top = (trackLength - length) * offset / (height - frame.height)
    let bar = Rect(x: frame.maxX - 10, y: frame.minY + 4 + top, width: 6, height: length)
    return pipelines.pipeline(".catalogScroller").displayList(in: bar, measuring: measuring)
  }
}
