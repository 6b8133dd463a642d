// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery
  import LiveryPipelines
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  /// The examples of the documentation, with their results.
  @Suite struct DocumentationTests {
    @Test("every line of code in the documentation is in this file")
    func isComplete() throws {
      let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      let lines = try DocumentedCode.lines(of: "LiveryBuilder")
      #expect(lines.count > 20)
      for line in lines { #expect(line.stands(in: source), "\(line)") }
    }

    private struct Glow: PipelineStep {
      var radius = 4.0
      static let prototype = Glow()
      static let schema = Schema<Glow>(
        "--glow", "A glow.", parameters: [Parameter("radius", \.radius)])
      func draw(in context: inout DrawingContext) {}
    }

    @Test("a builder with a theme and custom steps, a client and an editor")
    func builder() async throws {
      let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      try Data(":root { --tint: red }".utf8).write(to: folder.appending(path: "brand.css"))
      func Theme(contentsOfFile name: String) throws -> Livery.Theme {
        try Livery.Theme(contentsOfFile: folder.appending(path: name).path)
      }
      func StyleBuilder(
        _ theme: Livery.Theme, archives: String
      ) async throws -> LiveryBuilder.StyleBuilder {
        try await LiveryBuilder.StyleBuilder(theme, archives: folder.path)
      }
      do {
        let theme = try Theme(contentsOfFile: "brand.css")
        theme.pipelineLibrary.register(Glow.self)
        let builder = try await StyleBuilder(theme, archives: "styles")
        print(builder.address)  // http://127.0.0.1:41873/?token=…
        #expect(builder.address.hasPrefix("http://127.0.0.1:"))
        #expect(builder.isLoopback)

        let address = builder.address
        func RemoteEditor(_ example: String) async throws -> LiveryBuilder.RemoteEditor {
          try await LiveryBuilder.RemoteEditor(address, clock: ManualClock())
        }
        func RemotePreview(_ example: String) -> LiveryBuilder.RemotePreview {
          var preview = LiveryBuilder.RemotePreview(address)
          preview.clock = ManualClock()
          return preview
        }
        let editor = try await RemoteEditor("http://127.0.0.1:41873/?token=…")
        try await editor.run(#"{"new": {"selector": ".badge"}}"#)
        try await editor.run(#"{"insert": {"at": [0], "step": "fill#4"}}"#)
        #expect(try await editor.run(#"{"save": {"file": "badge"}}"#) == #"{"file":"badge.css"}"#)
        await #expect(throws: RemoteFailure.self) { try await editor.run(#"{"redo": {}}"#) }
        await editor.close()

        var preview = RemotePreview("http://127.0.0.1:41873/?token=…")
        preview.width = 320
        let png = try await preview.picture()?.bytes
        #expect(png?.starts(with: [0x89, 0x50, 0x4E, 0x47]) ?? false)
        await builder.stop()
      }
    }

    @Test("a module with an editor")
    func module() {
      let module = EditorModule(
        "stars",
        """
        import { registerEditor } from "/assets/editors/registry.js";
        registerEditor("StarCount", (context) => …);
        """)
      #expect(module.name == "stars")
    }

    @Test("a step moves with its comment")
    func pipelineText() throws {
      let context = ParsingContext(library: .standard)
      var text = PipelineText("inset(1px) /* soft */ shadow(0 1px 3px black)", in: context)
      try text.move(StepPath(1), to: StepPath(0))
      // The comment is on the line of the preceding step.
      #expect(text.text == "shadow(0 1px 3px black) inset(1px) /* soft */")
    }

    @Test("faults and hints of steps are in plain words")
    func words() throws {
      let context = ParsingContext(library: .standard)
      #expect(
        StepFault("shape()", in: context).message == "shape needs an outline, such as capsule")
      #expect(
        StepFault("fill(3px)", in: context).message
          == "fill needs a color, a gradient or an image, such as teal, instead of '3px'")
      let (fill, shadow) = (SolidFill.prototype, StepHintsTests.shadow)
      #expect(
        StepHints(for: [.step(fill), .step(shadow)]).hints[1]
          == "the shadow is after the fill it should be under; move it before the fill")
    }

    private struct Silence: WebService {
      func response(to request: WebRequest) async -> WebResponse { .notFound }
      func openSession(
        for request: WebRequest, with client: AsyncStream<WebMessage>
      ) async -> AsyncStream<WebMessage>? { nil }
    }

    @Test("a server, an address and a target")
    func server() async throws {
      let service = Silence()
      let token = ServerSettings.randomToken()
      let server = try await WebServer(service, ServerSettings(tokens: { [token] }))
      print("http://127.0.0.1:\(server.port)/?token=\(token)")
      #expect(server.port > 0)
      await server.stop()

      let address = try WebSocketAddress("http://127.0.0.1:8080/?token=5f3a", path: "/preview")
      print(address.target)  // /preview?token=5f3a
      #expect(address.target == "/preview?token=5f3a")

      let target = try RequestTarget("/picture?text=a%20b+c")
      print(target.query["text"] ?? "")  // a b c
      #expect(target.query["text"] == "a b c")
    }

    /// Compiles the example; no service listens at its address.
    private func talk() async throws {
      let connection = try await WebSocketConnection(
        to: WebSocketAddress("http://127.0.0.1:8080/?token=5f3a", path: "/preview"))
      try await connection.send(.text(#"{"alive": {}}"#))
      while let message = try await connection.receive() { print(message) }
      await connection.close()
    }
  }
#endif
