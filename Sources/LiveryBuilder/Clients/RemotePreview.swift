// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryRendering

  /// A render client for scripts: gets pictures of the style that somebody edits in a builder.
  ///
  /// ```swift
  /// var preview = RemotePreview("http://127.0.0.1:41873/?token=…")
  /// preview.width = 320
  /// let png = try await preview.picture()?.bytes
  /// ```
  public struct RemotePreview: Sendable {
    /// The address that the builder told, of the editor or of a client.
    public var address: String
    /// The width in px; nil for the natural one.
    public var width: Double?
    /// The height in px; nil for the natural one.
    public var height: Double?
    /// How many dots make a px.
    public var scale = 1.0
    /// The text that the style shows; nil for the builder's own.
    public var text: String?
    /// The state of the control.
    public var state = "normal"
    /// Whether colors are those of a dark screen.
    public var isDark = false
    /// The bytes of a PNG, JPEG or WebP file that the style shows.
    public var image: [UInt8]?
    /// What is behind the style, as CSS writes it; nil for nothing.
    public var background: String?
    /// The clock of the time limits.
    var clock: any TimeoutClock = ContinuousClock()

    /// A client of a builder.
    public init(_ address: String) { self.address = address }

    /// A picture that has come.
    public struct Picture: Sendable {
      /// The PNG.
      public let bytes: [UInt8]
      /// What could not be drawn, in sentences.
      public let problems: [String]
    }
  }

  extension RemotePreview {
    /// The picture of the style as it is now; nil where no style is being edited.
    ///
    /// - Throws: an error that says why the builder cannot be reached or refuses.
    public func picture() async throws -> Picture? {
      var result: Picture?
      try await converse { picture in
        result = picture
        return false
      }
      return result
    }

    /// Gets a picture at every change, and comes back when the builder goes and comes, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - change: is called with each picture, nil where there is no style any more; false ends it.
    ///   - trouble: is called when the builder cannot be reached, each time that it is tried again.
    public func follow(
      _ change: (Picture?) async -> Bool, trouble: (any Error) async -> Void
    ) async {
      var pause = 0.25
      var isDone = false
      while !isDone, !Task.isCancelled {
        do {
          try await converse { picture in
            pause = 0.25
            isDone = await !change(picture)
            return !isDone
          }
        } catch {
          await trouble(error)
        }
        guard !isDone else { return }
        try? await Task.sleep(for: .seconds(pause * Double.random(in: 0.8...1.2)))
        pause = min(pause * 2, 4)
      }
    }

    /// Talks to the builder until a function has enough.
    private func converse(_ take: (Picture?) async -> Bool) async throws {
      let connection = try await WebSocketConnection(
        to: WebSocketAddress(address, path: "/preview"), silence: RemoteFailure.silence,
        clock: clock)
      do {
        try await converse(on: connection, take)
      } catch {
        await connection.close()
        throw error
      }
      await connection.close()
    }

    private func converse(
      on connection: WebSocketConnection, _ take: (Picture?) async -> Bool
    ) async throws {
      // The settings come last: with them the first picture is drawn.
      if let image { try await connection.send(.binary(image)) }
      try await connection.send(.text(MessageCoder.text(["configure": configuration])))
      var header: PictureHeader?
      while let message = try await connection.receive() {
        switch message {
        case .binary(let bytes):
          guard let picture = header else { continue }
          header = nil
          guard Self.isPicture(bytes) else { throw RemoteFailure.noPicture }
          try await acknowledge(picture.number, on: connection)
          guard await take(Picture(bytes: bytes, problems: picture.problems)) else { return }
        case .text(let text):
          let message: RemoteMessage = try RemoteFailure.decoding(text)
          if let failure = message.failed { throw RemoteFailure(description: failure.message) }
          header = message.picture ?? header
          if message.heartbeat != nil {
            try await connection.send(.text("{\"alive\":{}}"))
          }
          if let erase = message.erase {
            try await acknowledge(erase.number, on: connection)
            guard await take(nil) else { return }
          }
        }
      }
    }

    /// Whether some bytes are a whole PNG, without anything after its end, that has no more pixels than builders draw.
    private static func isPicture(_ bytes: [UInt8]) -> Bool {
      guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        bytes.suffix(12) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
      else { return false }
      var options = RenderingOptions()
      options.images.maximumPixels = PreviewSettings.maximumPixels
      options.images.maximumFileSize = bytes.count
      let images = Renderer(options: options).measuring.images
      return images.size(of: .data(ImageData(bytes, name: "the picture"))) != nil
    }

    private func acknowledge(_ number: Int, on connection: WebSocketConnection) async throws {
      try await connection.send(.text("{\"shown\":{\"number\":\(number)}}"))
    }

    private var configuration: PreviewSettings {
      var settings = PreviewSettings()
      (settings.width, settings.height, settings.scale) = (width, height, scale)
      (settings.state, settings.background) = (state, background)
      if let text { settings.text = text }
      settings.scheme = isDark ? "dark" : "light"
      return settings
    }
  }

  /// What the builder says to a client.
  private struct RemoteMessage: Decodable {
    var picture: PictureHeader?
    var erase: Number?
    var failed: Failure?
    var heartbeat: Nothing?

    struct Number: Decodable { var number: Int }
    struct Failure: Decodable { var message: String }
    struct Nothing: Decodable {}
  }

  /// What is known of a picture before its bytes come.
  private struct PictureHeader: Decodable {
    var number: Int
    var problems: [String]
  }

  /// The failure of a builder to do what a client asks for.
  public struct RemoteFailure: Error, CustomStringConvertible {
    /// The reason as a sentence.
    ///
    /// The text may come from the builder, with any characters.
    public let description: String
  }

  extension RemoteFailure {
    /// The time after which a builder that sends nothing is given up.
    ///
    /// The client asks for a sign of life every ten seconds.
    static let silence = Duration.seconds(25)

    /// The failure of a builder that sends other bytes than those of a picture.
    static let noPicture = RemoteFailure(
      description: "the builder sends a picture that is no PNG of 16,000,000 pixels at most")

    /// Reads a message of a builder.
    static func decoding<Message: Decodable>(_ text: String) throws(RemoteFailure) -> Message {
      do {
        return try MessageCoder.decode(Message.self, from: text)
      } catch {
        throw RemoteFailure(description: "the builder sends a message that cannot be understood")
      }
    }
  }
#endif
