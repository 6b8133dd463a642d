// SPDX-License-Identifier: Apache-2.0
#if Builder
  import LiveryDisplay
  import LiveryRendering
  import LiveryBuilderResources

  extension BuilderService {
    func response(to request: WebRequest) async -> WebResponse {
      switch request.path {
      case "/": return page("index.html")
      case "/client": return page("client.html")
      case "/picture": return await picture(request)
      case "/export": return await export(request)
      default:
        let prefix = "/assets/"
        guard request.path.hasPrefix(prefix) else { return .notFound }
        return asset(String(request.path.dropFirst(prefix.count)))
      }
    }

    private func page(_ name: String) -> WebResponse {
      BuilderResources.text(at: name).map {
        WebResponse(type: "text/html; charset=utf-8", body: Array($0.utf8))
      } ?? .notFound
    }

    private func asset(_ path: String) -> WebResponse {
      if let module = editors.first(where: { "modules/\($0.name).js" == path }) {
        return WebResponse(type: WebResponse.type(of: path), body: Array(module.source.utf8))
      }
      guard !path.hasSuffix(".html"), let text = BuilderResources.text(at: path) else {
        return .notFound
      }
      return WebResponse(type: WebResponse.type(of: path), body: Array(text.utf8))
    }

    private func picture(_ request: WebRequest) async -> WebResponse {
      do {
        let (settings, image) = try await settings(for: request)
        let drawing = await workspace.latestSnapshot.drawing
        let file = try drawing.file(
          of: request.query["selector"], settings, image: image, by: renderer)
        guard let file else { return .notFound }
        return WebResponse(type: "image/png", body: file.bytes)
      } catch {
        return WebResponse(status: 422, body: Array("\(error)".utf8))
      }
    }

    private func export(_ request: WebRequest) async -> WebResponse {
      do {
        guard let format = request.query["format"].flatMap(StyleExport.Format.init),
          let document = await workspace.document
        else { return .notFound }
        let (settings, image) = try await settings(for: request)
        let export = try StyleExport(
          format, of: document, drawing: await workspace.latestSnapshot.drawing, settings,
          image: image,
          by: renderer)
        return WebResponse(
          type: export.type,
          headers: [
            "Content-Disposition":
              "attachment; filename*=UTF-8''\(StyleFileName.encoded(export.name))"
          ],
          body: export.bytes)
      } catch {
        return WebResponse(status: 422, body: Array("\(error)".utf8))
      }
    }

    /// Returns the settings that a request specifies, and the image of the client that it names.
    private func settings(
      for request: WebRequest
    ) async throws(SettingsError) -> (PreviewSettings, ImageSource?) {
      var settings = PreviewSettings()
      var image: ImageSource?
      if let number = request.query["client"].flatMap({ Int($0) }), let client = client(number) {
        settings = await client.settings
        // The request names its own moment.
        settings.motion = nil
        image = await client.image
      }
      settings = try settings.applying(PreviewChange(request.query))
      if request.query["selector"] == nil {
        try await workspace.latestSnapshot.drawing.check(settings.motion)
      }
      return (settings, image)
    }
  }
#endif
