// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Livery
  import LiveryPipelines
  import TestSupport
  import Testing

  @testable import LiveryBuilder

  @Suite("The shared workspace")
  struct WorkspaceTests {
    private func withWorkspace(
      _ theme: Theme = Theme(), _ body: (Workspace, URL) async throws -> Void
    ) async throws {
      let url = FileManager.default.temporaryDirectory.appending(
        path: "builder-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: url) }
      try await body(Workspace(theme, folder: ArchiveFolder(url.path)), url)
    }

    private func text(_ workspace: Workspace) async -> String {
      await workspace.document.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
    }

    /// Returns the first published state for which a condition is true.
    private func snapshot(
      at workspace: Workspace, where condition: @escaping @Sendable (Workspace.Snapshot) -> Bool
    ) async throws -> Workspace.Snapshot {
      let (looks, continuation) = AsyncStream.makeStream(of: Workspace.Snapshot.self)
      let number = await workspace.listen { continuation.yield($0) }
      for await snapshot in looks where condition(snapshot) {
        await workspace.stopListening(number)
        return snapshot
      }
      throw CancellationError()
    }

    @Test("saves a style, detects external changes and asks before overwriting")
    func files() async throws {
      try await withWorkspace { workspace, url in
        _ = try await workspace.run(.new(selector: ".badge"))
        await #expect(throws: ArchiveError.unnamed) {
          try await workspace.run(.save(file: nil, overwrite: nil))
        }
        _ = try await workspace.run(.insert(at: StepPath(0), step: "inset#2"))
        #expect(
          try await workspace.run(.save(file: "badge", overwrite: nil)) == #"{"file":"badge.css"}"#)
        let file = url.appending(path: "badge.css")
        #expect(try String(contentsOf: file, encoding: .utf8) == (await text(workspace)))
        try Data("/* theirs */ .badge { -livery-pipeline: text() }".utf8).write(to: file)
        await workspace.checkDisk()
        #expect(await workspace.diskChange == "changed")
        await #expect(throws: ArchiveError.changedOnDisk("badge.css")) {
          try await workspace.run(.save(file: nil, overwrite: nil))
        }
        _ = try await workspace.run(.revert)
        #expect(await text(workspace) == "/* theirs */ .badge { -livery-pipeline: text() }")
        #expect(await workspace.diskChange == nil)
        try FileManager.default.removeItem(at: file)
        await workspace.checkDisk()
        #expect(await workspace.diskChange == "removed")
        _ = try await workspace.run(.keep)
        #expect(await workspace.document?.history.isSaved == false)
        _ = try await workspace.run(.save(file: nil, overwrite: nil))
        #expect(FileManager.default.fileExists(atPath: file.path))
        _ = try await workspace.run(.new(selector: ".other"))
        await #expect(throws: ArchiveError.exists("badge.css")) {
          try await workspace.run(.save(file: "badge.css", overwrite: nil))
        }
      }
    }

    @Test("copies every style of the default sheet so that it is drawn as before", .tier(.standard))
    func copies() async throws {
      try await withWorkspace { workspace, _ in
        for style in TestTier.part(of: StyleListing(Theme.defaultSheet).styles) {
          let before = Theme.defaultSheet.pipeline(for: style.selector)
          guard !before.steps.isEmpty else { continue }
          _ = try await workspace.run(.copy(selector: style.selector))
          let snapshot = try await snapshot(at: workspace) { $0.drawing.selector == style.selector }
          #expect(snapshot.drawing.pipeline(PreviewSettings()) == before, "\(style.selector)")
          let items = snapshot.document?.items ?? []
          // Steps that come from a variable are not steps of the text.
          let steps = items.filter { !$0.text.hasPrefix("var(") }
          #expect(steps.allSatisfy { $0.kind == "step" }, "\(style.selector): \(items.map(\.text))")
        }
      }
    }

    @Test("resolves variables for the editors and keeps them in the text")
    func variables() async throws {
      let theme = Theme()
      theme.add(":root { --tint: rgb(1 2 3); --size: 4px 5px }", name: "brand.css")
      try await withWorkspace(theme) { workspace, url in
        try Data(
          ".a { --own: 2px; -livery-pipeline: inset(var(--own)) shadow(var(--size) var(--tint)) }"
            .utf8
        )
        .write(to: url.appending(path: "a.css"))
        _ = try await workspace.run(.open(file: "a.css", style: nil))
        let snapshot = try await snapshot(at: workspace) { $0.document != nil }
        let items = try #require(snapshot.document?.items)
        #expect(items[0].parameters[0].variable == "var(--own)")
        #expect(
          items[0].parameters[0].value?.data
            == .list([.number(2), .number(2), .number(2), .number(2)]))
        #expect(items[1].parameters[0].variable == "var(--size)")
        _ = try await workspace.run(
          .set(at: StepPath(1), parameter: ["blur"], text: "3px", gesture: nil))
        #expect(await text(workspace).contains("shadow(var(--size) 3px var(--tint))"))
        _ = try await workspace.run(
          .set(at: StepPath(1), parameter: ["offset"], text: "1px 1px", gesture: nil))
        #expect(await text(workspace).contains("shadow(1px 1px 3px var(--tint))"))
      }
    }

    @Test("opens a style of a JSON style sheet")
    func json() async throws {
      try await withWorkspace { workspace, url in
        try Data(#"{"button": {"backgroundColor": "red", "borderRadius": 4}}"#.utf8)
          .write(to: url.appending(path: "app.json"))
        _ = try await workspace.run(.open(file: "app.json", style: nil))
        let document = try #require(await workspace.document)
        #expect(document.file == nil)
        #expect(document.value.contains("background(rgb(255, 0, 0))"))
        #expect(!document.history.isSaved)
      }
    }

    @Test(
      "rejects invalid commands without a change",
      arguments: [
        EditorCommand.undo, .remove(at: StepPath(9)),
        .move(from: StepPath(0), to: StepPath(0).child("x", 1)),
        .insert(at: StepPath(0), step: "nothing#99"),
        .replace(at: StepPath(0), text: "fill(red); color: red"),
        .replace(at: StepPath(0), text: "fill(red) text()"),
        .replace(at: StepPath(0), text: "fill(red"),
        .replace(at: StepPath(0), text: "} .b {"),
        .set(at: StepPath(0), parameter: [], text: "", gesture: nil),
        .set(at: StepPath(0), parameter: ["insets", "a", "b"], text: "1px", gesture: nil),
        .set(at: StepPath(0), parameter: ["insets"], text: "1px); color: red", gesture: nil),
        .rename(selector: ".a, .b"), .open(file: "../a.css", style: nil),
        .copy(selector: ".none-such"),
      ])
    func rejections(_ command: EditorCommand) async throws {
      try await withWorkspace { workspace, url in
        try Data(".a { -livery-pipeline: inset(1px) }".utf8).write(to: url.appending(path: "a.css"))
        _ = try await workspace.run(.open(file: "a.css", style: nil))
        await #expect(throws: (any Error).self) { try await workspace.run(command) }
        #expect(await text(workspace) == ".a { -livery-pipeline: inset(1px) }")
      }
    }

    @Test("inserts steps where they have an effect, in the color of the theme")
    func insertion() async throws {
      let theme = Theme()
      theme.add(":root { --accent: navy }", name: "brand.css")
      try await withWorkspace(theme) { workspace, _ in
        let types = Dictionary(
          LibraryMessage(.standard).steps.map { ($0.name, $0.type) },
          uniquingKeysWith: { one, _ in one })
        _ = try await workspace.run(.new(selector: ".badge"))
        var places: [String] = []
        for name in ["text", "box", "fill", "shadow", "shape", "inner-shadow"] {
          places.append(try await workspace.run(.insert(at: nil, step: try #require(types[name]))))
        }
        #expect(
          places == [
            #"{"at":[0]}"#, #"{"at":[0]}"#, #"{"at":[0]}"#, #"{"at":[0]}"#, #"{"at":[0]}"#,
            #"{"at":[3]}"#,
          ])
        #expect(await text(workspace).contains("fill(var(--accent))"))
        let items = await workspace.latestSnapshot.document?.items ?? []
        #expect(items.map(\.name) == ["shape", "shadow", "fill", "inner-shadow", "box", "text"])
        #expect(items.allSatisfy { $0.hint == nil && $0.problem == nil })
      }
    }

    @Test("draws what it can read, and saves the rest as written")
    func unreadable() async throws {
      try await withWorkspace { workspace, url in
        let text = ".a { -livery-pipeline: fill(red) glow(3px) fill(var(--none)) }\n"
        try Data(text.utf8).write(to: url.appending(path: "a.css"))
        _ = try await workspace.run(.open(file: "a.css", style: nil))
        let snapshot = await workspace.latestSnapshot
        #expect(snapshot.drawing.pipeline(PreviewSettings())?.description == "fill(rgb(255, 0, 0))")
        #expect(snapshot.document?.problems.count == 2)
        let result = try await workspace.run(.save(file: nil, overwrite: nil))
        #expect(result.contains(#""text":"glow(3px)""#) && result.contains(#""selector":".a""#))
        #expect(try String(contentsOf: url.appending(path: "a.css"), encoding: .utf8) == text)
      }
    }

    @Test("changes variables in the archive, and lists those of the theme")
    func themeVariables() async throws {
      let theme = Theme()
      theme.add(":root { --accent: navy; --gap: 3px }", name: "brand.css")
      try await withWorkspace(theme) { workspace, url in
        try Data(".a { -livery-pipeline: fill(var(--accent)) inset(1px) }\n".utf8)
          .write(to: url.appending(path: "a.css"))
        _ = try await workspace.run(.open(file: "a.css", style: nil))
        func variable(_ name: String) async -> VariableMessage? {
          await workspace.latestSnapshot.document?.variables.first { $0.name == name }
        }
        func change(_ name: String, _ text: String, at path: StepPath? = nil) async throws {
          _ = try await workspace.run(
            .setVariable(
              name: name, text: text, scope: nil, at: path, parameter: path.map { _ in ["color"] },
              gesture: nil))
        }
        #expect(await variable("--accent")?.place == .theme)
        #expect(await variable("--accent")?.isUsed == true)
        #expect(await variable("--gap")?.isUsed == false)
        try await change("--accent", "gold", at: StepPath(0))
        try await change("--accent", "teal", at: StepPath(0))
        #expect(
          await self.text(workspace)
            == ".a { --accent: teal; -livery-pipeline: fill(var(--accent)) inset(1px) }\n")
        #expect(await variable("--accent")?.place == .style)
        #expect(await variable("--accent")?.written == "teal")
        await #expect(throws: EditError.notAColor("3px", variable: "--accent")) {
          try await change("--accent", "3px")
        }
        await #expect(throws: EditError.self) {
          try await change("--accent", "te", at: StepPath(0))
        }
        _ = try await workspace.run(
          .set(at: StepPath(1), parameter: ["insets"], text: "var(--gap)", gesture: nil))
        #expect(await self.text(workspace).contains("inset(var(--gap))"))
        #expect(await variable("--gap")?.isUsed == true)
        await #expect(throws: EditError.unsetVariable("--none")) {
          try await workspace.run(
            .set(at: StepPath(1), parameter: ["insets"], text: "var(--none)", gesture: nil))
        }
        _ = try await workspace.run(.undo)
        for size in ["4px", "5px"] {
          _ = try await workspace.run(
            .setVariable(
              name: "--gap", text: size, scope: .root, at: nil, parameter: nil, gesture: nil))
        }
        #expect(await self.text(workspace).hasSuffix("}\n\n:root {\n  --gap: 5px;\n}\n"))
        #expect(await variable("--gap")?.place == .root)
        for _ in 1...3 { _ = try await workspace.run(.undo) }
        #expect(await variable("--accent")?.written == "gold")
      }
    }

    @Test("uses a variable for a parameter of a shape")
    func shapeVariable() async throws {
      try await withWorkspace { workspace, url in
        let text = ".a { --r: 7px; -livery-pipeline: shape(rounded-rectangle 3px) fill(red) }"
        try Data(text.utf8).write(to: url.appending(path: "a.css"))
        _ = try await workspace.run(.open(file: "a.css", style: nil))
        _ = try await workspace.run(
          .set(at: StepPath(0), parameter: ["shape", "radius"], text: "var(--r)", gesture: nil))
        #expect(await self.text(workspace).contains("shape(rounded-rectangle var(--r))"))
        let shape = await workspace.latestSnapshot.document?.items[0].parameters[0].value
        #expect(shape?.parameters?[0].variable == "var(--r)")
        #expect(shape?.parameters?[0].value?.text == "7px")
      }
    }

    @Test("edits a state, inherits its parts again, and changes its variables")
    func states() async throws {
      try await withWorkspace { workspace, url in
        let text = """
          .a { --ink: teal; -livery-pipeline: inset(1px) fill(var(--ink)) }
          .a:hover { --ink: navy; }

          """
        try Data(text.utf8).write(to: url.appending(path: "a.css"))
        for command in [
          EditorCommand.open(file: "a.css", style: nil), .state(name: "highlighted"),
          .set(at: StepPath(0), parameter: ["insets"], text: "3px", gesture: nil),
        ] { _ = try await workspace.run(command) }
        let document = await workspace.latestSnapshot.document
        #expect(document?.items.map(\.inheritance) == [.changed, .inherited])
        #expect(document?.ownStates == ["highlighted"])
        #expect(document?.bases == [0])
        #expect(document?.variables.first { $0.name == "--ink" }?.place == .state)
        let color = document?.items[1].parameters[0].value?.text
        #expect(color == "navy" || color == "rgb(0, 0, 128)")
        _ = try await workspace.run(
          .setVariable(
            name: "--ink", text: "gold", scope: nil, at: nil, parameter: nil, gesture: nil))
        #expect(await self.text(workspace).contains(".a:hover { --ink: gold; }"))

        let next = Workspace(Theme(), folder: ArchiveFolder(url.path))
        await next.restore(await workspace.journal(token: "token"))
        #expect(await next.document?.state == "highlighted")

        _ = try await workspace.run(.inherit(at: StepPath(0), parameter: ["insets"]))
        #expect(await workspace.latestSnapshot.document?.ownStates == [])
        #expect(await self.text(workspace) == text.replacing("navy", with: "gold"))
        await #expect(throws: EditError.self) {
          try await workspace.run(.inherit(at: StepPath(0), parameter: ["none"]))
        }
      }
    }

    @Test("restores the state of a killed run")
    func record() async throws {
      try await withWorkspace { workspace, url in
        _ = try await workspace.run(.new(selector: ".mine"))
        _ = try await workspace.run(.insert(at: StepPath(0), step: "inset#2"))
        let record = await workspace.journal(token: "token")
        let next = Workspace(Theme(), folder: ArchiveFolder(url.path))
        await next.restore(record)
        #expect(await text(next) == (await text(workspace)))
        #expect(await next.document?.history.isSaved == false)
        let elsewhere = Workspace(Theme(), folder: ArchiveFolder(url.path + "/other"))
        await elsewhere.restore(record)
        #expect(await elsewhere.document == nil)
      }
    }
  }
#endif
