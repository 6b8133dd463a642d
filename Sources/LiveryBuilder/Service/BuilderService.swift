// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Livery
  import LiveryRendering
  import Synchronization

  /// The service of the style builder: pages, pictures and conversations about one workspace.
  final class BuilderService: Sendable {
    let workspace: Workspace
    let renderer: Renderer
    /// The identifier of this run.
    let run: String
    private let tokens: TokenStore
    /// The editors for types of the app.
    let editors: [EditorModule]
    private let connections = Mutex(Connections())
    private let pictures: CurrentSheet
    private let moment = SharedMoment()

    /// The connected clients and editors.
    private struct Connections {
      var clients: [Int: RenderClient] = [:]
      var editors: [Int: EditorSession] = [:]
      var count = 0
    }

    /// The token of this run.
    var token: String { tokens.current }

    /// Creates the service of a workspace.
    init(_ workspace: Workspace, theme: Theme, tokens: TokenStore, editors: [EditorModule]) {
      self.workspace = workspace
      self.tokens = tokens
      self.editors = editors
      run = String(ServerSettings.randomToken().prefix(12))
      let pictures = CurrentSheet(theme.sheet)
      self.pictures = pictures
      var options = RenderingOptions()
      options.maximumPixels = PreviewSettings.maximumPixels
      options.images.maximumFileSize = 8 << 20
      renderer = Renderer(
        options: options, images: ImageLoader { try pictures.sheet.resource(for: $0).bytes })
    }
  }

  extension BuilderService {
    /// Publishes changes and sends heartbeats until the task is canceled.
    func runMaintenance() async {
      let pictures = pictures
      let number = await workspace.listen { snapshot in pictures.set(snapshot.drawing.sheet) }
      var beat = 0
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(500))
        await workspace.checkDisk()
        beat += 1
        if beat.isMultiple(of: 20) { await sendHeartbeats() }
      }
      await workspace.stopListening(number)
    }

    /// Clears the image cache, so that images of the theme are read again.
    func forgetPictures() async {
      renderer.removeCachedImages()
      await workspace.setNeedsUpdate()
    }

    private func sendHeartbeats() async {
      let (clients, editors) = connections.withLock { ($0.clients.values, $0.editors.values) }
      for client in clients { await client.sendHeartbeat() }
      for editor in editors { await editor.sendHeartbeat() }
    }

    /// Returns a render client by its number.
    func client(_ number: Int) -> RenderClient? { connections.withLock { $0.clients[number] } }

    /// The number of render clients.
    var clientCount: Int { connections.withLock { $0.clients.count } }
  }

  extension BuilderService: WebService {
    func openSession(
      for request: WebRequest, with client: AsyncStream<WebMessage>
    ) async -> AsyncStream<WebMessage>? {
      switch request.path {
      case "/preview": await preview(client)
      case "/editor": await edit(client)
      default: nil
      }
    }

    private func preview(_ client: AsyncStream<WebMessage>) async -> AsyncStream<WebMessage> {
      let (stream, outbox) = AsyncStream.makeStream(of: WebMessage.self)
      let drawing = await workspace.latestSnapshot.drawing
      let renderClient = connections.withLock { connections in
        connections.count += 1
        let renderClient = RenderClient(
          connections.count, showing: drawing, by: renderer, sharing: moment, outbox: outbox)
        connections.clients[connections.count] = renderClient
        return renderClient
      }
      let task = Task {
        await renderClient.welcome(
          ClientWelcome(
            run: run, client: renderClient.number, token: tokens.current,
            settings: renderClient.settings))
        let number = await workspace.listen { await renderClient.show($0.drawing) }
        await notifyEditors()
        var motion: PreviewMotion?
        for await message in client {
          // A message may concern a state that an editor page already knows.
          await renderClient.show(await workspace.snapshot.drawing)
          guard await renderClient.handle(message) else { break }
          let chosen = await renderClient.settings.motion
          if chosen != motion { await share(chosen, of: renderClient.number) }
          motion = chosen
        }
        await share(nil, of: renderClient.number)
        await workspace.stopListening(number)
        connections.withLock { _ = $0.clients.removeValue(forKey: renderClient.number) }
        outbox.finish()
        await notifyEditors()
      }
      outbox.onTermination = { _ in task.cancel() }
      return stream
    }

    private func edit(_ client: AsyncStream<WebMessage>) async -> AsyncStream<WebMessage> {
      let (stream, outbox) = AsyncStream.makeStream(of: WebMessage.self)
      let session = EditorSession(workspace, outbox: outbox) { self.clientCount }
      let key = connections.withLock { connections in
        connections.count += 1
        connections.editors[connections.count] = session
        return connections.count
      }
      let task = Task {
        await session.welcome(await welcome)
        let number = await workspace.listen { await session.show($0) }
        for await message in client where await !session.handle(message) { break }
        await workspace.stopListening(number)
        connections.withLock { _ = $0.editors.removeValue(forKey: key) }
        await session.end()
        outbox.finish()
      }
      outbox.onTermination = { _ in task.cancel() }
      return stream
    }

    /// Shows the moment of a client on the clients that follow.
    private func share(_ motion: PreviewMotion?, of client: Int) async {
      guard moment.set(motion, of: client) else { return }
      let clients = connections.withLock { $0.clients.values }
      for other in clients where other.number != client { await other.follow() }
    }

    private func notifyEditors() async {
      for editor in connections.withLock({ $0.editors.values }) { await editor.update() }
    }

    private var welcome: EditorWelcome {
      get async {
        let theme = workspace.theme
        return EditorWelcome(
          run: run, token: tokens.current, folder: workspace.folder.path,
          files: theme.sheet.sources.map { SheetName.displayName($0.name) },
          library: LibraryMessage(theme.pipelineLibrary), families: renderer.fontFamilies,
          editors: editors.map { "/assets/modules/\($0.name).js" })
      }
    }
  }
#endif
