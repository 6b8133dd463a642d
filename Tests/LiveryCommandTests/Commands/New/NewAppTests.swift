// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// `livery new app`: its files, without a build.
@Suite struct NewAppTests {
  @Test("prints the names of the files, and fills in the name and the address")
  func files() throws {
    let folder = try Folder()
    let address = "https://example.com/livery.git"
    let made = try Livery.run(["new", "app", "Counter", "--package", address], in: folder)
    #expect(
      made
        == .init(
          output: """
            Counter/.editorconfig
            Counter/.github/workflows/app.yml
            Counter/.gitignore
            Counter/.livery.yml
            Counter/Package.swift
            Counter/README.md
            Counter/Sources/CX11/module.modulemap
            Counter/Sources/CX11/shim.h
            Counter/Sources/Counter/App.swift
            Counter/Sources/Counter/Screen.swift
            Counter/Sources/Counter/Window.swift
            Counter/Sources/Counter/livery-codegen.json
            Counter/Sources/Counter/main.swift
            Counter/Sources/Counter/theme.css

            """))
    for name in made.output.split(separator: "\n") {
      let text = try folder.text(String(name))
      #expect(text.hasSuffix("\n") && !text.contains("{{"), "\(name): \(text)")
    }
    #expect(
      try folder.text("Counter/Package.swift").contains(
        #".package(url: "https://example.com/livery.git", branch: "main", traits: ["Rendering"])"#))
  }

  @Test(
    "the manifest has the path of a checkout relative to the program, and the identity of an address",
    arguments: [
      ("work/Counter", "livery", #"name: "livery", path: "../../livery", "#, "livery"),
      ("Counter", "./livery/", #"name: "livery", path: "../livery", "#, "livery"),
      ("Counter", "$PWD/livery", "name: \"livery\", path: \"/", "livery"),
      (
        "Counter", "git@host:team/Livery-Fork.git", "url: \"git@host:team/Livery-Fork.git\", ",
        "livery-fork"
      ),
      ("Counter", "ssh://host/livery", "url: \"ssh://host/livery\", ", "livery"),
    ])
  func address(program: String, address: String, dependency: String, identity: String) throws {
    let folder = try Folder(["livery/Package.swift": ""])
    let outcome = try Livery.shell(
      "\"$livery\" new app \(program) --package \(address)", in: folder)
    #expect(outcome.code == 0 && outcome.errors == "")
    let manifest = try folder.text("\(program)/Package.swift")
    #expect(manifest.contains(".package(\(dependency)"), "\(manifest)")
    #expect(manifest.contains(".product(name: \"Livery\", package: \"\(identity)\")"))
  }

  @Test("the program reads its theme over the base", arguments: ["three20", "harbor", "none"])
  func base(base: String) throws {
    let folder = try Folder(["livery/Package.swift": ""])
    _ = try Livery.run(
      ["new", "app", "Counter", "--package", "livery", "--base", base], in: folder)
    let option = base == "three20" ? "" : ", base: .\(base)"
    #expect(
      try folder.text("Counter/Sources/Counter/main.swift")
        .contains("theme = try Theme(contentsOfFile: file.path\(option))\n"))
    #expect(
      try folder.text("Counter/Sources/Counter/livery-codegen.json")
        .contains("\"base\": \"\(base)\""))
  }

  @Test(
    "the theme of the program lints clean and is formatted",
    arguments: ["three20", "harbor", "none"])
  func checks(base: String) throws {
    let folder = try Folder(["livery/Package.swift": ""])
    let outcome = try Livery.shell(
      """
      "$livery" new app Counter --package livery --base \(base) >/dev/null
      cd Counter; "$livery" lint Sources && "$livery" format --check Sources
      """, in: folder)
    #expect(outcome == .init())
  }
}
