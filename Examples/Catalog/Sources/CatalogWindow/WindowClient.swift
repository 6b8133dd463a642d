// SPDX-License-Identifier: Apache-2.0

/// The client of a window, which draws and handles events on the thread of ``Window/run(_:)``.
public protocol WindowClient: AnyObject {
  /// Handles an event of the window.
  func handle(_ event: WindowEvent, in window: Window)

  /// Draws the whole window; if only a part is needed, the drawing is clipped to it.
  ///
  /// - Parameters:
  ///   - context: A `cairo_t` on an image of the window's pixels, without transformation.
  ///   - window: The window, whose ``Window/scale`` is the number of pixels per px.
  func draw(on context: OpaquePointer, in window: Window)
}
