#if os(Linux)
  import CX11
  import Dispatch

  /// A window on an X server.
  @MainActor
  final class Window {
    /// An event, with the position of the pointer in px.
    enum Event {
      case moved(x: Double, y: Double)
      case pressed(x: Double, y: Double)
      case released(x: Double, y: Double)
      case left
      case resized(width: Double, height: Double)
      case closed
    }

    private let display: OpaquePointer
    private let surface: OpaquePointer
    private let deleteWindow: Atom
    private let events: any DispatchSourceRead
    private var needsDrawing = false
    private let draw: (OpaquePointer) -> Void
    private let handle: (Event, Window) -> Void

    /// Opens a window, or returns `nil` if there is no display.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - size: The width and the height in px.
    ///   - draw: Draws the window on a `cairo_t`.
    ///   - handle: Handles an event.
    init?(
      title: String, size: (width: Double, height: Double),
      draw: @escaping (OpaquePointer) -> Void, handle: @escaping (Event, Window) -> Void
    ) {
      guard let display = XOpenDisplay(nil) else { return nil }
      // An error about a destroyed window is ignored: its DestroyNotify event follows.
      _ = XSetErrorHandler { _, _ in 0 }
      self.display = display
      self.draw = draw
      self.handle = handle
      let screen = XDefaultScreen(display)
      let window = XCreateSimpleWindow(
        display, XDefaultRootWindow(display), 0, 0, UInt32(size.width), UInt32(size.height), 0, 0,
        XWhitePixel(display, screen))
      XStoreName(display, window, title)
      XSelectInput(
        display, window,
        ExposureMask | StructureNotifyMask | PointerMotionMask | ButtonPressMask
          | ButtonReleaseMask | LeaveWindowMask)
      deleteWindow = XInternAtom(display, "WM_DELETE_WINDOW", 0)
      var protocols = [deleteWindow]
      XSetWMProtocols(display, window, &protocols, 1)
      surface = cairo_xlib_surface_create(
        display, window, XDefaultVisual(display, screen), Int32(size.width), Int32(size.height))
      XMapWindow(display, window)
      events = DispatchSource.makeReadSource(
        fileDescriptor: XConnectionNumber(display), queue: .main)
      events.setEventHandler { [weak self] in self?.processEvents() }
      events.resume()
      processEvents()
    }
  }

  extension Window {
    /// Draws the window again, after the pending events.
    func setNeedsDrawing() {
      guard !needsDrawing else { return }
      needsDrawing = true
      DispatchQueue.main.async { self.processEvents() }
    }

    private func processEvents() {
      repeat {
        while XPending(display) > 0 {
          var event = XEvent()
          XNextEvent(display, &event)
          process(event)
        }
        drawIfNeeded()
        // Drawing may have read further events from the connection.
      } while XPending(display) > 0
    }

    private func process(_ event: XEvent) {
      switch event.type {
      case Expose: setNeedsDrawing()
      case ConfigureNotify:
        let (width, height) = (event.xconfigure.width, event.xconfigure.height)
        cairo_xlib_surface_set_size(surface, width, height)
        handle(.resized(width: Double(width), height: Double(height)), self)
      case MotionNotify:
        handle(.moved(x: Double(event.xmotion.x), y: Double(event.xmotion.y)), self)
      case ButtonPress where event.xbutton.button == 1:
        handle(.pressed(x: Double(event.xbutton.x), y: Double(event.xbutton.y)), self)
      case ButtonRelease where event.xbutton.button == 1:
        handle(.released(x: Double(event.xbutton.x), y: Double(event.xbutton.y)), self)
      case LeaveNotify: handle(.left, self)
      case DestroyNotify: handle(.closed, self)
      case ClientMessage where event.xclient.data.l.0 == Int(bitPattern: deleteWindow):
        handle(.closed, self)
      default: break
      }
    }

    /// Draws into a buffer, and shows it at once.
    private func drawIfNeeded() {
      guard needsDrawing, let context = cairo_create(surface) else { return }
      needsDrawing = false
      cairo_push_group(context)
      draw(context)
      cairo_pop_group_to_source(context)
      cairo_paint(context)
      cairo_destroy(context)
      cairo_surface_flush(surface)
      XFlush(display)
    }
  }
#endif
