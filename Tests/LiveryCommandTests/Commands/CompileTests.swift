// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct CompileTests {
  private static let files = [
    "themes/app.css": """
    @import "parts/more.css";
    :root { --accent: teal }
    .title { color: var(--accent); width: 2em }
    .title:hover { color: navy }
    @media (min-width: 1px) { .title { top: 1px } }
    """,
    "themes/parts/more.css": ".more { color: red }",
    "brand.json": ##"{ "cursor": { "showTime": 0.2, "color": "#0f0d0a" } }"##,
  ]

  private func folder() throws -> Folder {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.url("themes/parts"), withIntermediateDirectories: true)
    for (name, text) in Self.files { try folder.write(text, to: name) }
    return folder
  }

  @Test("every command prints the same for a compiled theme as for its sheets", .tier(.standard))
  func commands() throws {
    let folder = try folder()
    let sheets = ["themes/app.css", "brand.json"]
    let outcome = try Livery.run(["compile"] + sheets + ["-o", "app.livery"], in: folder)
    #expect(outcome == .init())
    let commands = [
      ["query", ".title", "--property=color"], ["query", "cursor"], ["query", ".badge"],
      ["query", ".title", "--no-default", "--format=json"],
      ["explain", ".title:hover", "--property=color"], ["explain", "cursor", "--property=color"],
      ["dump"], ["dump", "--format=json"], ["dump", "--as=declarations", "--format=json"],
      ["dump", "--as=css"], ["lint", "--format=json"], ["generate"],
    ]
    for command in commands {
      let parsed = try Livery.run(command + sheets, in: folder)
      let compiled = try Livery.run(command + ["app.livery"], in: folder)
      #expect(compiled == parsed, "\(command)")
      #expect(!parsed.output.isEmpty, "\(command)")
    }
  }

  @Test("files after a compiled theme override it")
  func compositing() throws {
    let folder = try folder()
    _ = try Livery.run(["compile", "themes/app.css", "-o", "app.livery"], in: folder)
    try folder.write(".title { color: lime }", to: "top.css")
    let outcome = try Livery.run(
      ["query", ".title", "app.livery", "top.css", "--property=color", "--property=width"],
      in: folder)
    #expect(outcome.output == "color  rgb(0, 255, 0)\nwidth  28px\n")
  }

  @Test("reports errors during compilation, and writes the rest")
  func errors() throws {
    let folder = try Folder(["a.css": ".a { color: red } .b { width: 1px }\n.c:nope( { }"])
    let outcome = try Livery.run(["compile", "a.css", "-o", "a.livery"], in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors.hasPrefix("a.css:2:"))
    let query = try Livery.run(["query", ".b", "a.livery", "--property=width"], in: folder)
    #expect(query == .init(output: "1px\n"))
  }

  @Test("reports a damaged, invalid or missing file with code 2")
  func rejections() throws {
    let folder = try folder()
    _ = try Livery.run(["compile", "themes/app.css", "-o", "app.livery"], in: folder)
    var bytes = try Data(contentsOf: folder.url("app.livery"))
    bytes[100] ^= 1
    try folder.write(bytes, to: "damaged.livery")
    for (name, message) in [
      (
        "damaged.livery",
        "livery: damaged.livery: the compiled theme is damaged; compile it again\n"
      ),
      ("missing.livery", "livery: missing.livery: no such file\n"),
    ] {
      let outcome = try Livery.run(["query", ".title", name], in: folder)
      #expect(outcome == .init(errors: message, code: 2))
    }
    let missing = try Livery.run(["compile", "missing.css", "-o", "out.livery"], in: folder)
    #expect(missing == .init(errors: "livery: missing.css: no such file\n", code: 2))
    #expect(!FileManager.default.fileExists(atPath: folder.url("out.livery").path))
  }

  @Test("on a full disk, keeps the old file and leaves no partial file")
  func fullDisk() throws {
    let folder = try folder()
    try folder.write("old", to: "app.livery")
    // The system rejects writes of more than one block, as on a full disk.
    let outcome = try Livery.shell(
      "ulimit -f 1; \"$livery\" compile themes/app.css -o app.livery", in: folder)
    #expect(outcome.code == 70)
    #expect(outcome.errors == "livery: app.livery cannot be written: File too large\n")
    #expect(try folder.text("app.livery") == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(names.sorted() == ["app.livery", "brand.json", "themes"])
  }

  @Test(
    "the sheets of the corpora print the same whether compiled or not", .tier(.full), .needsCorpora)
  func corpora() throws {
    let folder = try Folder()
    for url in Corpora.sheets where url.pathExtension == "css" {
      let path = url.path(percentEncoded: false)
      _ = try Livery.run(["compile", path, "--no-default", "-o", "c.livery"], in: folder)
      for form in ["rules", "declarations"] {
        let arguments = ["dump", "--format=json", "--as", form]
        let parsed = try Livery.run(arguments + [path], in: folder)
        let compiled = try Livery.run(arguments + ["c.livery"], in: folder)
        #expect(parsed.output == compiled.output, "\(url.lastPathComponent) as \(form)")
        #expect(!parsed.output.isEmpty)
      }
    }
  }
}
