// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Files in a browser")
    struct FileTests {
      private static let text = ".ticket {\n  -livery-pipeline: shape(capsule) fill(teal);\n}\n"

      @Test("changed by others prompt the user to reload or overwrite")
      func changed() async throws {
        try await withPage { page, folder in
          try await page.browser.fill(page.field("color as CSS"), with: "gold")
          try await page.waitForText("fill(gold)")
          try folder.write("/* theirs */\n" + Self.text, to: "ticket.css")
          _ = try await page.browser.find(".banner-changed")
          try page.browser.press(Key.control, "s")
          try await dialog(page, says: "has changed on the disk")
          try page.browser.press(Key.escape)
          #expect(try folder.text("ticket.css").hasPrefix("/* theirs */"))

          try await page.browser.click(".banner-changed .button:first-of-type")
          try await page.waitForText("/* theirs */")
          #expect(try !page.text.contains("gold"))
          try await gone(".banner", page)

          try await page.browser.fill(page.field("color as CSS"), with: "navy")
          try await page.waitForText("fill(navy)")
          try folder.write("/* theirs again */\n" + Self.text, to: "ticket.css")
          try await page.browser.click(".banner-changed .button:last-of-type")
          try await gone(".banner", page)
          try page.browser.press(Key.control, "s")
          try await until("the file is written over") {
            try folder.text("ticket.css").contains("fill(navy)")
          }
        }
      }

      @Test("are not closed or overwritten without confirmation")
      func unsaved() async throws {
        try await withPage { page, folder in
          try folder.write(".other { -livery-pipeline: fill(red) }\n", to: "other.css")
          try await page.browser.fill(page.field("color as CSS"), with: "gold")
          try await page.waitForText("fill(gold)")
          try await page.browser.click(".tab[data-view=archives]")
          try await page.browser.click(".archive [aria-label$='of other.css']")
          try await dialog(page, says: "Save .ticket first?")
          try await page.browser.click("dialog[open] button[value=cancel]")
          try await page.browser.click(".tab[data-view=editor]")
          #expect(try page.rows == ["shape", "fill"])

          try page.browser.press(Key.control, Key.shift, "s")
          try await page.browser.fill("dialog[open] input", with: "other.css")
          try page.browser.press(Key.enter)
          try await dialog(page, says: "An archive with this name exists")
          #expect(try folder.text("other.css").contains("fill(red)"))
          try await page.browser.click("dialog[open] button[value=overwrite]")
          try await page.waitForMessage("saved as other.css")
          #expect(try folder.text("other.css").contains("fill(gold)"))
        }
      }

      @Test("show unknown steps with the problem, editable as text")
      func unknown() async throws {
        try await withPage(".ticket {\n  -livery-pipeline: shape(capsule) glow(3px);\n}\n") {
          page, _ in
          try await until("the step has a problem", facts: page.browser.shownText) {
            try page.browser.evaluate(
              "return document.querySelectorAll('.row-unknown').length === 1")
          }
          try await page.select(1)
          try await page.browser.fill(".properties .step-text", with: "fill(teal)")
          try page.browser.press(Key.control, Key.enter)
          try await page.waitForRows(["shape", "fill"])
          try await page.waitForText("shape(capsule) fill(teal);")
        }
      }

      /// Opens a page with the second step of an archive selected.
      private func withPage(
        _ text: String = text,
        _ body: (EditorPage, ArchiveFolderFixture) async throws -> Void
      ) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": text])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await browser.click(".tab[data-view=archives]")
        try await browser.click(".archive .chip")
        _ = try await browser.find(".row-main")
        try await page.select(1)
        try await body(page, folder)
      }

      private func dialog(_ page: EditorPage, says text: String) async throws {
        try await until("a dialog says '\(text)'", facts: page.browser.shownText) {
          try page.browser.evaluate(
            "return document.querySelector('dialog[open] h2')?.innerText.includes(arguments[0]) ?? false",
            text)
        }
      }

      private func gone(_ selector: String, _ page: EditorPage) async throws {
        try await until("'\(selector)' has gone", facts: page.browser.shownText) {
          try page.browser.evaluate("return !document.querySelector(arguments[0])", selector)
        }
      }
    }
  }
#endif
