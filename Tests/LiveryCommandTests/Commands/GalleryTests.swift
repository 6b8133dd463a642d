// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import TestSupport
  import Testing

  @Suite("livery gallery") struct GalleryTests {
    /// Returns the names of the pictures in the folder `out`.
    private func pictures(_ folder: Folder) throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url("out/pictures").path())
    }

    @Test("shows every style in every state, with an empty card for an invisible style")
    func page() throws {
      let folder = try Folder([
        "theme.css": """
        :root { color-scheme: light dark }
        .a { --gallery-text: "Hello"; -livery-pipeline: fill(light-dark(red, blue)) text(10px) }
        .a:hover { -livery-pipeline: fill(lime) text(10px) }
        .b { --gallery-size: 60px 20px; background: red }
        .b:state(new) { background: lime }
        .nothing { display: none }
        """
      ])
      let outcome = try Livery.run(
        ["gallery", "--no-default", "theme.css", "-o", "out"], in: folder)
      #expect(outcome.errors == "")
      #expect(outcome.code == 0)
      let page = try folder.text("out/index.html")
      let files = page.matches(of: #/src="pictures\/([^"]+)\.png"/#).map { String($0.1) }
      // Normal and highlighted on both backgrounds, at two sizes. The other states look like the
      // normal one.
      let drawn = try pictures(folder)
      #expect(Set(drawn) == Set(files.flatMap { ["\($0).png", "\($0)@2x.png"] }))
      for file in ["gallery.css", "gallery.js"] { #expect(try !folder.text("out/\(file)").isEmpty) }
      #expect(page.contains("<code>.a</code>"))
      #expect(page.contains(#"<a class="place" href="../theme.css#L2""#))
      #expect(page.contains("alt=\".b, new, dark\""))
      #expect(page.contains(#"style="--w:60;--h:20;--n:2""#))
      #expect(page.contains("<code>.nothing</code>"))
      #expect(page.components(separatedBy: "Nothing of it is seen.").count == 2)
      #expect(outcome.output == "out/index.html: 3 styles, \(drawn.count) pictures\n")
    }

    @Test("shows five moments of each transition and animation that changes a picture")
    func motion() throws {
      let folder = try Folder([
        "theme.css": """
        .a { --gallery-size: 40px 20px; background: red; cursor: default; transition: 200ms }
        .a:hover { background: blue }
        .a:disabled { cursor: help }
        @keyframes pulse { to { background: red } }
        .b { --gallery-size: 10px 10px; background: lime; animation: pulse 2s 500ms infinite }
        .c:state(busy) { --gallery-size: 10px 10px; background: lime; animation: pulse 250ms }
        .d { background: red }
        """
      ])
      let outcome = try Livery.run(
        ["gallery", "--no-default", "theme.css", "--scheme=light", "--scale=1", "-o", "out"],
        in: folder)
      #expect(outcome.errors == "" && outcome.code == 0)
      let page = try folder.text("out/index.html")
      let strips = page.matches(of: #/<td class="strip"[^>]*><p>([^<]*)</#).map { String($0.1) }
      #expect(strips == ["normal → highlighted, 200ms", "animation, 2s", "busy, animation, 250ms"])
      #expect(page.matches(of: #/<span class="label">50 %</#).count == strips.count)
      let alternative = #"alt=".a, normal → highlighted, 200ms, 75 %, light""#
      #expect(page.contains(alternative))
      // The first and the last moment look like the states, whose pictures are not written again.
      let drawn = try pictures(folder).filter { $0.hasPrefix("a-") }
      #expect(drawn.count == 2 + 3)
    }

    @Test("shows all styles of the default sheet", .tier(.full))
    func defaultSheet() throws {
      let folder = try Folder()
      let outcome = try Livery.run(["gallery", "-o", "out"], in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.errors == "")
      let page = try folder.text("out/index.html")
      for style in ["toolbarButton", "badge", "tabGridTabTopLeft", "launcherButton", "searchBar"] {
        for state in ["normal", "highlighted", "selected", "disabled"] {
          #expect(page.contains("alt=\".\(style), \(state), light\""), "\(style) \(state)")
        }
      }
      // No style is invisible: those that need a size or a picture have a sample of it.
      #expect(!page.contains("class=\"invisible\""))
      // The size of the page, the sections of the sheet and the color of its page.
      #expect(page.utf8.count < 1_500_000)
      #expect(page.contains(#"data-name="Links in text">"#))
      #expect(page.contains("--light-page: rgb(255, 255, 255)"))
      #expect(page.contains(#"<span class="place">default.css:"#))
      for style in ["launcherCloseButton", "tabGridTabImage", "rounded", "thumbView"] {
        #expect(page.contains("alt=\".\(style), normal, light\""), "\(style)")
      }
      // A button with a part for its picture is darker while pressed.
      let launcher = try ["normal", "highlighted"].map {
        try Data(contentsOf: folder.url("out/pictures/launcherButton-\($0)@2x.png"))
      }
      #expect(launcher[0] != launcher[1])
    }

    @Test(
      "reports a style that cannot be drawn with its selector and state, and draws the others",
      .tier(.standard),
      arguments: TestTier.part(of: [
        "--gallery-size: 100000px 100000px; -livery-pipeline: fill(red)",
        "-livery-pipeline: box(min-size 1e6px 1e6px) fill(red)", "-livery-pipeline: text(1e6px)",
      ]))
    func undrawable(style: String) throws {
      let folder = try Folder([
        "one.css": ".bad { \(style) }",
        "two.css": ".bad { \(style) } .good { -livery-pipeline: fill(lime) }",
      ])
      let outcome = try Livery.run(["gallery", "--no-default", "two.css", "-o", "out"], in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.errors.hasPrefix("livery: .bad, normal is not drawn: a picture of "))
      // Its states look the same, so there is only one message.
      #expect(outcome.errors.split(separator: "\n").count == 1)
      let page = try folder.text("out/index.html")
      #expect(page.contains("alt=\".good, disabled, dark\""))
      #expect(page.contains("<code>.bad</code>"))
      #expect(page.contains("highlighted is not drawn"))
      #expect(!page.contains("alt=\".bad"))

      let alone = try Livery.run(["gallery", "--no-default", "one.css", "-o", "out"], in: folder)
      #expect(alone.code == 1)
      #expect(alone.output == "out/index.html: 1 style, 0 pictures\n")
    }

    @Test("--gallery-image names a picture relative to its sheet, or none")
    func pictureOfTheme() throws {
      let folder = try Folder([
        "theme.css": "@import url(deep/own.css); .sample, .none { -livery-pipeline: image() }"
          + ".none { --gallery-image: none }"
      ])
      try FileManager.default.createDirectory(
        at: folder.url("deep"), withIntermediateDirectories: false)
      try folder.write(
        ".own { --gallery-image: url(a.png); -livery-pipeline: image(center) }", to: "deep/own.css")
      let avatar = Corpora.packageRoot.appending(path: "Examples/Gallery/avatar.png")
      try folder.write(try Data(contentsOf: avatar), to: "deep/a.png")
      let outcome = try Livery.run(
        ["gallery", "--no-default", "theme.css", "-o", "out"], in: folder)
      #expect(outcome.errors == "")
      let page = try folder.text("out/index.html")
      // The natural size is that of the picture. A sample fills the default size.
      let sizes = page.matches(of: #/style="--w:(\d+);--h:(\d+);/#).map { "\($0.1)x\($0.2)" }
      #expect(sizes == ["60x60", "140x44", "0x0"])
      #expect(page.components(separatedBy: "Nothing of it is seen.").count == 2)
    }

    @Test("reports a problem once per style, not once per picture")
    func once() throws {
      let folder = try Folder([
        "theme.css": """
        .a { -livery-pipeline: image(url(gone.png)) fill(lime) --glow(2px) }
        .a:hover { color: red }
        .b { -livery-pipeline: image(url(gone.png)) fill(lime) }
        .c { -livery-pipeline: image(url(\(String(repeating: "long/", count: 2000)).png)) fill(lime) }
        """
      ])
      let outcome = try Livery.run(
        ["gallery", "--no-default", "theme.css", "-o", "out"], in: folder)
      let lines = outcome.errors.split(separator: "\n")
      #expect(lines.count(where: { $0.contains(#".a: url("gone.png")"#) }) == 1)
      #expect(lines.count(where: { $0.contains(#".b: url("gone.png")"#) }) == 1)
      #expect(lines.count(where: { $0.contains("1:56: error: the step '--glow(2px)'") }) == 1)
      #expect(lines.allSatisfy { $0.count < 300 })
      #expect(lines.contains { $0.hasPrefix("livery: .c: url(\"long/long/") })
    }

    @Test("gives each picture its own file on case-insensitive file systems")
    func names() throws {
      let folder = try Folder([
        "theme.css":
          ".Badge { -livery-pipeline: fill(red) } .badge { -livery-pipeline: fill(lime) }"
      ])
      let outcome = try Livery.run(
        ["gallery", "--no-default", "theme.css", "-o", "out"], in: folder)
      #expect(outcome == .init(output: "out/index.html: 2 styles, 4 pictures\n"))
      let names = try pictures(folder)
      #expect(names.count == 4)
      #expect(Set(names.map { $0.lowercased() }).count == 4)
    }

    @Test("has the styles that the theme declares or changes, and with --all those below")
    func ownStyles() throws {
      let folder = try Folder([
        "theme.css": ":root { --link-text-color: red } .own { background: red } .badge { top: 0 }"
      ])
      func selectors(_ options: String...) throws -> Set<String> {
        let outcome = try Livery.run(
          ["gallery", "theme.css", "-o", "out", "--scheme=light", "--scale=1"] + options, in: folder
        )
        #expect(outcome.code == 0)
        let page = try folder.text("out/index.html")
        return Set(page.matches(of: #/<code>([^<]*)</#).map { String($0.1) })
      }
      // Two styles have a rule, and others use the color of links.
      let own = try selectors()
      #expect(own.isSuperset(of: [".own", ".badge", ".linkText"]))
      #expect(own.isDisjoint(with: [".toolbarButton", "toolbar"]))
      #expect(own.count < 40)
      let all = try selectors("--all")
      #expect(all.isSuperset(of: own.union([".toolbarButton", "toolbar"])))
      #expect(try selectors("--no-default") == [".own", ".badge"])
    }

    @Test("links to the source from any folder, and not for standard input")
    func sources() throws {
      let folder = try Folder(["my themes/a#b.css": ".a { background: red }"])
      func place(_ file: String, _ output: String) throws -> String? {
        let outcome = try Livery.run(
          ["gallery", "--no-default", file, "-o", output], in: folder,
          input: Data(".a { background: red }".utf8))
        #expect(outcome.code == 0)
        return try folder.text("\(output)/index.html")
          .firstMatch(of: #/<(?:a class="place" href="([^"]*)"|span class="place">)/#)
          .map { String($0.1 ?? "") }
      }
      #expect(try place("my themes/a#b.css", "out/deep") == "../../my%20themes/a%23b.css#L1")
      #expect(try place("./my themes/../my themes/a#b.css", "my themes") == "a%23b.css#L1")
      #expect(try place("-", "out") == "")
    }

    @Test("opens in a browser from its file", .tier(.full), .needsChromium)
    func browser() async throws {
      let folder = try Folder(["theme.css": ".badge { --badge-color: navy }"])
      let outcome = try Livery.run(["gallery", "theme.css", "-o", "out"], in: folder)
      #expect(outcome.code == 0)
      let browser = try await Browser.start(scale: 2, scheme: "dark")
      defer { browser.quit() }
      try browser.open(folder.url("out/index.html"))
      try await until("the pictures are loaded", facts: browser.shownText) {
        try browser.evaluate(
          """
          const images = [...document.images].filter((image) => image.checkVisibility());
          return images.length >= 4 && images.every((image) => image.naturalWidth > 10);
          """)
      }
      try await browser.click("a.place")
      try await until("the source is open") { try browser.address.hasSuffix("/theme.css#L1") }
    }

    @Test("a folder that cannot be written to is wrong usage")
    func unwritable() throws {
      let folder = try Folder(["taken": "a file"])
      let outcome = try Livery.run(["gallery", "-o", "taken"], in: folder)
      #expect(outcome.code == 64)
      #expect(outcome.errors.contains("taken"))
    }
  }
#endif
