// SPDX-License-Identifier: Apache-2.0

/// What happens to a window; places are in px from its upper left corner, whatever the scale.
public enum WindowEvent: Sendable, Hashable {
  /// The pointer is at another place, also outside of the window while a button is held.
  case pointerMoved(x: Double, y: Double)
  /// A button of the pointer went down.
  case pointerPressed(PointerButton, x: Double, y: Double)
  /// A button of the pointer went up.
  case pointerReleased(PointerButton, x: Double, y: Double)
  /// The pointer left the window.
  case pointerLeft
  /// The wheel was turned: by how many steps to the right and down, and where the pointer is.
  case scrolled(right: Double, down: Double, x: Double, y: Double)
  /// A key went down, or repeats itself.
  case key(Key)
  /// The window has another size in px.
  case resized(width: Double, height: Double)
  /// Somebody asked the window to close; whether it does is the client's to say.
  case closeRequested
  /// Another thread called ``WindowWaker/wake()``, once or more often.
  case woken
  /// A frame of an animation is due, so many seconds after the one before.
  case tick(seconds: Double)
  /// The time of ``Window/alarm`` has come.
  case alarm
}

/// A button of the pointer that is no wheel.
public enum PointerButton: Sendable, Hashable {
  /// The one under the index finger.
  case primary
  /// The one in the middle.
  case middle
  /// The other one.
  case secondary
}
