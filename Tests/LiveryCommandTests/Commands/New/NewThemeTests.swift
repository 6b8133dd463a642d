// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// `livery new theme`: the files that it writes, with the other commands.
@Suite struct NewThemeTests {
  /// A base, with the option that other commands take for it.
  struct Base: Sendable, CustomTestStringConvertible {
    let name: String
    let option: String
    var testDescription: String { name }
  }

  static let bases = [
    Base(name: "three20", option: ""), Base(name: "harbor", option: "--base harbor"),
    Base(name: "none", option: "--no-default"),
  ]

  @Test("prints the names of the files", arguments: ["three20", "harbor", "none"])
  func names(base: String) throws {
    let folder = try Folder()
    let made = try Livery.run(["new", "theme", "forest", "--base", base], in: folder)
    #expect(
      made
        == .init(
          output: """
            forest/.editorconfig
            forest/.github/workflows/theme.yml
            forest/.livery.yml
            forest/.nvim.lua
            forest/.vscode/settings.json
            forest/README.md
            forest/theme.css
            forest/tree.json

            """))
    for name in made.output.split(separator: "\n") {
      let text = try folder.text(String(name))
      #expect(text.hasSuffix("\n") && !text.contains("{{"), "\(name): \(text)")
    }
    #expect(try folder.text("forest/theme.css").hasPrefix("/* forest: "))
  }

  @Test("lints clean and is formatted, in both color schemes", arguments: bases)
  func checks(base: Base) throws {
    let folder = try Folder()
    #expect(
      try Livery.shell("\"$livery\" new theme forest --base \(base.name)", in: folder).code == 0)
    let checks = "cd forest; \"$livery\" lint . && \"$livery\" format --check ."
    #expect(try Livery.shell(checks, in: folder) == .init())
  }

  @Test("has values for the elements of its tree file, and dark ones", arguments: bases)
  func values(base: Base) throws {
    let folder = try Folder()
    let query =
      "\"$livery\" query .callout theme.css --tree tree.json --property=color \(base.option)"
    let outcome = try Livery.shell(
      """
      "$livery" new theme forest --base \(base.name) >/dev/null
      cd forest
      \(query) && \(query) --scheme dark
      """, in: folder)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasPrefix("body > view.callout: rgb(") })
    #expect(Set(lines).count == 2)
  }

  #if Rendering
    @Test("draws its styles", arguments: bases)
    func drawing(base: Base) throws {
      let folder = try Folder()
      for style in [".toolbarButton", ".badge", ".callout"] {
        let outcome = try Livery.shell(
          """
          [ -d forest ] || "$livery" new theme forest --base \(base.name) >/dev/null
          cd forest
          "$livery" render \(style) theme.css \(base.option) --text Done -o ../style.png
          """, in: folder)
        #expect(outcome == .init(), "\(style)")
      }
    }

    // The tutorial shows and tests the gallery.
    @Test("the commands of its workflow and of its README succeed")
    func commands() throws {
      let folder = try Folder()
      _ = try Livery.run(["new", "theme", "forest", "--base", "three20"], in: folder)
      let workflow = try folder.text("forest/.github/workflows/theme.yml")
      let readme = try folder.text("forest/README.md")
      let commands =
        workflow.matches(of: #/(?m)^ +- run: livery (?!gallery)(.+)$/#).map { $0.1 }
        + readme.matches(of: #/(?m)^\| `livery (?!watch|gallery)(.+?)` /#).map { $0.1 }
      #expect(commands.count == 6)
      for command in commands {
        let outcome = try Livery.shell("cd forest; \"$livery\" \(command)", in: folder)
        #expect(outcome.code == 0 && outcome.errors == "", "\(command): \(outcome)")
      }
    }
  #endif

  @Test("writes the address of the repository into the workflow")
  func address() throws {
    let folder = try Folder()
    let address = "https://example.com/livery.git"
    _ = try Livery.run(["new", "theme", "a"], in: folder)
    _ = try Livery.run(["new", "theme", "b", "--package", address], in: folder)
    let workflow = ".github/workflows/theme.yml"
    #expect(try folder.text("a/\(workflow)").contains("LIVERY: \"\"  # the address of Livery's"))
    #expect(try folder.text("b/\(workflow)").contains("LIVERY: \"\(address)\"  # "))
  }
}
