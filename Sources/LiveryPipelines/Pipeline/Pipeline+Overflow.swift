// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension Pipeline {
  /// Returns the distances that shadows, outlines, filters and transforms paint beyond a box.
  ///
  /// An image of a pipeline in its natural size needs this much space around it:
  ///
  /// ```swift
  /// // .card { width: 100px; height: 40px; box-shadow: 0 2px 4px black }
  /// card.overflow(for: Size(100, 40), measuring: measuring)    // 4px 6px 8px 6px
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size of the box, in px.
  ///   - content: The text and the image that the steps draw.
  ///   - measuring: The measurement of texts and images.
  /// - Returns: Nonnegative distances outwards.
  public func overflow(
    for size: Size, content: PipelineContent = .none, measuring: MeasurementContext
  ) -> Insets {
    let box = Rect(origin: .zero, size: size)
    return displayList(in: box, content: content, measuring: measuring)
      .overflow(of: size, measuring: measuring.text)
  }
}

extension DisplayList {
  /// Returns the distances that the list paints beyond a box of a size at the origin.
  func overflow(of size: Size, measuring: any TextMeasuring) -> Insets {
    guard let bounds = bounds(measuring: measuring) else { return .zero }
    return Insets(
      top: max(0, -bounds.minY.limited), right: max(0, (bounds.maxX - size.width).limited),
      bottom: max(0, (bounds.maxY - size.height).limited), left: max(0, -bounds.minX.limited))
  }
}
