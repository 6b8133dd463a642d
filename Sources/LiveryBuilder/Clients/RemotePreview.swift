// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryRendering

  /// A scripted render client, which receives pictures of the style that a builder edits.
  ///
  /// ```swift
  /// var preview = RemotePreview("http://127.0.0.1:41873/?token=…")
  /// preview.width = 320
  /// let png = try await preview.picture()?.bytes
  /// ```
  public struct RemotePreview: Sendable {
    /// The address that the builder printed, of the editor or of a client.
    public var address: String
    /// The width in px, or `nil` for the natural width.
    public var width: Double?
    /// The height in px, or `nil` for the natural height.
    public var height: Double?
    /// The number of pixels per px.
    public var scale = 1.0
    /// The text that the style shows, or `nil` for the builder's sample text.
    public var text: String?
    /// The state of the control.
    public var state = "normal"
    /// A Boolean value that indicates whether the color scheme is dark.
    public var isDark = false
    /// The bytes of a PNG, JPEG or WebP image that the style shows.
    public var image: [UInt8]?
    /// The background as a CSS color, or `nil` for a transparent one.
    public var background: String?
    /// The clock of the time limits.
    var clock: any TimeoutClock = ContinuousClock()

    /// Creates a client of a builder.
    public init(_ address: String) { self.address = address }

    /// A received picture.
    public struct Picture: Sendable {
      /// The bytes of a PNG file.
      public let bytes: [UInt8]
      /// The messages about parts that could not be drawn.
      public let problems: [String]
    }
  }

  extension RemotePreview {
    /// Returns the current picture of the style, or `nil` if no style is open.
    ///
    /// - Throws: an error if the builder cannot be reached or rejects the connection.
    public func picture() async throws -> Picture? {
      var result: Picture?
      try await connect { picture in
        result = picture
        return false
      }
      return result
    }

    /// Receives a picture for every change, until the closure returns `false` or on cancellation.
    ///
    /// The client reconnects after the builder disconnects.
    ///
    /// - Parameters:
    ///   - change: a closure that receives each picture, or `nil` if no style is open, and returns
    ///     whether to continue.
    ///   - onError: a closure that receives the error of each failed connection.
    public func follow(
      _ change: (Picture?) async -> Bool, onError: (any Error) async -> Void
    ) async {
      var pause = 0.25
      var isDone = false
      while !isDone, !Task.isCancelled {
        do {
          try await connect { picture in
            pause = 0.25
            isDone = await !change(picture)
            return !isDone
          }
        } catch {
          await onError(error)
        }
        guard !isDone else { return }
        try? await Task.sleep(for: .seconds(pause * Double.random(in: 0.8...1.2)))
        pause = min(pause * 2, 4)
      }
    }

    /// Receives pictures until a closure returns `false`.
    private func connect(_ onPicture: (Picture?) async -> Bool) async throws {
      let connection = try await WebSocketConnection(
        to: WebSocketAddress(address, path: "/preview"), idleTimeout: RemoteFailure.idleTimeout,
        clock: clock)
      do {
        try await receivePictures(on: connection, onPicture)
      } catch {
        await connection.close()
        throw error
      }
      await connection.close()
    }

    private func receivePictures(
      on connection: WebSocketConnection, _ onPicture: (Picture?) async -> Bool
    ) async throws {
      // The settings come last, because they trigger the first picture.
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
          guard await onPicture(Picture(bytes: bytes, problems: picture.problems)) else { return }
        case .text(let text):
          let message: RemoteMessage = try RemoteFailure.decoding(text)
          if let failure = message.failed { throw RemoteFailure(description: failure.message) }
          header = message.picture ?? header
          if message.heartbeat != nil {
            try await connection.send(.text("{\"alive\":{}}"))
          }
          if let erase = message.erase {
            try await acknowledge(erase.number, on: connection)
            guard await onPicture(nil) else { return }
          }
        }
      }
    }

    /// Returns whether the bytes are a complete PNG within the pixel limit of builders.
    ///
    /// No bytes may follow the end of the file.
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

  /// The members of the builder's messages that this client uses.
  private struct RemoteMessage: Decodable {
    var picture: PictureHeader?
    var erase: Number?
    var failed: Failure?
    var heartbeat: Nothing?

    struct Number: Decodable { var number: Int }
    struct Failure: Decodable { var message: String }
    struct Nothing: Decodable {}
  }

  /// The message that precedes the bytes of a picture.
  private struct PictureHeader: Decodable {
    var number: Int
    var problems: [String]
  }

  /// The failure of a request to a builder.
  public struct RemoteFailure: Error, CustomStringConvertible {
    /// The message of the failure.
    ///
    /// The text may come from the builder, so it can contain any characters.
    public let description: String
  }

  extension RemoteFailure {
    /// The maximum time between two messages of the builder.
    ///
    /// The builder sends a heartbeat every ten seconds.
    static let idleTimeout = Duration.seconds(25)

    /// The failure of a builder that sends bytes other than a picture.
    static let noPicture = RemoteFailure(
      description: "the builder sent a picture that is not a PNG of at most 16,000,000 pixels")

    /// Decodes a message of the builder.
    static func decoding<Message: Decodable>(_ text: String) throws(RemoteFailure) -> Message {
      do {
        return try MessageCoder.decode(Message.self, from: text)
      } catch {
        throw RemoteFailure(description: "the builder sent an invalid message")
      }
    }
  }
#endif
