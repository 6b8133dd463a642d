// SPDX-License-Identifier: Apache-2.0
#if Builder
  public import Livery

  /// The style builder: a service for browsers in which pipelines are edited and previewed.
  ///
  /// Any number of render clients can show the style.
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
  /// The editor supports the steps and shapes of an app through their schemas. For a type of the
  /// app, a JavaScript module provides the editor: ``BuilderOptions/editors``.
  public final class StyleBuilder: Sendable {
    /// The address of the editor page, including the access token.
    public let address: String
    /// The address of the page for render clients.
    public let clientAddress: String
    /// A Boolean value that indicates whether only programs on this machine can reach the builder.
    package let isLoopback: Bool
    let service: BuilderService
    private let server: WebServer
    private let tasks: [Task<Void, Never>]
    private let observation: ThemeObservation

    /// Starts a builder.
    ///
    /// - Parameters:
    ///   - theme: the theme beneath the edited styles; pictures are updated when it is reloaded.
    ///   - folder: the only folder in which archives are read and written.
    ///   - options: the address of the builder, and the extensions of an app.
    /// - Throws: an error if the builder cannot listen on the address or cannot open the archive.
    public init(
      _ theme: Theme, archives folder: String, options: BuilderOptions = BuilderOptions()
    ) async throws {
      let file = options.isRemembered ? ServiceJournalFile(port: options.port) : nil
      let record = file?.record
      let workspace = Workspace(theme, folder: ArchiveFolder(folder))
      let tokens = TokenStore(previous: record?.validToken)
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
        Task { await service.runMaintenance() },
        Task { await service.persistJournal(in: file) },
      ]
    }

    /// Ends all conversations, and accepts no new ones.
    public func stop() async {
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
      observation.cancel()
      await server.stop()
    }

    /// Returns the host for a URL; an unspecified address becomes that of this machine.
    private static func host(of address: String) -> String {
      switch address {
      case "0.0.0.0", "::": "127.0.0.1"
      default: address.contains(":") ? "[\(address)]" : address
      }
    }
  }
#endif
