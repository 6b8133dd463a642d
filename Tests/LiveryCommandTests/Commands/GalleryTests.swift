// SPDX-License-Identifier: Apache-2.0
#if Rendering
  import Foundation
  import Testing

  @Suite("livery gallery") struct GalleryTests {
    @Test("shows every style in every state, and nothing that is not there")
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
      let files = page.matches(of: #/src="([^"]+)"/#).map { String($0.1) }
      for file in Set(files) {
        #expect(FileManager.default.fileExists(atPath: folder.url("out/\(file)").path()), "\(file)")
      }
      // Normal and highlighted on both grounds, at two sizes; the other states look like the plain one.
      let drawn = try FileManager.default.contentsOfDirectory(
        atPath: folder.url("out/pictures").path())
      #expect(Set(drawn.map { "pictures/\($0)" }) == Set(files))
      #expect(page.contains("<code>.a</code>"))
      #expect(page.contains("theme.css:2"))
      #expect(page.contains("alt=\".b, new, on dark\""))
      #expect(page.contains(#"width="60" height="20""#))
      #expect(!page.contains(".nothing"))
      #expect(outcome.output == "out/index.html: 2 styles, \(drawn.count) pictures\n")
    }

    @Test("of the default sheet has all of its styles")
    func defaultSheet() throws {
      let folder = try Folder()
      let outcome = try Livery.run(["gallery", "-o", "out"], in: folder)
      #expect(outcome.code == 0)
      #expect(outcome.errors == "")
      let page = try folder.text("out/index.html")
      for style in ["toolbarButton", "badge", "tabGridTabTopLeft", "launcherButton", "searchBar"] {
        for state in ["normal", "highlighted", "selected", "disabled"] {
          #expect(page.contains("alt=\".\(style), \(state), on light\""), "\(style) \(state)")
        }
      }
    }

    @Test("tells what it cannot write")
    func unwritable() throws {
      let folder = try Folder(["taken": "a file"])
      let outcome = try Livery.run(["gallery", "-o", "taken"], in: folder)
      #expect(outcome.code == 70)
      #expect(outcome.errors.contains("taken"))
    }
  }
#endif
