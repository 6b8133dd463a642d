// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11

  /// A window of another process.
  final class ProbedWindow {
    private let display: OpaquePointer
    private let window: Window
    private let attributes: XWindowAttributes

    init(_ window: UInt) throws(ProbeFailure) {
      guard let display = XOpenDisplay(nil) else { throw ProbeFailure(69, "no display") }
      _ = XSetErrorHandler { _, _ in 0 }
      var attributes = XWindowAttributes()
      guard XGetWindowAttributes(display, window, &attributes) != 0 else {
        XCloseDisplay(display)
        throw ProbeFailure(66, "there is no window \(window)")
      }
      self.display = display
      self.window = window
      self.attributes = attributes
    }

    deinit { XCloseDisplay(display) }

    /// Writes an image of the window as PNG.
    func shoot(to file: String) throws(ProbeFailure) {
      let surface = cairo_xlib_surface_create(
        display, window, attributes.visual, attributes.width, attributes.height)
      defer { cairo_surface_destroy(surface) }
      guard cairo_surface_write_to_png(surface, file) == CAIRO_STATUS_SUCCESS else {
        throw ProbeFailure(74, "\(file) cannot be written")
      }
    }

    /// Requests the window to close.
    func close() throws(ProbeFailure) {
      var event = XEvent()
      event.xclient.type = ClientMessage
      event.xclient.window = window
      event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
      event.xclient.format = 32
      event.xclient.data.l.0 = Int(bitPattern: XInternAtom(display, "WM_DELETE_WINDOW", 0))
      XSendEvent(display, window, 0, 0, &event)
      XSync(display, 0)
    }
  }
#endif
