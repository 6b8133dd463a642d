// SPDX-License-Identifier: Apache-2.0
import LiveryJSON
import LiveryLinting
import LiveryPrinting

extension ServerSession {
  /// Answers `initialize`.
  func initialize(_ params: RequestParams) throws(ResponseError) -> any ProtocolValue {
    guard case .uninitialized = lifecycle.stage else {
      throw ResponseError(.invalidRequest, "the server is already initialized")
    }
    if let json = params.json {
      if let capabilities = json["capabilities"] { client = ClientCapabilities(capabilities) }
      settings = EditorSettings(json["initializationOptions"])
      lifecycle.clientProcess = json["processId"]?.integer.map { Int32($0) }
      workspace.setFolders(Self.folders(json))
    }
    lifecycle.enter(.running)
    return ServerCapabilities(client: client)
  }

  /// Returns the workspace folders, or the single folder of an older client.
  private static func folders(_ json: JSONValue) -> [LexicalPath] {
    if let folders = json["workspaceFolders"]?.elements {
      return folders.compactMap { $0["uri"]?.string }.compactMap { DocumentURI($0).path }
        .map { LexicalPath($0) }
    }
    if let path = json["rootUri"]?.string.flatMap({ DocumentURI($0).path }) {
      return [LexicalPath(path)]
    }
    if let path = json["rootPath"]?.string { return [LexicalPath(path)] }
    return []
  }

  /// Registers for changes of files and settings, as far as the client permits it.
  func registerForChanges() {
    var registrations: [ProtocolObject] = []
    if client.has(.watchedFiles) {
      registrations.append(
        ProtocolObject { json in
          json.member("id", "livery-files")
          json.member("method", "workspace/didChangeWatchedFiles")
          json.name("registerOptions")
          json.object { json in
            json.name("watchers")
            json.array { json in
              for pattern in ["**/*.css", "**/*.json", "**/\(LintConfiguration.fileName)"] {
                json.object { $0.member("globPattern", pattern) }
              }
            }
          }
        })
    }
    if client.has(.configurationChanges) {
      registrations.append(
        ProtocolObject { json in
          json.member("id", "livery-settings")
          json.member("method", "workspace/didChangeConfiguration")
        })
    }
    if !registrations.isEmpty {
      connection.request("client/registerCapability") { $0.member("registrations", registrations) }
    }
    requestSettings()
  }

  /// Asks the client for the settings of the user.
  func requestSettings() {
    guard client.has(.configuration) else { return }
    connection.request("workspace/configuration") { json in
      json.name("items")
      json.array { json in
        json.object { $0.member("section", "livery") }
      }
    } completion: { [weak self] result in
      guard let section = result?.elements?.first(where: { $0.kind == .object }) else { return }
      self?.use(EditorSettings(section))
    }
  }

  /// Uses settings, and asks the client to show again what depends on them.
  func use(_ new: EditorSettings) {
    guard new != settings else { return }
    settings = new
    if client.has(.inlayHintRefresh) { connection.request("workspace/inlayHint/refresh") }
    if client.has(.codeLensRefresh) { connection.request("workspace/codeLens/refresh") }
  }
}
