// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery
  import LiveryRendering
  import Testing

  @testable import LiveryBuilder

  @Suite("Exports of a style")
  struct ExportRequestTests {
    private func service() async throws -> BuilderService {
      let theme = Theme()
      let workspace = Workspace(theme, folder: ArchiveFolder("/nonexistent"))
      _ = try await workspace.run(.copy(selector: ".badge"))
      return BuilderService(workspace, theme: theme, tokens: TokenStore(), editors: [])
    }

    @Test(
      "is a file of each format",
      arguments: [
        ("css", "text/css; charset=utf-8", ".badge {\n"),
        ("swift", "text/plain; charset=utf-8", "import LiveryPipelines"),
        ("png", "image/png", "\u{89}PNG"), ("svg", "image/svg+xml", "<?xml"),
        ("pdf", "application/pdf", "%PDF-"),
      ])
    func formats(format: String, type: String, beginning: String) async throws {
      let request = WebRequest(path: "/export", query: ["format": format, "text": "23"])
      let response = try await service().response(to: request)
      #expect(response.status == 200)
      #expect(response.type == type)
      #expect(response.body.starts(with: beginning.unicodeScalars.map { UInt8($0.value) }))
      #expect(
        response.headers["Content-Disposition"]
          == "attachment; filename*=UTF-8''badge.\(format)")
    }

    @Test("has the requested size, scale and state")
    func pictures() async throws {
      let service = try await service()
      func picture(_ query: [String: String]) async -> WebResponse {
        await service.response(to: WebRequest(path: "/picture", query: query))
      }
      let response = await picture(["width": "40", "height": "30", "scale": "2"])
      #expect(Array(response.body[16..<24]) == [0, 0, 0, 80, 0, 0, 0, 60])
      let button = ["selector": ".toolbarButton", "text": "Done"]
      let states = ["normal", "highlighted", "disabled"]
      var bodies: Set<[UInt8]> = []
      for state in states {
        bodies.insert(await picture(button.merging(["state": state]) { $1 }).body)
      }
      #expect(bodies.count == states.count)
      #expect(await picture(["selector": ".none-such"]).status == 404)
      for query in [
        ["width": "0"], ["height": "1e9"], ["scale": "nan"], ["scheme": "blue"],
        ["background": "x"],
      ] {
        #expect(await picture(query).status == 422, "\(query)")
      }
    }

    @Test(
      "is not found for other formats and paths",
      arguments: [
        WebRequest(path: "/export"), WebRequest(path: "/export", query: ["format": "exe"]),
        WebRequest(path: "/assets/index.html"), WebRequest(path: "/assets/../default.css"),
        WebRequest(path: "/nothing"),
      ])
    func nothing(_ request: WebRequest) async throws {
      #expect(try await service().response(to: request).status == 404)
    }
  }
#endif
