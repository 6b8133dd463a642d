// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11
  @preconcurrency import Glibc

  /// The connection to an X server.
  final class Connection {
    /// The display.
    let display: OpaquePointer
    /// The message with which a window manager requests a window to close.
    let deleteWindow: Atom
    let protocols: Atom

    init() throws(WindowError) {
      guard let display = XOpenDisplay(nil) else { throw .noDisplay }
      self.display = display
      deleteWindow = XInternAtom(display, "WM_DELETE_WINDOW", 0)
      protocols = XInternAtom(display, "WM_PROTOCOLS", 0)
      // An error about a destroyed window is ignored: its DestroyNotify event follows.
      _ = XSetErrorHandler { _, _ in 0 }
      _ = XSetIOErrorHandler { _ in
        fputs("catalog: the display is gone\n", stderr)
        exit(69)
      }
    }

    deinit { XCloseDisplay(display) }

    /// The file descriptor to wait for.
    var descriptor: Int32 { XConnectionNumber(display) }

    /// Returns the next available event.
    func nextEvent() -> XEvent? {
      guard XPending(display) > 0 else { return nil }
      var event = XEvent()
      XNextEvent(display, &event)
      return event
    }
  }
#endif
