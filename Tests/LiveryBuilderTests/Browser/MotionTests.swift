// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Motion in a browser", .tier(.full))
    struct MotionTests {
      /// Opens a style of the archive in a page whose frames come from the test.
      private func withPage(
        _ style: String, preference: String = "no-preference",
        _ body: (EditorPage, MotionPage, BuilderProcess) async throws -> Void
      ) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": MotionFixture.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        try browser.execute(
          "Emulation.setEmulatedMedia",
          ["features": [["name": "prefers-reduced-motion", "value": preference]]])
        try browser.execute("Page.addScriptToEvaluateOnNewDocument", ["source": MotionPage.frames])
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await page.openArchive("ticket.css")
        if style != ".ticket" { try await page.choose(style: style) }
        _ = try await browser.find(".motion-play")
        try await body(page, MotionPage(browser: browser), builder)
      }

      @Test("a transition plays, pauses, and plays slower", arguments: ["no-preference", "reduce"])
      func plays(preference: String) async throws {
        try await withPage(".ticket", preference: preference) { page, motion, _ in
          let browser = page.browser
          try await motion.waitForButton("Play")
          try await motion.shows(["state": "normal"])
          #expect(try browser.evaluate("return requestedFrames()") == 0)

          try await browser.click(".motion-play")
          try await page.waitForMessage("Playing normal → highlighted")
          try motion.draw(at: 1000)
          #expect(try motion.time == "0")
          try motion.draw(at: 1100)
          #expect(try motion.time == "100")
          try await motion.showsMoment("100")

          try await browser.click("[aria-label='Pause']")
          try await page.waitForMessage("Paused at 100 ms")
          try motion.draw(at: 1150)
          #expect(try motion.time == "100")

          try await browser.choose("0.1", in: "[aria-label='Speed']")
          try await browser.click(".motion-play")
          try motion.draw(at: 2000)
          try motion.draw(at: 2100)
          #expect(try motion.time == "110")
          try await motion.showsMoment("110")
          try await browser.choose("1", in: "[aria-label='Speed']")
          try motion.draw(at: 2300)
          #expect(try motion.time == "200")
          try await motion.showsMoment("200")
          try await page.waitForMessage("Ended at 200 ms")
          #expect(try browser.evaluate("return requestedFrames()") == 0)

          try await browser.click("[aria-label='Show the style at rest']")
          try await motion.shows(["state": "normal"])
        }
      }

      @Test("the time is scrubbed with the keyboard, and an edited style plays on")
      func scrubs() async throws {
        try await withPage(".ticket") { page, motion, _ in
          let browser = page.browser
          try await motion.waitForButton("Play")
          try browser.run("document.querySelector('.motion-slider').focus()")
          try browser.press("\u{E010}")  // End
          #expect(try motion.time == "200")
          try browser.press(Key.left)
          try await motion.showsMoment("199")
          #expect(
            try browser.evaluate("return document.querySelector('.motion-slider').ariaValueText")
              == "199 ms of 200 ms")
          try motion.scrub(to: 40)
          try await motion.showsMoment("40")

          try await browser.click("[aria-label='Repeat']")
          try await browser.click(".motion-play")
          try motion.draw(at: 1000)
          let rows = try page.rows.count
          try await page.append("inset")
          #expect(try page.rows.count == rows + 1)
          try motion.draw(at: 1060)
          #expect(try motion.time == "100")
          try await motion.showsMoment("100")
          // The end is followed by the begin.
          try motion.draw(at: 1190)
          #expect(try motion.time == "30")
          try await motion.waitForButton("Pause")
          try await motion.showsMoment("30")

          // A change of the state ends the motion.
          try await browser.click("[data-state=highlighted]")
          try await motion.waitForButton("Play")
          try await motion.shows(["state": "highlighted"])
        }
      }

      @Test("an infinite animation plays repeatedly, and a style without motion states so")
      func kinds() async throws {
        try await withPage(".pulsing") { page, motion, _ in
          let browser = page.browser
          try await until("the animation is chosen", facts: browser.shownText) {
            try browser.evaluate(
              """
              const [kind, from] = ["Kind of motion", "From state"].map((label) =>
                document.querySelector(`[aria-label="${label}"]`));
              return kind.value === "animation" && from.hidden
                && document.querySelector(".motion-slider").max === "400";
              """)
          }
          try await browser.click(".motion-play")
          try motion.draw(at: 1000)
          try motion.draw(at: 1500)
          #expect(try motion.time == "100")
          try await motion.shows(["state": "normal", "at": "100"])

          try await page.choose(style: ".resting")
          try await motion.waitForButton("Play", isEnabled: false)
          let note: String = try browser.evaluate(
            "return document.querySelector('.motion-note').innerText")
          #expect(note == "The style has no transition and no animation.")
          try await page.choose(style: ".ticket")
          try await motion.waitForButton("Play")
          try await browser.choose("selected", in: "[aria-label='To state']")
          try await until("nothing moves", facts: browser.shownText) {
            try browser.evaluate(
              """
              return document.querySelector(".motion-note").innerText
                === "Nothing moves from normal to selected.";
              """)
          }
        }
      }

      @Test("a page of a render client shows the moment of the editor")
      func client() async throws {
        try await withPage(".ticket") { page, motion, builder in
          let browser = page.browser
          try await motion.waitForButton("Play")
          let editor: [String] = try #require(
            try browser.send("GET", "/window/handles") as? [String])
          let client = try browser.openWindow(width: 600, height: 500)
          try browser.open(builder.clientAddress)
          _ = try await browser.find(".stage-picture")
          try browser.use(window: editor[0])
          try motion.scrub(to: 120)
          try browser.use(window: client)
          try await until("the client shows the moment", facts: browser.shownText) {
            try browser.evaluate(
              """
              return document.querySelector(".panel-note").textContent
                .endsWith(", normal → highlighted at 120 ms");
              """)
          }
          try browser.use(window: editor[0])
          try await browser.click("[aria-label='Show the style at rest']")
          try browser.use(window: client)
          try await until("the client shows the style at rest", facts: browser.shownText) {
            try browser.evaluate(
              "return !document.querySelector('.panel-note').textContent.includes('→')")
          }
        }
      }
    }
  }
#endif
