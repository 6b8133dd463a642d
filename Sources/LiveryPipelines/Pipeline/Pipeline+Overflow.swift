// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension Pipeline {
  /// How far shadows, outlines, filters and transformations paint beyond a box.
  ///
  /// A picture of a pipeline in its natural size needs so much room around it:
  ///
  /// ```swift
  /// // .card { width: 100px; height: 40px; box-shadow: 0 2px 4px black }
  /// card.overflow(for: Size(100, 40), measuring: measuring)    // 4px 6px 8px 6px
  /// ```
  ///
  /// - Parameters:
  ///   - size: the size of the box, in px.
  ///   - content: the text and the picture that the steps ask for.
  ///   - measuring: who knows how large these are.
  /// - Returns: distances outwards that are not negative.
  public func overflow(
    for size: Size, content: PipelineContent = .none, measuring: Measuring
  ) -> Insets {
    let box = Rect(origin: .zero, size: size)
    return displayList(in: box, content: content, measuring: measuring)
      .overflow(of: size, measuring: measuring.text)
  }
}

extension DisplayList {
  /// How far the list paints beyond a box of a size whose corner is at zero.
  func overflow(of size: Size, measuring: any TextMeasuring) -> Insets {
    guard let bounds = bounds(measuring: measuring) else { return .zero }
    return Insets(
      top: max(0, -bounds.minY.limited), right: max(0, (bounds.maxX - size.width).limited),
      bottom: max(0, (bounds.maxY - size.height).limited), left: max(0, -bounds.minX.limited))
  }
}
