// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery

  @testable import LiveryBuilder

  /// A service that edits a style with transitions and animations.
  struct MotionFixture {
    /// The text of the archive.
    static let archive = """
      @property --tint { syntax: "<color>"; inherits: true; initial-value: black }
      @property --gap { syntax: "<length>"; inherits: true; initial-value: 4px }
      @keyframes pulse { to { --tint: blue } }
      .ticket {
        --tint: black;
        --gap: 4px;
        transition: --tint 200ms linear, --gap 200ms linear;
        -livery-pipeline: fill(var(--tint)) box(padding var(--gap) min-size 20px 10px);
      }
      .ticket:hover { --tint: rgb(200 0 0) }
      .ticket:state(armed) { --gap: 24px }
      .pulsing { animation: pulse 400ms linear infinite; -livery-pipeline: fill(var(--tint)) box(min-size 20px 10px) }
      .resting { -livery-pipeline: fill(teal) box(min-size 20px 10px) }

      """

    let workspace: Workspace
    let service: BuilderService
    private let folder: ArchiveFolderFixture

    /// Opens a style of the archive, by its index.
    init(style: Int = 0) async throws {
      folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
      let theme = Theme()
      workspace = Workspace(theme, folder: ArchiveFolder(folder.url.path))
      service = BuilderService(workspace, theme: theme, tokens: TokenStore(), editors: [])
      _ = try await workspace.run(.open(file: "ticket.css", style: style))
      _ = await workspace.latestSnapshot
    }

    /// Returns the response to a request for a picture.
    func picture(_ query: [String: String]) async -> WebResponse {
      await service.response(to: WebRequest(path: "/picture", query: query))
    }
  }
#endif
