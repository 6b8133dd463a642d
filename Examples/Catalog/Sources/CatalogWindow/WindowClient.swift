// SPDX-License-Identifier: Apache-2.0

/// Who fills a window, and hears what happens to it; called on the thread of ``Window/run(_:)`` only.
public protocol WindowClient: AnyObject {
  /// Something happened to the window.
  func handle(_ event: WindowEvent, in window: Window)

  /// Draws all of the window; where a part is needed only, the rest is cut off.
  ///
  /// - Parameters:
  ///   - context: a `cairo_t` on an image of the window's pixels, not transformed.
  ///   - window: the window, whose ``Window/scale`` says how many pixels a px has.
  func draw(on context: OpaquePointer, in window: Window)
}
