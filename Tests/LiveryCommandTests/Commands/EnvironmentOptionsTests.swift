// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The options of the environment") struct EnvironmentOptionsTests {
  private static let files = [
    "theme.css": """
    :root { color-scheme: light dark }
    .a { color: light-dark(black, white); width: 50vw; top: auto }
    @media (prefers-color-scheme: dark) { .a { top: 1px } }
    @media (min-width: 600px) { .a { top: 2px } }
    @media (min-height: 600px) { .a { top: 3px } }
    @media (min-resolution: 2x) { .a { top: 4px } }
    @media (prefers-contrast: more) { .a { top: 5px } }
    @media (prefers-contrast: less) { .a { top: 6px } }
    @media (prefers-reduced-motion) { .a { top: 7px } }
    @media (prefers-reduced-transparency) { .a { top: 8px } }
    @media (platform: ios) and (pointer: coarse) and (hover: none) { .a { top: 9px } }
    .a:dir(rtl) { top: 10px }
    @media (orientation: landscape) { .a { bottom: 1px } }
    """,
    "tree.json": #"{"type": "window", "children": [{"type": "x", "classes": ["a"]}]}"#,
  ]

  private func run(_ command: String, _ options: [String]) throws -> Livery.Outcome {
    try Livery.run(
      command.split(separator: " ").map(String.init) + options, in: try Folder(Self.files))
  }

  private static let tops: [(options: [String], top: String)] = [
    ([], "auto"), (["--scheme", "light"], "auto"), (["--scheme", "dark"], "1px"),
    (["--width", "600"], "2px"), (["--width", "599.5"], "auto"), (["--height", "600"], "3px"),
    (["--scale", "2"], "4px"), (["--scale", "1.5"], "auto"), (["--contrast", "more"], "5px"),
    (["--contrast", "less"], "6px"), (["--contrast", "no-preference"], "auto"),
    (["--motion", "reduce"], "7px"), (["--motion", "no-preference"], "auto"),
    (["--transparency", "reduce"], "8px"), (["--transparency", "no-preference"], "auto"),
    (["--platform", "ios"], "9px"), (["--platform", "linux"], "auto"),
    (["--direction", "rtl"], "10px"), (["--direction", "ltr"], "auto"),
    (["--scheme", "dark", "--width", "600", "--scale", "3", "--direction", "rtl"], "10px"),
  ]

  @Test("set media features, ':dir()' and viewport lengths", arguments: tops)
  func query(options: [String], top: String) throws {
    #expect(
      try run("query .a theme.css --property=top", options) == .init(output: top + "\n"))
    #expect(
      try run("query .a theme.css --tree tree.json --property=top", options)
        == .init(output: "window > x.a: \(top)\n"))
    let explained = try run("explain .a theme.css --property=top", options)
    #expect(explained.output.hasPrefix("top: \(top)\n"))
    let rules = try run("dump theme.css --format json", options)
    #expect(rules.output.contains(#""top":["\#(top)"]"#) || options.contains("rtl"))
  }

  @Test("a viewport with only a width has an unknown height")
  func oneDimension() throws {
    let width = "query .a theme.css --property=width"
    #expect(try run(width, []).output == "50vw\n")
    #expect(try run(width, ["--width", "300"]).output == "150px\n")
    #expect(try run(width, ["--height", "300"]).output == "50vw\n")
    let bottom = "query .a theme.css --property=bottom"
    #expect(try run(bottom, ["--width", "300"]).code == 1)
    #expect(try run(bottom, ["--width", "300", "--height", "200"]).output == "1px\n")
  }

  @Test("color and direction follow the scheme and the base direction")
  func inherited() throws {
    #expect(
      try run("query .a theme.css --property=color", ["--scheme", "dark"]).output
        == "rgb(255, 255, 255)\n")
    let direction = "query .a theme.css --no-default --property=direction"
    #expect(try run(direction, []).code == 1)
    #expect(try run(direction, ["--direction=rtl"]).output == "rtl\n")
  }

  @Test("a compiled theme is queried in the same environment")
  func compiled() throws {
    let folder = try Folder(Self.files)
    #expect(try Livery.run(["compile", "theme.css", "-o", "t.livery"], in: folder).code == 0)
    for (options, top) in Self.tops {
      let outcome = try Livery.run(
        ["query", ".a", "t.livery", "--property=top"] + options, in: folder)
      #expect(outcome == .init(output: top + "\n"), "\(options)")
    }
  }

  @Test(
    "invalid values are wrong usage",
    arguments: [
      ["--scheme", "sepia"], ["--width", "-1"], ["--width", "wide"], ["--height", "inf"],
      ["--scale", "0"], ["--scale", "65"], ["--contrast", "custom"], ["--motion", "none"],
      ["--transparency", "yes"], ["--platform", "beos"], ["--direction", "auto"],
    ])
  func unusable(options: [String]) throws {
    for command in [
      "query .a theme.css", "explain .a theme.css", "dump theme.css", "lint theme.css",
      "render .a theme.css -o a.png", "gallery theme.css -o out",
    ] {
      let outcome = try run(command, options)
      #expect(outcome.code == 64, "\(command)")
      #expect(outcome.output == "")
      #expect(!outcome.errors.isEmpty)
    }
  }

  @Test(
    "dumps other than rules take no environment",
    arguments: ["tokens", "tree", "declarations", "css"])
  func otherDumps(subject: String) throws {
    #expect(try run("dump theme.css --as \(subject)", []).code == 0)
    let outcome = try run("dump theme.css --as \(subject)", ["--scheme", "dark"])
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("require --as rules"))
  }

  @Test("lint covers both color schemes, or the one of --scheme")
  func lint() throws {
    let folder = try Folder([
      "theme.css": """
      :root { color-scheme: light dark }
      .light { color: #ccc; background-color: light-dark(white, black) }
      .dark { color: #333; background-color: light-dark(white, black) }
      @media (prefers-color-scheme: dark) { :root { --paper: black } }
      .x { color: var(--paper, red) }
      .wide { color: white }
      @media (min-width: 500px) { .wide { background-color: #eee } }
      """
    ])
    func found(_ options: String...) throws -> [String] {
      try Livery.run(["lint", "theme.css"] + options, in: folder).output
        .matches(of: /theme\.css:(\d+):\d+: \w+: .*\[(low-contrast|dark-light-parity)\]/)
        .map { "\($0.1) \($0.2)" }
    }
    #expect(
      try found() == ["2 low-contrast", "3 low-contrast", "4 dark-light-parity"])
    #expect(try found("--scheme=light") == ["2 low-contrast"])
    #expect(try found("--scheme=dark") == ["3 low-contrast"])
    #expect(try found("--scheme=light", "--width=500") == ["2 low-contrast", "6 low-contrast"])
  }

  #if Rendering
    @Test("pictures have the scale and the styles of the environment")
    func pictures() throws {
      let folder = try Folder([
        "theme.css": """
        .a { width: 10px; height: 10px; background: red }
        @media (min-resolution: 2x) { .a { width: 20px } }
        @media (min-width: 500px) { .a { height: 30px } }
        """
      ])
      func size(_ options: String...) throws -> [Int] {
        let outcome = try Livery.run(
          ["render", ".a", "theme.css", "--no-default", "-o", "a.png"] + options, in: folder)
        #expect(outcome == .init())
        let bytes = Array(try Data(contentsOf: folder.url("a.png")))
        return [16, 20].map { bytes[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
      }
      #expect(try size() == [10, 10])
      #expect(try size("--scale", "2") == [40, 20])
      #expect(try size("--scale", "2", "--width", "500") == [40, 60])
    }

    @Test("a gallery of one scheme and one scale has a picture for each state")
    func gallery() throws {
      let folder = try Folder([
        "theme.css": """
        :root { color-scheme: light dark }
        .a { --gallery-size: 60px 20px; background: light-dark(red, blue) }
        """
      ])
      func drawn(_ options: String...) throws -> [String] {
        try? FileManager.default.removeItem(at: folder.url("out"))
        let outcome = try Livery.run(
          ["gallery", "--no-default", "theme.css", "-o", "out"] + options, in: folder)
        #expect(outcome.code == 0)
        let page = try folder.text("out/index.html")
        let scheme = options.first { $0.hasPrefix("--scheme=") }?.dropFirst(9) ?? "light dark"
        #expect(page.contains("data-schemes=\"\(scheme)\""))
        // The other states share the picture of the normal state.
        return try FileManager.default.contentsOfDirectory(
          atPath: folder.url("out/pictures").path()
        )
        .sorted()
      }
      #expect(
        try drawn() == [
          "a-normal-dark.png", "a-normal-dark@2x.png", "a-normal.png", "a-normal@2x.png",
        ])
      #expect(try drawn("--scheme=light") == ["a-normal.png", "a-normal@2x.png"])
      #expect(try drawn("--scheme=dark", "--scale=3") == ["a-normal-dark@3x.png"])
      #expect(try drawn("--scale=1.5") == ["a-normal-dark@1.5x.png", "a-normal@1.5x.png"])
    }
  #endif
}
