// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryRendering

  /// The connection to a client that shows the style with its own settings.
  actor RenderClient {
    /// The number of the client.
    let number: Int
    private(set) var settings = PreviewSettings()
    private(set) var image: ImageSource?
    private let renderer: Renderer
    /// The moment that another client shows.
    private let shared: SharedMoment
    private var drawing: StyleDrawing
    /// Whether the client has sent its settings; before that, no picture is drawn for it.
    private var isConfigured = false
    private var isBusy = false
    private var flow: UpdateFlow

    /// Creates the connection to a client.
    ///
    /// - Parameters:
    ///   - number: the number that identifies the client.
    ///   - drawing: the current style.
    ///   - renderer: the renderer of the pictures.
    ///   - shared: the moment that clients share.
    ///   - outbox: the stream of messages to the client.
    init(
      _ number: Int, showing drawing: StyleDrawing, by renderer: Renderer,
      sharing shared: SharedMoment, outbox: AsyncStream<WebMessage>.Continuation
    ) {
      self.number = number
      self.shared = shared
      self.drawing = drawing
      self.renderer = renderer
      flow = UpdateFlow(outbox)
    }
  }

  extension RenderClient {
    /// Sends the first message to the client.
    func welcome(_ welcome: ClientWelcome) {
      flow.send("welcome", welcome)
      update()
    }

    /// Shows a newer revision of the style.
    func show(_ drawing: StyleDrawing) {
      guard drawing.revision > self.drawing.revision else { return }
      self.drawing = drawing
      update()
    }

    /// Handles a message of the client.
    ///
    /// - Returns: `false` if the message is invalid and the connection must be closed.
    func handle(_ message: WebMessage) -> Bool {
      flow.resetMissedHeartbeats()
      switch message {
      case .binary(let bytes):
        set(bytes)
      case .text(let text):
        guard let message = try? MessageCoder.decode(ClientMessage.self, from: text) else {
          fail("the message is invalid")
          return false
        }
        handle(message)
      }
      return true
    }

    private func handle(_ message: ClientMessage) {
      switch message {
      case .configure(let change):
        do throws(SettingsError) {
          let changed = try settings.applying(change)
          if let motion = change.motion { try drawing.check(motion) }
          settings = changed
          isConfigured = true
          update()
        } catch {
          fail(error.description)
        }
      case .removeImage:
        image = nil
        update()
      case .shown(let number):
        if flow.confirm(number) { draw() }
      case .alive: break
      }
    }

    private func set(_ bytes: [UInt8]) {
      let source = ImageSource.data(ImageData(bytes, name: "the client's picture"))
      guard renderer.measuring.images.size(of: source) != nil else {
        return fail("this is not a PNG, JPEG or WebP picture, or it has too many pixels")
      }
      image = source
      update()
    }

    /// Sends a heartbeat, or closes the connection if too many remained unanswered.
    func sendHeartbeat() { flow.sendHeartbeat() }

    /// Draws the moment that another client shows, if the client follows.
    func follow() {
      if settings.follows { update() }
    }

    private func update() {
      flow.isStale = true
      draw()
    }

    /// Draws the latest revision, unless a picture is being drawn or awaits its acknowledgment.
    private func draw() {
      guard isConfigured, !isBusy, flow.begin() else { return }
      isBusy = true
      let (drawing, image, renderer) = (drawing, image, renderer)
      var shown = settings
      if settings.follows, let motion = shared.motion { shown.motion = motion }
      let settings = shown
      Task {
        // Drawing outside the actor lets it handle messages meanwhile.
        let result = await Task.detached {
          Result { () throws(RenderingError) in
            try drawing.file(settings, image: image, by: renderer)
          }
        }.value
        self.send(result, of: drawing, settings)
      }
    }

    private func send(
      _ result: Result<PictureFile?, RenderingError>, of drawing: StyleDrawing,
      _ settings: PreviewSettings
    ) {
      isBusy = false
      switch result {
      case .success(let file?):
        flow.send(
          "picture",
          PictureMessage(
            number: flow.nextNumber(), width: file.size.width, height: file.size.height,
            scale: settings.scale,
            title: drawing.selector ?? "", problems: file.problems, steps: file.steps,
            motion: file.motion))
        flow.outbox.yield(.binary(file.bytes))
      case .success(nil):
        flow.send("erase", NumberMessage(number: flow.nextNumber()))
      case .failure(let error): fail(error.description)
      }
      draw()
    }

    private func fail(_ message: String) { flow.send("failed", FailureMessage(message: message)) }
  }
#endif
