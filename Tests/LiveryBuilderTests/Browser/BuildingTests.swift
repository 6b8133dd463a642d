// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Building a style in a browser")
    struct BuildingTests {
      private let folder: ArchiveFolderFixture

      init() throws { folder = try ArchiveFolderFixture() }

      @Test("creates, rearranges, edits and saves a style, and reads it back byte for byte")
      func made() async throws {
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await page.begin(".ticket")

        for words in ["shape", "inset", "fill one color", "border line along", "text draws"] {
          try await page.append(words)
        }
        try await page.waitForRows(["shape", "inset", "fill", "border", "text"])

        try await rearrange(page)
        try await edit(page)
        try await travel(page)
        try await save(page, as: "ticket.css")

        let saved = try folder.text("ticket.css")
        #expect(try page.text == saved)
        let rows = try page.rows
        try browser.run("location.reload()")
        try await page.connected()
        try await page.waitForRows(rows)
        try await open(page, "ticket.css")
        try await page.waitForRows(rows)
        #expect(try page.text == saved)
        try await saveAs(page, "copy.css")
        #expect(try folder.text("copy.css") == saved)
        #expect(try folder.text("ticket.css") == saved)
      }

      @Test("replaces a variable by its value")
      func variable() async throws {
        try folder.write(
          ".ticket { --ink: teal; -livery-pipeline: fill(var(--ink)) }\n", to: "ticket.css")
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await open(page, "ticket.css")
        try await page.select(0)
        try await until("the variable is shown", facts: browser.shownText) {
          try browser.evaluate(
            "return document.querySelector('.properties .variable')?.innerText === 'var(--ink)'")
        }
        try await browser.click(".properties [aria-label='Make color a plain value']")
        try await page.waitForText("--ink: teal; -livery-pipeline: fill(rgb(0, 128, 128)) }")
      }

      @Test("an older state does not overwrite typed text")
      func ahead() async throws {
        try folder.write(".ticket { -livery-pipeline: inset(1px 1px 1px 1px) }\n", to: "ticket.css")
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await open(page, "ticket.css")
        try await page.select(0)
        _ = try await browser.find(".properties .link-toggle")
        // The fields change in turn with increasing pauses, so that states arrive in between.
        try browser.run(
          """
          return (async () => {
          const fields = [...document.querySelectorAll(".properties .sides-editor input")];
          document.querySelector(".properties .link-toggle").setAttribute("aria-pressed", "false");
          for (let round = 1; round <= 40; round++) {
            for (const field of fields) {
              field.value = String(round);
              field.dispatchEvent(new Event("input", { bubbles: true }));
              await new Promise((resolve) => setTimeout(resolve, round));
              if (field.value !== String(round)) throw new Error(`${round} became ${field.value}`);
            }
          }
          })();
          """)
        try await page.waitForText("inset(40px 40px 40px 40px)")
        try await until("the fields show what the service has") {
          try page.value("insets top") == "40" && page.value("insets left") == "40"
        }
      }

      @Test("edits of successive fields are undone separately")
      func gestures() async throws {
        try folder.write(".ticket { -livery-pipeline: inset(1px 1px 1px 1px) }\n", to: "ticket.css")
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await open(page, "ticket.css")
        try await page.select(0)
        _ = try await browser.find(".properties .link-toggle")
        // The first value is sent at once, and the others exist before its reply can arrive.
        try browser.run(
          """
          document.querySelector(".properties .link-toggle").setAttribute("aria-pressed", "false");
          for (const [side, numbers] of [["top", [7, 8]], ["left", [9]]]) {
            const field = document.querySelector(`.properties [aria-label="insets ${side}"]`);
            field.dispatchEvent(new Event("pointerdown", { bubbles: true }));
            for (const number of numbers) {
              field.value = String(number);
              field.dispatchEvent(new Event("input", { bubbles: true }));
            }
          }
          """)
        try await page.waitForText("inset(8px 1px 1px 9px)")
        try browser.press(Key.control, "z")
        try await page.waitForText("inset(8px 1px 1px 1px)")
        try browser.press(Key.control, "z")
        try await page.waitForText("inset(1px 1px 1px 1px)")
      }

      /// Moves steps by pointer and by keys, and uses the other keyboard commands.
      private func rearrange(_ page: EditorPage) async throws {
        let browser = page.browser
        let last: [Int] = try browser.evaluate(
          """
          const box = [...document.querySelectorAll("[data-gap]")].at(-1).getBoundingClientRect();
          return [Math.round(box.left + 60), Math.round(box.top + box.height / 2)];
          """)
        try await browser.drag(".step:nth-child(2) .grip", to: (last[0], last[1]))
        try await page.waitForRows(["shape", "fill", "border", "text", "inset"])
        try await page.waitForMessage("inset moved to position 5 of 5")

        try browser.press(Key.alt, Key.up)
        try await page.waitForMessage("inset moved to position 4 of 5")
        try browser.press(Key.alt, Key.up)
        try await page.waitForRows(["shape", "fill", "inset", "border", "text"])
        try browser.press(Key.control, "d")
        try await page.waitForRows(["shape", "fill", "inset", "inset", "border", "text"])
        try browser.press(Key.delete)
        try await page.waitForRows(["shape", "fill", "inset", "border", "text"])
        try await page.waitForMessage("inset removed")
        try browser.press(Key.up)
        try browser.press(Key.space)
        try await until("the step is disabled", facts: browser.shownText) {
          try browser.evaluate("return document.querySelectorAll('.row.is-disabled').length === 1")
        }
        try browser.press(Key.space)
        try await until("the step is enabled", facts: browser.shownText) {
          try browser.evaluate("return document.querySelectorAll('.row.is-disabled').length === 0")
        }
      }

      /// Edits a color, a font and insets.
      private func edit(_ page: EditorPage) async throws {
        let browser = page.browser
        try await page.select(1)
        try await browser.fill(page.field("color as CSS"), with: "rebeccapurple")
        try await page.waitForText("fill(rebeccapurple)")
        try await until("the picker has the service's numbers") {
          try page.value("color picker") == "#663399"
        }
        try await browser.choose("hsl", in: page.field("color space"))
        try await browser.fill(page.field("color hue"), with: "120")
        try await page.waitForText("fill(hsl(120 50% 40%))")

        try await page.select(2)
        if try browser.evaluate(
          "return document.querySelector('.link-toggle').getAttribute('aria-pressed') === 'true'")
        {
          try await browser.click(".properties .link-toggle")
        }
        for (side, number) in [("top", "3"), ("right", "8"), ("bottom", "5"), ("left", "7")] {
          try await browser.fill(page.field("insets \(side)"), with: number)
        }
        try await page.waitForText("inset(3px 8px 5px 7px)")

        try await page.select(4)
        if try browser.evaluate("return !document.querySelector('.properties .font-editor')") {
          try await browser.click(page.field("has font"))
        }
        try await browser.choose("700", in: page.field("font weight"))
        try await browser.fill(page.field("font size"), with: "21")
        try await browser.fill(page.field("font family"), with: "DejaVu Serif")
        try await page.waitForText("DejaVu Serif")
        try await page.waitForText("21px")
        try await page.waitForText("700")
      }

      /// Undoes the typing in one field in one step, and redoes it.
      private func travel(_ page: EditorPage) async throws {
        let browser = page.browser
        let before = try page.text
        try browser.press(Key.control, "z")
        try await until("the family is undone") { try !page.text.contains("DejaVu Serif") }
        #expect(try page.text.contains("21px"))
        try await until("the field shows the current value") { try page.value("font family") == "" }
        try browser.press(Key.control, "z")
        try await until("the size is undone") { try !page.text.contains("21px") }
        try browser.press(Key.control, Key.shift, "z")
        try browser.press(Key.control, "y")
        try await until("all is as before", facts: { (try? page.text) ?? "" }) {
          try page.text == before
        }
      }

      private func save(_ page: EditorPage, as name: String) async throws {
        try page.browser.press(Key.control, "s")
        try await fillName(page, name)
        try await page.waitForMessage("saved as \(name)")
      }

      private func saveAs(_ page: EditorPage, _ name: String) async throws {
        try await page.browser.click(".bar .menu:last-of-type summary")
        try await page.browser.click(".save-as")
        try await fillName(page, name)
        try await page.waitForMessage("saved as \(name)")
      }

      private func fillName(_ page: EditorPage, _ name: String) async throws {
        try await page.browser.fill("dialog[open] input", with: name)
        try page.browser.press(Key.enter)
      }

      private func open(_ page: EditorPage, _ name: String) async throws {
        try await page.browser.click(".tab[data-view=archives]")
        try await page.browser.click(".archive [aria-label$='of \(name)']")
        _ = try await page.browser.find(".editor")
      }
    }
  }

  /// A folder of archives for a test.
  final class ArchiveFolderFixture {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
      url = FileManager.default.temporaryDirectory.appending(path: "livery-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, text) in files { try write(text, to: name) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// Writes a file.
    func write(_ text: String, to name: String) throws {
      try Data(text.utf8).write(to: url.appending(path: name))
    }

    /// Returns the text of a file.
    func text(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }
  }
#endif
