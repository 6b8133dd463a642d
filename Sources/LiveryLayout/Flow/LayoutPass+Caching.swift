// SPDX-License-Identifier: Apache-2.0

/// The key of a cached box: all inputs of its layout.
struct LayoutCacheKey: Hashable {
  let element: Int
  let width: Double
  let height: BoxHeight
  let containingWidth: Double
  let containingHeight: Double?
}

extension LayoutPass {
  /// The nesting depth of stretching boxes from which their layouts are cached.
  private static let uncachedDepth = 3

  /// Lays out a box, and caches the result if flex and grid containers are deeply nested.
  ///
  /// Each container lays out its content twice: first with its own size and then stretched. Without
  /// a cache, the time would double with each level.
  func cachedLayout(
    _ element: Int, width: Double, in containing: ContainingBlock, height: BoxHeight,
    _ layout: () -> BlockLayoutResult
  ) -> BlockLayoutResult {
    guard box(element).display.inside != .flow else { return layout() }
    flexNestingDepth += 1
    defer { flexNestingDepth -= 1 }
    guard flexNestingDepth > Self.uncachedDepth else { return layout() }
    let key = LayoutCacheKey(
      element: element, width: width, height: height, containingWidth: containing.width,
      containingHeight: containing.height)
    if let cached = cachedLayouts[key] { return cached }
    let result = layout()
    cachedLayouts[key] = result
    return result
  }
}
