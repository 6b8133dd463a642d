// SPDX-License-Identifier: Apache-2.0

/// The key of a cached box: all inputs of its layout.
struct StretchedBox: Hashable {
  let element: Int
  let width: Double
  let height: BoxHeight
  let availableSpace: Double
  let roomHeight: Double?
}

extension LayoutPass {
  /// The nesting depth of stretching boxes from which their layouts are cached.
  private static let freeDepth = 3

  /// Lays out a box, and caches the result if flex and grid containers are deeply nested.
  ///
  /// Each container lays out its content twice: first with its own size and then stretched. Without
  /// a cache, the time would double with each level.
  func remembered(
    _ element: Int, width: Double, in containing: ContainingBlock, height: BoxHeight,
    _ layout: () -> PlacedBlock
  ) -> PlacedBlock {
    guard box(element).display.inside != .flow else { return layout() }
    stretchingDepth += 1
    defer { stretchingDepth -= 1 }
    guard stretchingDepth > Self.freeDepth else { return layout() }
    let key = StretchedBox(
      element: element, width: width, height: height, availableSpace: containing.width,
      roomHeight: containing.height)
    if let known = rememberedBoxes[key] { return known }
    let placed = layout()
    rememberedBoxes[key] = placed
    return placed
  }
}
