// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("The editor in any width")
    struct WidthTests {
      private static let archive = """
        .ticket { -livery-pipeline: shape(capsule) fill(linear-gradient(teal, navy)) text(white) }
        .ticket { transition: opacity 200ms }
        .ticket:hover { opacity: 0.5 }
        .ticket:state(with-a-rather-long-name) { -livery-pipeline: fill(teal) text(white) }

        """

      @Test("fits the page, with a state and with the matrix of all states")
      func fits() async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await page.openArchive("ticket.css")
        try await page.select(1)
        try await browser.click("[data-state=highlighted]")
        _ = try await browser.find(".row.is-inherited")
        _ = try await browser.find(".handles [role=slider]")
        _ = try await browser.find(".motion-slider")
        for (width, scheme) in Self.pages {
          try browser.emulate(width: width, height: 900, scale: 1, scheme: scheme)
          try fits(browser, "\(width) px, \(scheme)")
        }
        try await page.runCommand("matrix")
        try await until("all states are drawn", facts: browser.shownText) {
          try browser.evaluate(
            """
            const pictures = [...document.querySelectorAll(".matrix img")];
            return pictures.length === 20
              && pictures.every((picture) => picture.complete && picture.naturalWidth > 0);
            """)
        }
        for (width, scheme) in Self.pages {
          try browser.emulate(width: width, height: 900, scale: 1, scheme: scheme)
          try fits(browser, "the matrix in \(width) px, \(scheme)")
        }
      }

      /// The widths in px, each with a color scheme.
      private static let pages = [420, 820, 1400, 2560].flatMap { width in
        ["light", "dark"].map { (width, $0) }
      }

      /// Checks that no element is wider than the page, its panel or its cell.
      private func fits(_ browser: Browser, _ shown: String) throws {
        let wide: [String] = try browser.evaluate(
          """
          const wide = [];
          for (const element of document.querySelectorAll("body *")) {
            if (!element.checkVisibility({ visibilityProperty: true }) || element.closest(".visually-hidden, .handles")) continue;
            const box = element.getBoundingClientRect();
            const cell = element.closest(".matrix-row > *")?.getBoundingClientRect();
            const right = Math.min(innerWidth, cell?.right ?? Infinity) + 0.5;
            const left = Math.max(0, cell?.left ?? 0) - 0.5;
            if (box.right > right || box.left < left) wide.push(element.className || element.tagName);
          }
          for (const name of ["html", ".matrix", ".pipeline-list", ".properties-scroll"]) {
            const element = document.querySelector(name);
            if (element.scrollWidth > element.clientWidth) wide.push(`${name} scrolls`);
          }
          return wide;
          """)
        #expect(wide.isEmpty, "\(shown)")
      }
    }
  }
#endif
