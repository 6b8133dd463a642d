// SPDX-License-Identifier: Apache-2.0
#if os(Linux)
  import CX11
  import Glibc

  /// A window of an X server, with its event loop.
  ///
  /// ```swift
  /// let window = try Window(title: "Catalog", width: 800, height: 600)
  /// window.run(client)      // until close() is called
  /// ```
  ///
  /// A window belongs to the thread of ``run(_:)``; other threads wake it with its ``waker``. All
  /// pending events are delivered before a drawing, and the window is drawn at most 60 times a
  /// second.
  public final class Window {
    /// The pixels per px.
    public let scale: Double
    /// Wakes the loop from other threads.
    public let waker: WindowWaker
    /// Whether the client receives ``WindowEvent/tick(seconds:)`` for each frame.
    public var isAnimating = false { didSet { if isAnimating, !oldValue { lastTick = .now } } }
    /// The time of a single ``WindowEvent/alarm``, or `nil` for none.
    public var alarm: ContinuousClock.Instant?

    let connection: Connection
    let buffer: BackBuffer
    private let handle: CX11.Window
    private var isOpen = true
    private var damage = Damage.all
    private var exposed = Damage.nothing
    private var lastTick = ContinuousClock.now
    private var lastFrame = ContinuousClock.now - .seconds(1)

    /// The minimum duration of a frame.
    private static let frame = Duration.nanoseconds(16_666_667)
    /// The maximum number of events that are delivered before a drawing.
    private static let eventLimit = 512

    /// Opens a window.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - width: The width in px.
    ///   - height: The height in px.
    ///   - scale: The pixels per px.
    /// - Throws: ``WindowError`` if there is no display.
    public init(
      title: String, width: Double, height: Double, scale: Double = 1
    ) throws(WindowError) {
      self.scale = scale
      waker = try WindowWaker()
      connection = try Connection()
      let display = connection.display
      let pixels = (Self.pixels(width, scale), Self.pixels(height, scale))
      var attributes = XSetWindowAttributes()
      attributes.event_mask =
        KeyPressMask | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
        | LeaveWindowMask | ExposureMask | StructureNotifyMask
      // Without a background, because an area that the server clears flickers.
      handle = XCreateWindow(
        display, XDefaultRootWindow(display), 0, 0, UInt32(pixels.0), UInt32(pixels.1), 0,
        XDefaultDepth(display, XDefaultScreen(display)), UInt32(InputOutput), nil,
        UInt(CWEventMask), &attributes)
      XStoreName(display, handle, title)
      var protocols = [connection.deleteWindow]
      XSetWMProtocols(display, handle, &protocols, 1)
      buffer = BackBuffer(of: handle, on: display, width: pixels.0, height: pixels.1)
      XMapWindow(display, handle)
    }

    private static func pixels(_ length: Double, _ scale: Double) -> Int32 {
      Int32(min(max((length * scale).rounded(), 1), 32_767))
    }
  }

  extension Window {
    /// The width in px.
    public var width: Double { Double(buffer.width) / scale }
    /// The height in px.
    public var height: Double { Double(buffer.height) / scale }

    /// Requests a drawing of the whole window.
    public func setNeedsDrawing() { damage = .all }

    /// Requests a drawing of a part of the window.
    ///
    /// - Parameters:
    ///   - x: The left side in px.
    ///   - y: The top in px.
    ///   - width: The width in px.
    ///   - height: The height in px.
    public func setNeedsDrawing(x: Double, y: Double, width: Double, height: Double) {
      damage.add(Damage(x: x * scale, y: y * scale, width: width * scale, height: height * scale))
    }

    /// Ends ``run(_:)`` after the current event.
    public func close() { isOpen = false }

    /// Delivers events to a client and lets it draw, until the window is closed.
    public func run(_ client: some WindowClient) {
      while isOpen {
        if waker.drain() { client.handle(.woken, in: self) }
        processEvents(client)
        if let alarm, alarm <= .now {
          self.alarm = nil
          client.handle(.alarm, in: self)
        }
        guard isOpen else { break }
        drawIfDue(client)
        wait()
      }
      XUnmapWindow(connection.display, handle)
      XFlush(connection.display)
    }

    /// Delivers the events of the server, up to a limit; consecutive pointer movements are merged.
    private func processEvents(_ client: some WindowClient) {
      var moved: WindowEvent?
      for _ in 0..<Self.eventLimit {
        guard isOpen, let event = connection.nextEvent() else { break }
        guard let translated = connection.translate(event, scale: scale) else { continue }
        if case .event(let event) = translated, case .pointerMoved = event {
          moved = event
          continue
        }
        if let last = moved.take() { client.handle(last, in: self) }
        handle(translated, client)
      }
      if isOpen, let moved { client.handle(moved, in: self) }
    }

    private func handle(_ event: TranslatedEvent, _ client: some WindowClient) {
      switch event {
      case .event(let event): client.handle(event, in: self)
      case .exposed: exposed = .all
      case .destroyed: close()
      case .resized(let width, let height):
        guard width != buffer.width || height != buffer.height else { return }
        buffer.resize(width: width, height: height)
        damage = .all
        client.handle(.resized(width: self.width, height: self.height), in: self)
      }
    }

    /// Draws the damaged part if a frame has passed since the last drawing.
    private func drawIfDue(_ client: some WindowClient) {
      let now = ContinuousClock.now
      if now - lastFrame >= Self.frame {
        if isAnimating {
          let seconds = (now - lastTick) / .seconds(1)
          lastTick = now
          client.handle(.tick(seconds: seconds), in: self)
        }
        if damage != .nothing {
          let part = damage
          damage = .nothing
          lastFrame = now
          exposed.add(part)
          buffer.draw(part) { client.draw(on: $0, in: self) }
        } else if isAnimating {
          lastFrame = now
        }
      }
      if exposed != .nothing {
        buffer.present(exposed)
        exposed = .nothing
      }
    }

    /// Waits for the server, for other threads, or for the next frame or alarm.
    private func wait() {
      guard isOpen, XPending(connection.display) == 0 else { return }
      var due = alarm
      if damage != .nothing || isAnimating {
        let next = lastFrame + Self.frame
        due = due.map { min($0, next) } ?? next
      }
      let milliseconds = due.map {
        max(0, min((($0 - .now) / .milliseconds(1)).rounded(.up), 60_000))
      }
      var sources = [connection.descriptor, waker.readEnd].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&sources, UInt(sources.count), milliseconds.map { Int32($0) } ?? -1)
    }
  }
#endif
