// SPDX-License-Identifier: Apache-2.0

/// A box as it was laid out: all that its layout depends on.
struct StretchedBox: Hashable {
  let element: Int
  let width: Double
  let height: BoxHeight
  let room: Double
  let roomHeight: Double?
}

extension LayoutPass {
  /// How many boxes that stretch may stand in each other before what comes out for them is kept.
  private static let freeDepth = 3

  /// Lays out a box, and keeps what comes out where boxes that stretch stand deep in each other.
  ///
  /// Each lays out what is in it first as it wants to be and then as it is stretched, so that without this the time would double
  /// with each level.
  func remembered(
    _ element: Int, width: Double, in containing: ContainingBlock, height: BoxHeight,
    _ layout: () -> PlacedBlock
  ) -> PlacedBlock {
    guard box(element).display.inside != .flow else { return layout() }
    stretchingDepth += 1
    defer { stretchingDepth -= 1 }
    guard stretchingDepth > Self.freeDepth else { return layout() }
    let key = StretchedBox(
      element: element, width: width, height: height, room: containing.width,
      roomHeight: containing.height)
    if let known = rememberedBoxes[key] { return known }
    let placed = layout()
    rememberedBoxes[key] = placed
    return placed
  }
}
