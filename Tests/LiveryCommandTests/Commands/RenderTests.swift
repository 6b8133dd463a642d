// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  @Suite("livery render") struct RenderTests {
    private let folder: Folder

    init() throws {
      folder = try Folder([
        "theme.css": """
        .box { -livery-pipeline: fill(red) box(padding 5px 10px) }
        .box:state(armed) { -livery-pipeline: fill(blue) box(padding 5px 10px) }
        .card { background: white; width: 40px; height: 20px; box-shadow: 0 2px 4px black }
        .lettered { -livery-pipeline: text(12px "Nobody") }
        .picture { -livery-pipeline: image(url(missing.png)) fill(lime) }
        .remote { -livery-pipeline: image(url(https://example.org/a.png)) fill(lime) }
        .odd { -livery-pipeline: --glow(4px) fill(lime) }
        .huge { -livery-pipeline: box(min-size 1e6px 1e6px) fill(lime) }
        """,
        "mistaken.css": """
        .step { -livery-pipeline: inset(2px) glow(3px) }
        .argument { -livery-pipeline: fill(lime) border(1px rad) }
        .radius { background: lime; border-radius: -4px }
        """,
        "broken.png": "no picture",
      ])
    }

    private func render(_ arguments: String...) throws -> Livery.Outcome {
      try Livery.run(["render"] + arguments, in: folder)
    }

    /// Returns the width and height in the header of a PNG.
    private func size(_ name: String) throws -> [Int] {
      let bytes = [UInt8](try Data(contentsOf: folder.url(name)))
      try #require(bytes.count > 24 && bytes[1...3].elementsEqual("PNG".utf8))
      return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    @Test(
      "draws a style of the default sheet in every state and format", .tier(.standard),
      arguments: ["normal", "highlighted", "selected", "disabled"], ["png", "svg", "pdf"])
    func states(state: String, form: String) throws {
      let outcome = try render(
        ".toolbarButton", "--text", "Done", "--state", state, "-o", "a.\(form)")
      #expect(outcome == .init())
      let bytes = try Data(contentsOf: folder.url("a.\(form)"))
      let start = ["png": "\u{89}PNG", "svg": "<?xml", "pdf": "%PDF-"][form] ?? ""
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }

    @Test("reports that no font is installed")
    func fonts() throws {
      let fonts = folder.url("fonts").path(percentEncoded: false)
      try folder.write("<fontconfig><dir>\(fonts)</dir></fontconfig>", to: "fonts.conf")
      let outcome = try Livery.run(
        ["render", ".box", "theme.css", "-o", "a.png"], in: folder,
        environment: ["FONTCONFIG_FILE": folder.url("fonts.conf").path(percentEncoded: false)])
      #expect(outcome.code == 0)
      #expect(
        outcome.errors == """
          livery: no font is installed, so texts have no glyphs; install one, such as fonts-dejavu-core

          """)
    }

    @Test("a state changes the picture, including a state of the theme")
    func stateChangesPicture() throws {
      #expect(try render(".box", "theme.css", "-o", "a.png") == .init())
      #expect(try render(".box", "theme.css", "--state", "armed", "-o", "b.png") == .init())
      #expect(try Data(contentsOf: folder.url("a.png")) != Data(contentsOf: folder.url("b.png")))
      #expect(try size("a.png") == size("b.png"))
    }

    @Test("the natural size includes shadows; --size and --scale change it")
    func sizes() throws {
      #expect(try render(".box", "theme.css", "-o", "a.png") == .init())
      #expect(try size("a.png") == [20, 10])
      #expect(try render(".box", "theme.css", "--scale", "2", "-o", "a.png") == .init())
      #expect(try size("a.png") == [40, 20])
      #expect(try render(".box", "theme.css", "--size", "33x7", "-o", "a.png") == .init())
      #expect(try size("a.png") == [33, 7])
      // A shadow of 4px reaches 6px, moved down by 2px.
      #expect(try render(".card", "theme.css", "-o", "a.png") == .init())
      #expect(try size("a.png") == [40 + 6 + 6, 20 + 4 + 8])
    }

    @Test("the sheet may precede the selector")
    func operands() throws {
      #expect(try render("theme.css", ".box", "-o", "a.png") == .init())
      #expect(try size("a.png") == [20, 10])
    }

    @Test(
      "reports parts that cannot be drawn, and draws the rest",
      arguments: [
        (".picture", "missing.png"), (".remote", "https"), (".odd", "--glow(4px)"),
        (".lettered", "Nobody"),
      ])
    func problems(selector: String, word: String) throws {
      let outcome = try render(
        selector, "theme.css", "--text", "x", "--size", "10x10", "-o", "a.png")
      #expect(outcome.code == 0)
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
      #expect(try size("a.png") == [10, 10])
    }

    @Test("reports invalid values with their positions, and draws the rest")
    func invalidValues() throws {
      let outcome = try render(".radius", "mistaken.css", "--size", "10x10", "-o", "a.png")
      #expect(outcome.code == 0)
      for place in ["1:38: error", "2:53: error", "3:44: error"] {
        #expect(
          outcome.errors.contains("mistaken.css:\(place): "), "\(outcome.errors)")
      }
      let drawn = try Livery.run(
        ["gallery", "mistaken.css", "--no-default", "-o", "gallery"], in: folder)
      #expect(drawn.code == 0 && drawn.errors == outcome.errors)
    }

    @Test(
      "reports impossible requests with their exit codes", .tier(.standard),
      arguments: [
        ([".nothing", "-o", "a.png"], Int32(1), "no rule matches '.nothing'"),
        ([".badge", "-o", "a.gif"], 64, ".png, .svg or .pdf; found 'a.gif'"),
        ([".badge", "-o", "a.png", "--size", "0x4"], 64, "0x4"),
        ([".badge", "-o", "a.png", "--size", "nanx4"], 64, "nanx4"),
        ([".badge", "-o", "a.png", "--size", "1e9x1e9"], 64, " pixels"),
        ([".badge", "-o", "a.png", "--scale", "-1"], 64, "--scale"),
        ([".badge", "-o", "a.png", "--background", "no color"], 64, "no color"),
        ([".searchBar", "-o", "a.png"], 64, "--size"),
        ([".badge", "-o", "no/folder/a.png"], 64, "no/folder/a.png"),
        ([".huge", "theme.css", "-o", "a.png"], 1, " pixels"),
        ([".huge", "theme.css", "-o", "a.png", "--scale", "2"], 64, " pixels"),
        ([".huge", "theme.css", "-o", "a.png", "--size", "1e5x1e5"], 64, " pixels"),
        ([".badge", "missing.css", "-o", "a.png"], 2, "missing.css"),
        ([".badge", "-o", "a.png", "--image", "missing.png"], 2, "missing.png"),
        ([".a, .b", "-o", "a.png"], 64, "list"),
      ])
    func failures(arguments: [String], code: Int32, word: String) throws {
      let outcome = try Livery.run(["render"] + arguments, in: folder)
      #expect(outcome.code == code)
      #expect(outcome.errors.contains(word), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: folder.url("a.png").path()))
    }

    @Test(
      "reports an invisible style, and suggests --text",
      arguments: [
        (".linkText", "livery: nothing of '.linkText' is visible; --text sets its text\n"),
        (".tabGridTabImage", "livery: nothing of '.tabGridTabImage' is visible\n"),
        (".linkHighlighted", ""),
      ])
    func unseen(selector: String, errors: String) throws {
      let outcome = try render(selector, "--size", "20x20", "-o", "a.png")
      #expect(outcome == .init(errors: errors))
    }

    @Test(
      "reports an invalid pipeline and an omitted step with their positions",
      arguments: [
        ("-livery-pipeline: fill(var(--nope))", "t.css:1:6: error: '-livery-pipeline' of '.a'"),
        ("--a: var(--a); -livery-pipeline: fill(var(--a))", "t.css:1:21: error: "),
        ("--a: 3px; -livery-pipeline: fill(var(--a))", "found '3px'"),
        ("-livery-pipeline: shape(path('hello'))", "t.css:1:6: error: .a: the step 'shape("),
        ("-livery-pipeline: inset(10vw)", "t.css:1:6: error: .a: the step 'inset(10vw)'"),
        ("--b: 1px; -livery-pipeline: --glow(var(--b))", "t.css:1:16: error: .a: the step "),
        // A diagnostic for a step has the location of the step itself.
        ("color: red; -livery-pipeline: fill(red) --glow(2px)", "t.css:1:46: error: the step "),
      ])
    func places(style: String, message: String) throws {
      try folder.write(".a { \(style) }", to: "t.css")
      let outcome = try render(".a", "t.css", "--size", "10x10", "-o", "a.png")
      #expect(outcome.code == 0)
      #expect(outcome.errors.contains(message), "\(outcome.errors)")
      #expect(outcome.errors.components(separatedBy: ": error: ").count == 2)
    }

    @Test("draws the image part beside the text, or above it in a column")
    func parts() throws {
      let avatar = Corpora.packageRoot.appending(path: "Examples/Gallery/avatar.png")
      try folder.write(try Data(contentsOf: avatar), to: "avatar.png")
      try folder.write(
        """
        .a, .b { -livery-pipeline: part(image, box(margin 0 10px 0 0) image(center)) box(min-size 30px 90px) fill(lime) }
        .b { flex-direction: column }
        """, to: "parts.css")
      #expect(try render(".a", "parts.css", "--image", "avatar.png", "-o", "a.png") == .init())
      #expect(try size("a.png") == [30 + 60 + 10, 90])
      #expect(try render(".b", "parts.css", "--image", "avatar.png", "-o", "a.png") == .init())
      #expect(try size("a.png") == [60 + 10, 90 + 60])
    }

    @Test(
      "a launcher button shows its picture, darker while it is highlighted",
      arguments: [([String](), "normal"), (["--image", "avatar.png"], "highlighted")])
    func launcher(arguments: [String], state: String) throws {
      let avatar = Corpora.packageRoot.appending(path: "Examples/Gallery/avatar.png")
      try folder.write(try Data(contentsOf: avatar), to: "avatar.png")
      let style = ["render", ".launcherButton", "--text", "A", "--size", "90x90", "-o"]
      let plain = try Livery.run(style + ["a.png", "--image", "avatar.png"], in: folder)
      let other = try Livery.run(style + ["b.png", "--state", state] + arguments, in: folder)
      #expect(plain == .init() && other == .init())
      #expect(try Data(contentsOf: folder.url("a.png")) != Data(contentsOf: folder.url("b.png")))
    }

    @Test("a folder in place of the output is wrong usage")
    func existingOutput() throws {
      try FileManager.default.createDirectory(
        at: folder.url("taken.png"), withIntermediateDirectories: false)
      let outcome = try render(".badge", "--text", "1", "-o", "taken.png")
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("taken.png"))
    }

    @Test("reports a damaged picture, and draws the style without it")
    func brokenPicture() throws {
      let outcome = try render(
        ".toolbarButton", "--text", "Done", "--image", "broken.png", "-o", "a.png")
      #expect(outcome.code == 0)
      #expect(outcome.errors.contains("broken.png"))
      #expect(try size("a.png")[0] > 16)
    }
  }
#endif
