// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Editing in a browser")
    struct EditingTests {
      /// Opens the first style of an archive with a theme.
      private func withPage(
        _ text: String, theme: String? = nil, width: Int = 1400, height: Int = 900,
        _ body: (EditorPage, ArchiveFolderFixture) async throws -> Void
      ) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": text])
        let themes = try ArchiveFolderFixture(theme.map { ["brand.css": $0] } ?? [:])
        let files = theme == nil ? [] : [themes.url.appending(path: "brand.css")]
        let builder = try await BuilderProcess.start(archives: folder.url, files: files)
        defer { builder.kill() }
        let browser = try await Browser.start(width: width, height: height)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await browser.click(".tab[data-view=archives]")
        try await browser.click(".archive .chip")
        _ = try await browser.find(".editor")
        try await body(page, folder)
      }

      private func waitForNote(_ row: Int, _ text: String, _ page: EditorPage) async throws {
        try await until("row \(row) has the note '\(text)'", facts: page.browser.shownText) {
          try page.browser.evaluate(
            "return document.querySelectorAll('.row')[arguments[0]].querySelector('.row-note')?.textContent === arguments[1]",
            row, text)
        }
      }

      @Test("a text under As CSS is applied when the field is left, and kept if it is invalid")
      func texts() async throws {
        try await withPage(".ticket { -livery-pipeline: fill(teal) text() }\n") { page, folder in
          let browser = page.browser
          try await page.select(0)
          try await browser.click(".step-css summary")
          try await browser.fill(".step-text", with: "fill(gold)")
          try await browser.click(".step:nth-child(2) .row-main")
          try await page.waitForText("fill(gold) text()")

          // An invalid text stays with its step until it is valid or discarded.
          try await page.select(0)
          try await browser.click(".step-css summary")
          try await browser.fill(".step-text", with: "fill(navy")
          try await browser.click(".step:nth-child(2) .row-main")
          _ = try await browser.find(".step:nth-child(1) .badge")
          try browser.press(Key.control, "s")
          let notice = try await browser.find(".banner-notice p")
          let words: String = try browser.evaluate("return arguments[0].textContent", notice)
          #expect(words.contains("The text of a step is not applied"))
          #expect(try folder.text("ticket.css").contains("fill(gold) text()"))
          try await browser.click(".banner-notice .button")
          _ = try await browser.find(".step-css .problem")
          let kept: String = try browser.evaluate(
            "return document.querySelector('.step-text').value")
          #expect(kept == "fill(navy")

          // A reload keeps it too, and a text that was not applied yet.
          try await browser.fill(".step-text", with: "fill(gray")
          try browser.run("location.reload()")
          try await page.connected()
          _ = try await browser.find(".step:nth-child(1) .badge")
          _ = try await browser.find(".step-css[open] .problem")
          let reloaded: String = try browser.evaluate(
            "return document.querySelector('.step-text').value")
          #expect(reloaded == "fill(gray")

          // Saving applies the text of the focused field first.
          try await browser.fill(".step-text", with: "fill(navy)")
          try browser.press(Key.control, "s")
          try await until("the text is saved") {
            try folder.text("ticket.css").contains("fill(navy) text()")
          }
        }
      }

      @Test("a step that cannot be read is skipped, explained and saved as written")
      func unreadable() async throws {
        let text = ".ticket {\n  -livery-pipeline: shape() fill(teal)  glow( 3px ) text();\n}\n"
        try await withPage(text) { page, folder in
          try await page.waitForRows(["shape()", "fill", "glow( 3px )", "text"])
          try await waitForNote(0, "shape needs an outline, such as capsule", page)
          try await waitForNote(2, "there is no step 'glow'", page)
          let drawn: Bool = try page.browser.evaluate(
            """
            const query = new URLSearchParams(location.search);
            return fetch(`/picture?${query}`).then((response) => response.blob())
              .then(createImageBitmap).then((image) => {
                const canvas = document.createElement("canvas").getContext("2d");
                canvas.drawImage(image, 0, 0);
                return canvas.getImageData(0, 0, 1, 1).data.join() === "0,128,128,255";
              });
            """)
          #expect(drawn)
          try page.browser.press(Key.control, Key.shift, "s")
          try await page.browser.fill("dialog[open] input", with: "copy.css")
          try page.browser.press(Key.enter)
          let notice = try await page.browser.find(".banner-notice p")
          let words: String = try page.browser.evaluate("return arguments[0].textContent", notice)
          #expect(words.contains("2 steps cannot be read"))
          #expect(try folder.text("copy.css") == text)
        }
      }

      @Test("new steps look good at once, and a step without an effect states why")
      func newSteps() async throws {
        let theme = ":root { --accent: rgb(10 20 90) }\n"
        try await withPage(".ticket { -livery-pipeline: none }\n", theme: theme) { page, _ in
          for words in [
            "fill one color", "text draws", "shadow draws the steps", "box sets", "shape",
          ] {
            try await page.append(words)
          }
          try await page.waitForRows(["shape", "shadow", "fill", "box", "text"])
          try await page.waitForText(
            "shape(rounded-rectangle 8px) shadow(0px 2px 6px rgb(0 0 0 / 35%)) "
              + "fill(var(--accent)) box(padding 8px 16px) text(white)")
          let notes: Int = try page.browser.evaluate(
            "return document.querySelectorAll('.row-note').length")
          #expect(notes == 0)
          try await page.browser.click(".step:nth-child(2) .row-main")
          try page.browser.press(Key.alt, Key.down)
          try await page.waitForRows(["shape", "fill", "shadow", "box", "text"])
          try await page.browser.click(".step:nth-child(5) .row-main")
          try page.browser.press(Key.delete)
          try await waitForNote(
            2, "the shadow is after the fill it should be under; move it before the fill", page)
          try await page.select(2)
          let hint = try await page.browser.find(".properties .hint")
          let words: String = try page.browser.evaluate("return arguments[0].textContent", hint)
          #expect(words.hasPrefix("Draws nothing: the shadow is after the fill"))
        }
      }

      @Test("a typed value is applied when it is whole, or when the field is left")
      func typing() async throws {
        let text = ".ticket { -livery-pipeline: inset(1px) shadow(0px 1px black) fill(teal) }\n"
        try await withPage(text) { page, folder in
          let browser = page.browser
          try await page.select(1)
          try await browser.fill(page.field("blur"), with: "2p")
          try await page.waitForText("shadow(0px 1px 2px black)")
          let hasProblem: Bool = try browser.evaluate(
            """
            return [...document.querySelectorAll(".properties .problem")].some((note) => !note.hidden);
            """)
          #expect(!hasProblem)
          try browser.type("t")
          try await page.waitForText("shadow(0px 1px 2pt black)")
          try await browser.fill(page.field("blur"), with: "calc(1px")
          try browser.press(Key.enter)
          _ = try await browser.find(".properties .has-problem .problem")
          #expect(try page.text.contains("shadow(0px 1px 2pt black)"))
          try await page.select(2)
          try await browser.fill(page.field("color as CSS"), with: "hsv-multiply(teal, 1, 1, 1)")
          try browser.press(Key.control, "s")
          try await until("the text is saved", facts: { (try? folder.text("ticket.css")) ?? "" }) {
            try folder.text("ticket.css").contains("fill(hsv-multiply(teal, 1, 1, 1))")
          }
        }
      }

      @Test("variables are listed, used in a field and changed in place")
      func variables() async throws {
        let theme = ":root { --accent: teal; --gap: 5px; --other: 1px }\n"
        let text = ".ticket { --edge: 2px; -livery-pipeline: inset(var(--edge)) fill(red) }\n"
        try await withPage(text, theme: theme) { page, _ in
          let browser = page.browser
          try await page.select(1)
          try await browser.click("[aria-label='Use a variable for color']")
          _ = try await browser.find("dialog.picker[open] .picker-row")
          try browser.type("accent")
          try browser.press(Key.enter)
          try await page.waitForText("fill(var(--accent))")
          _ = try await browser.find("[data-variable='--accent']")

          // The field of the parameter changes the variable.
          try await browser.fill(page.field("color as CSS"), with: "gold")
          try await page.waitForText(
            "--accent: gold; -livery-pipeline: inset(var(--edge)) fill(var(--accent))")
          try await browser.fill("[data-variable='--accent'] .text-input", with: "navy")
          try await page.waitForText("--accent: navy;")
          try await browser.fill("[data-variable='--edge'] .text-input", with: "4px")
          try await page.waitForText("--edge: 4px;")
          try await browser.fill("[data-variable='--accent'] .text-input", with: "navy;")
          try browser.press(Key.enter)
          _ = try await browser.find("[data-variable='--accent'] .problem")

          // A variable of the theme is found by a search, and can be written to the whole file.
          try await browser.fill("[aria-label='Find a variable']", with: "--gap")
          try await browser.choose("root", in: ".variables-scope select")
          try await browser.fill("[data-variable='--gap'] .text-input", with: "6px")
          try await page.waitForText(":root {\n  --gap: 6px;\n}")
          try await page.select(0)
          try await browser.click(page.field("Make insets a plain value"))
          try await page.waitForText("inset(4px)")
        }
      }

      @Test("styles of one file are edited in one session with one history")
      func styles() async throws {
        let text = ".ticket { -livery-pipeline: fill(teal) }\n.stub { -livery-pipeline: text() }\n"
        try await withPage(text) { page, folder in
          let browser = page.browser
          try await browser.fill(page.field("color as CSS"), with: "gold")
          try await page.waitForText("fill(gold)")
          try await browser.choose("1", in: "[aria-label='Style of the file']")
          try await page.waitForRows(["text"])
          try await browser.click(".step:nth-child(1) .row-main")
          try browser.press(Key.delete)
          try await page.waitForText(".stub { -livery-pipeline: none }")
          try await browser.click(".add-style")
          try await browser.fill("dialog[open] input", with: ".stub:hover")
          try browser.press(Key.enter)
          try await page.waitForText(".stub:hover {")

          try browser.press(Key.control, "z")
          try await until("the added style is gone") { try !page.text.contains(":hover") }
          try browser.press(Key.control, "z")
          try await page.waitForRows(["text"])
          try browser.press(Key.control, "z")
          try await page.waitForRows(["fill"])
          #expect(try page.text == text)
          try browser.press(Key.control, Key.shift, "z")
          try browser.press(Key.control, Key.shift, "z")
          try await page.waitForText(".stub { -livery-pipeline: none }")
          try browser.press(Key.control, "s")
          try await until("both styles are saved") {
            try folder.text("ticket.css")
              == ".ticket { -livery-pipeline: fill(gold) }\n.stub { -livery-pipeline: none }\n"
          }
        }
      }
    }
  }
#endif
