// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    /// The screenshots of the builder in the articles.
    ///
    /// With `RECORD_SNAPSHOTS=1`, the test records new screenshots and fails. Otherwise it only
    /// checks that the files are valid, because different versions of a browser draw a page
    /// differently.
    @Suite("The screenshots of the documentation")
    struct ScreenshotTests {
      private static let folder = Corpora.packageRoot.appending(
        path: "Sources/LiveryBuilder/LiveryBuilder.docc/Resources")

      private static let names = [
        "editor@2x.png", "editor~dark@2x.png", "state@2x.png", "state~dark@2x.png",
        "explore@2x.png", "explore~dark@2x.png", "client@2x.png", "client~dark@2x.png",
      ]

      private static let archive = """
        /* A ticket to anywhere. */
        @property --ticket-color { syntax: "<color>"; inherits: true; initial-value: #1d6b5b }

        .ticket {
          --ticket-color: #1d6b5b;
          transition: --ticket-color 300ms;
          -livery-pipeline:
            shape(rounded-rectangle 9px)
            shadow(0px 2px 6px rgb(0 0 0 / 45%))
            fill(linear-gradient(#3aa58c, #1d6b5b))
            inner-shadow(0px 1px 0px rgb(255 255 255 / 45%))
            border(1px #14564a)
            box(padding 7px 18px)
            text(bold 17px white shadow 0px -1px rgb(0 0 0 / 35%));
        }

        .ticket:hover {
          --ticket-color: #a06010;
          -livery-pipeline:
            shape(rounded-rectangle 9px)
            shadow(0px 2px 6px rgb(0 0 0 / 45%))
            fill(linear-gradient(#e0a030, #a06010))
            inner-shadow(0px 1px 0px rgb(255 255 255 / 45%))
            border(1px #7a4a0a)
            box(padding 7px 18px)
            text(bold 17px white shadow 0px -1px rgb(0 0 0 / 35%));
        }

        """

      @Test("exist and are small")
      func areSmall() throws {
        for name in Self.names {
          let size = try Data(contentsOf: Self.folder.appending(path: name)).count
          #expect((1000...150_000).contains(size), "\(name) has \(size) bytes")
        }
      }

      @Test(
        "are taken",
        .enabled(
          if: ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1",
          "Scripts/screenshots takes them"),
        arguments: ["light", "dark"])
      func taken(_ scheme: String) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start(width: 1280, height: 760, scale: 2, scheme: scheme)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await browser.click(".tab[data-view=archives]")
        try await browser.click(".archive .chip")
        try await page.waitForRows([
          "shape", "shadow", "fill", "inner-shadow", "border", "box", "text",
        ])
        try await browser.fill("[aria-label='Text']", with: "Admit one")
        try await page.select(4)
        _ = try await browser.find(".properties .color-sliders")
        try await waitForPicture(of: "normal", browser)
        try record("editor", scheme, browser)

        try await browser.click("[data-state=highlighted]")
        _ = try await browser.find(".row.is-inherited")
        try await page.select(2)
        _ = try await browser.find(".properties .gradient-bar")
        try await waitForPicture(of: "highlighted", browser)
        try record("state", scheme, browser)

        try await browser.click(".tab[data-view=explore]")
        try await browser.fill("[aria-label='Find a style']", with: "toolbar")
        try await browser.click(".style-card[data-selector='.toolbarButton'] .card-title")
        _ = try await browser.find(".candidate")
        try await until("the pictures are there") {
          try browser.evaluate(
            """
            return [...document.querySelectorAll(".style-card img")].filter((picture) =>
              picture.checkVisibility() && picture.getBoundingClientRect().top < innerHeight)
              .every((picture) => picture.complete && picture.naturalWidth > 0);
            """)
        }
        try record("explore", scheme, browser)
        try await client(builder, scheme)
      }

      /// Waits until the preview shows the picture of a state with the whole text.
      private func waitForPicture(of state: String, _ browser: Browser) async throws {
        try await until("the picture is that of \(state)", facts: browser.shownText) {
          try browser.evaluate(
            """
            const draw = (image) => {
              const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
              context.drawImage(image, 0, 0);
              return context.getImageData(0, 0, image.width, image.height).data.join();
            };
            const query = new URLSearchParams(location.search);
            for (const [name, value] of Object.entries(arguments[0])) query.set(name, value);
            return fetch(`/picture?${query}`).then((response) => response.blob())
              .then(createImageBitmap).then((image) => createImageBitmap(document.querySelector(".stage-picture"))
                .then((shown) => draw(image) === draw(shown)));
            """, ["text": "Admit one", "scale": "3", "state": state])
        }
      }

      /// Records a render client on a phone.
      private func client(_ builder: BuilderProcess, _ scheme: String) async throws {
        let browser = try await Browser.start(width: 390, height: 700, scale: 2, scheme: scheme)
        defer { browser.quit() }
        try browser.open(builder.clientAddress)
        try await browser.fill("[aria-label='picture height']", with: "60")
        try await browser.fill("[aria-label='Text']", with: "Admit one")
        // The width is set last, so that a picture of this width contains the text.
        try await browser.fill("[aria-label='picture width']", with: "240")
        try await until("the picture has its size", facts: browser.shownText) {
          try browser.evaluate(
            "return document.querySelector('.stage-picture').naturalWidth === 480")
        }
        try record("client", scheme, browser)
      }

      private func record(_ name: String, _ scheme: String, _ browser: Browser) throws {
        // Without focus, because a blinking caret would make the pictures vary.
        try browser.run("document.activeElement?.blur()")
        try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
        let file = "\(name)\(scheme == "dark" ? "~dark" : "")@2x.png"
        try browser.picture().write(to: Self.folder.appending(path: file))
        Issue.record("recorded \(file); look at it, and test again without recording")
      }
    }
  }
#endif
