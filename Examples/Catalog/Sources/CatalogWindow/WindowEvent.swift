// SPDX-License-Identifier: Apache-2.0

/// An event of a window; positions are in px from its upper left corner, at any scale.
public enum WindowEvent: Sendable, Hashable {
  /// The pointer moved, possibly outside of the window while a button is held.
  case pointerMoved(x: Double, y: Double)
  /// A button was pressed.
  case pointerPressed(PointerButton, x: Double, y: Double)
  /// A button was released.
  case pointerReleased(PointerButton, x: Double, y: Double)
  /// The pointer left the window.
  case pointerExited
  /// The wheel was turned by steps to the right and down, at the position of the pointer.
  case scrolled(right: Double, down: Double, x: Double, y: Double)
  /// A key was pressed, or repeats.
  case key(Key)
  /// The window has a new size in px.
  case resized(width: Double, height: Double)
  /// A request to close the window, which the client may ignore.
  case closeRequested
  /// Another thread called ``WindowWaker/wake()``, once or more often.
  case woken
  /// A frame of an animation is due, with the seconds since the previous one.
  case tick(seconds: Double)
  /// The time of ``Window/alarm`` is reached.
  case alarm
}

/// A pointer button, excluding wheels.
public enum PointerButton: Sendable, Hashable {
  /// The primary button, usually the left one.
  case primary
  /// The middle button.
  case middle
  /// The secondary button, usually the right one.
  case secondary
}
