// SPDX-License-Identifier: Apache-2.0
#if Builder
  public import Livery

  /// The style builder: a service for browsers in which pipelines are edited, with pictures on any number of clients.
  ///
  /// ```swift
  /// let theme = try Theme(contentsOfFile: "brand.css")
  /// theme.pipelineLibrary.register(Glow.self)
  /// let builder = try await StyleBuilder(theme, archives: "styles")
  /// print(builder.address)      // http://127.0.0.1:41873/?token=…
  /// …
  /// await builder.stop()
  /// ```
  ///
  /// An app's own steps and shapes are edited like those of Livery, by what their schemas say. For a type that an app adds, a
  /// module of JavaScript brings the editor: ``BuilderOptions/editors``.
  public final class StyleBuilder: Sendable {
    /// The address of the editor's page, with the token that lets one in.
    public let address: String
    /// The address of a render client's page.
    public let clientAddress: String
    /// Whether programs on this machine alone can reach the builder.
    public let isLoopback: Bool
    let service: BuilderService
    private let server: WebServer
    private let tasks: [Task<Void, Never>]
    private let observation: ThemeObservation

    /// Starts a builder.
    ///
    /// - Parameters:
    ///   - theme: what styles are drawn over; where it is reloaded, pictures follow.
    ///   - folder: where archives are read and written, and nowhere else.
    ///   - options: how the builder is reached, and what an app adds to it.
    /// - Throws: an error that says why it cannot listen there, or cannot open the archive.
    public init(
      _ theme: Theme, archives folder: String, options: BuilderOptions = BuilderOptions()
    ) async throws {
      let file = options.isRemembered ? RunRecordFile(port: options.port) : nil
      let record = file?.record
      let workspace = Workspace(theme, folder: ArchiveFolder(folder))
      let tokens = TokenBook(previous: record?.validToken)
      if let archive = options.archive {
        try await workspace.open(archive, style: nil)
      } else if let record {
        await workspace.restore(record)
      }
      let service = BuilderService(
        workspace, theme: theme, tokens: tokens, editors: options.editors)
      let settings = ServerSettings(
        address: options.address, port: options.port, tokens: { tokens.all })
      server = try await WebServer(service, settings)
      self.service = service
      isLoopback =
        options.address.hasPrefix("127.") || ["::1", "localhost"].contains(options.address)
      let host = Self.host(of: options.address)
      address = "http://\(host):\(server.port)/?token=\(tokens.current)"
      clientAddress = "http://\(host):\(server.port)/client?token=\(tokens.current)"
      observation = theme.observeReloads { _ in Task { await service.forgetPictures() } }
      tasks = [
        Task { await service.keepInformed() },
        Task { await service.keepRecord(in: file) },
      ]
    }

    /// Ends all conversations, and lets nobody in any more.
    public func stop() async {
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
      observation.cancel()
      await server.stop()
    }

    /// The host as an address has it; that of this machine where any is listened on.
    private static func host(of address: String) -> String {
      switch address {
      case "0.0.0.0", "::": "127.0.0.1"
      default: address.contains(":") ? "[\(address)]" : address
      }
    }
  }
#endif
