// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Exploring a theme in a browser")
    struct ExploringTests {
      @Test("shows the states and the source of toolbarButton, and edits a copy")
      func toolbarButton() async throws {
        let folder = try ArchiveFolderFixture([
          "brand.css": ".toolbarButton { --button-tint: darkgreen }\n"
        ])
        let theme = folder.url.appending(path: "brand.css")
        let builder = try await BuilderProcess.start(archives: folder.url, files: [theme])
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await browser.click(".tab[data-view=explore]")
        try await browser.fill("[aria-label='Find a style']", with: "toolbarbutton")

        let card = ".style-card[data-selector='.toolbarButton']"
        _ = try await browser.find(card)
        let states: [String] = try browser.evaluate(
          "return [...document.querySelectorAll(`${arguments[0]} figcaption`)].map((c) => c.innerText)",
          card)
        #expect(Set(["normal", "highlighted", "selected", "disabled"]).isSubset(of: Set(states)))
        try await until("each state has a picture", facts: browser.shownText) {
          try browser.evaluate(
            """
            const pictures = [...document.querySelectorAll(`${arguments[0]} img`)];
            return pictures.length === arguments[1]
              && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
            """, card, states.count)
        }
        #expect(try differentPictures(browser, card) >= 3)
        let place: String = try browser.evaluate(
          "return document.querySelector(`${arguments[0]} .card-place`).innerText", card)
        #expect(place.hasPrefix("brand.css:1"))

        try await browser.click("\(card) .card-title")
        try await until("the theme's line wins", facts: browser.shownText) {
          try browser.evaluate(
            """
            return [...document.querySelectorAll(".candidate.wins")]
              .some((candidate) => candidate.innerText.includes("brand.css:1"));
            """)
        }
        try places(browser)
        try await browser.click(".explanation-head .button")
        try await until("a copy is edited", facts: browser.shownText) {
          try page.rows.starts(with: ["shape", "inset", "shadow"])
        }
      }

      /// Returns the number of distinct pictures.
      private func differentPictures(_ browser: Browser, _ card: String) throws -> Int {
        try browser.evaluate(
          """
          const texts = [...document.querySelectorAll(`${arguments[0]} img`)].map((picture) => {
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
            canvas.getContext("2d").drawImage(picture, 0, 0);
            return canvas.toDataURL();
          });
          return new Set(texts).size;
          """, card)
      }

      /// Checks that each location in the default sheet is a line of a rule with the selector.
      private func places(_ browser: Browser) throws {
        let places: [String] = try browser.evaluate(
          "return [...document.querySelectorAll('.places li')].map((place) => place.innerText)")
        #expect(places.contains("brand.css:1"))
        let lines = try String(
          contentsOf: Corpora.packageRoot.appending(path: "Resources/default.css"), encoding: .utf8
        ).split(separator: "\n", omittingEmptySubsequences: false)
        let builtIn = places.filter { $0.hasPrefix("default.css:") }
        #expect(!builtIn.isEmpty)
        for place in builtIn {
          let number = try #require(Int(place.dropFirst("default.css:".count)))
          // A rule with many selectors has the expected one in one of its next lines.
          let rule = lines[(number - 1)...].prefix(12)
          #expect(rule.contains { $0.hasPrefix(".toolbarButton") }, "\(place)")
        }
      }
    }
  }
#endif
