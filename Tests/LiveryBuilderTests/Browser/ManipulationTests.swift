// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Handles in a browser")
    struct ManipulationTests {
      /// Styles with handles, each with its own name.
      private static let archive = """
        .bar { -livery-pipeline: fill(linear-gradient(45deg, red, lime, blue)) }
        .line {
          -livery-pipeline: fill(linear-gradient(to right, red, lime 50%, blue)) box(min-size 100px 40px)
        }
        .edges {
          -livery-pipeline:
            shape(rounded-rectangle 4px) shadow(0px 2px 4px black) fill(teal) inset(3px)
            box(padding 8px) text(white shadow 0px 1px black)
        }
        .turned {
          -livery-pipeline: transform(rotate(90deg)) inset(4px) fill(teal) box(min-size 60px 60px)
        }
        .bubble {
          -livery-pipeline:
            shape(speech-bubble 8px 90deg 90deg 20px 10px) fill(gold) box(min-size 140px 70px)
        }

        """

      // The colors of a changed gradient.
      private let red = "rgb(255, 0, 0)"
      private let lime = "rgb(0, 255, 0)"
      private let blue = "rgb(0, 0, 255)"

      @Test("change values on the bar of a gradient and on the picture", .tier(.full))
      func handles() async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await page.openArchive("ticket.css")
        try await bar(page)
        try await line(page)
        try await edges(page)
        try await bubble(page)
        try await turned(page)
      }

      /// Adds, moves and removes gradient stops on the bar.
      private func bar(_ page: EditorPage) async throws {
        let browser = page.browser
        try await page.select(0)
        let stop = ".gradient-bar [aria-label='gradient stop 2']"
        _ = try await browser.find(stop)
        try browser.run("document.querySelector('.gradient-track').style.width = '300px'")
        // The color in the middle of a half is mixed.
        try await browser.click(".gradient-track", at: (-75, 0))
        try await page.waitForText("\(red), rgb(128 128 0) 25%, \(lime), \(blue))")
        try await browser.drag(stop, by: (30, 0))
        try await page.waitForText("rgb(128, 128, 0) 35%")
        try browser.press(Key.right)
        try browser.press(Key.shift, Key.left)
        try await page.waitForText("rgb(128, 128, 0) 26%")
        try browser.press(Key.control, "z")
        try await page.waitForText("rgb(128, 128, 0) 35%")
        try browser.press(Key.control, "z")
        try await page.waitForText("rgb(128 128 0) 25%")

        try await browser.drag(stop, by: (30, 90), holds: true)
        try await page.waitForText("(45deg, \(red), \(lime), \(blue))")
        try browser.release()
        try await until("the handle is gone") {
          try browser.evaluate(
            "return document.querySelectorAll('.gradient-bar [role=slider]').length === 3")
        }
        try browser.press(Key.insert)
        try await page.waitForText("\(lime), rgb(0 128 128) 75%, \(blue))")
        try browser.press(Key.delete)
        try await page.waitForText("(45deg, \(red), \(lime), \(blue))")
      }

      /// Moves gradient stops along their line on the picture.
      private func line(_ page: EditorPage) async throws {
        try await page.choose(style: ".line")
        let browser = page.browser
        try await page.select(0)
        try await browser.drag(".handles [aria-label='gradient stop 2']", by: (30, 15))
        try await page.waitForText("\(lime) 60%")
        try browser.press(Key.right)
        try await page.waitForText("\(lime) 61%")
        try browser.press(Key.delete)
        try await page.waitForText("(to right, \(red), \(blue))")
        try browser.press(Key.control, "z")
        try await page.waitForText("\(lime) 61%")
      }

      /// Drags insets, radii and offsets, or moves them with the arrow keys.
      private func edges(_ page: EditorPage) async throws {
        try await page.choose(style: ".edges")
        let browser = page.browser
        try await drag(page, 0, "radius", (9, 9), "rounded-rectangle 7px)")
        try await drag(page, 1, "offset", (6, -9), "shadow(2px -1px 4px black)")
        try await drag(page, 3, "insets left", (12, 30), "inset(3px 3px 3px 7px)")
        try await drag(page, 4, "padding bottom", (0, -15), "padding 8px 8px 13px)")
        try await drag(page, 5, "shadow 1 offset", (-9, 0), "shadow -3px 1px")
        try browser.press(Key.down)
        try browser.press(Key.shift, Key.right)
        try await page.waitForText("shadow 7px 2px")
        for text in ["shadow -3px 1px", "shadow 0px 1px", "padding 8px)"] {
          try browser.press(Key.control, "z")
          try await page.waitForText(text)
        }
        try await page.select(3)
        try await browser.drag(".handles [aria-label='insets top']", by: (0, 30), holds: true)
        try await page.waitForText("inset(13px 3px 3px 7px)")
        try browser.press(Key.escape)
        try await page.waitForText("inset(3px 3px 3px 7px)")
        try browser.release()
      }

      /// Drags a handle of a transformed style on a rotated and zoomed stage.
      private func turned(_ page: EditorPage) async throws {
        try await page.choose(style: ".turned")
        let browser = page.browser
        try await page.select(1)
        // The stage turns by 90 degrees too, so that right is left.
        try browser.run("document.querySelector('.stage-inner').style.rotate = '90deg'")
        try await browser.drag(".handles [aria-label='insets left']", by: (-30, 0))
        try await page.waitForText("inset(4px 4px 4px 14px)")
        try await page.runCommand("zoom 100")
        try await until("the picture is small") {
          try browser.evaluate("return document.querySelector('.stage-picture').clientWidth < 80")
        }
        try await browser.drag(".handles [aria-label='insets left']", by: (-6, 0))
        try await page.waitForText("inset(4px 4px 4px 20px)")
      }

      /// Moves the pointer of a speech bubble around its body.
      private func bubble(_ page: EditorPage) async throws {
        try await page.choose(style: ".bubble")
        let browser = page.browser
        try await drag(page, 0, "pointer tip", (30, -15), "8px 99deg 90deg 20px 15px")
        try await drag(page, 0, "pointer width", (12, 0), "8px 99deg 90deg 28px 15px")
        // Beyond the right edge, which the pointer joins at its height.
        try await drag(page, 0, "pointer tip", (600, 60), "8px 180deg 180deg 15px 28px")
        for text in ["90deg 28px 15px", "90deg 20px 15px", "8px 90deg 90deg 20px 10px"] {
          try browser.press(Key.control, "z")
          try await page.waitForText(text)
        }
      }

      /// Drags a handle of a step, and waits for the text.
      private func drag(
        _ page: EditorPage, _ row: Int, _ name: String, _ distance: (x: Int, y: Int),
        _ text: String
      ) async throws {
        try await page.select(row)
        try await page.browser.drag(".handles [aria-label='\(name)']", by: distance)
        try await page.waitForText(text)
      }
    }
  }
#endif
