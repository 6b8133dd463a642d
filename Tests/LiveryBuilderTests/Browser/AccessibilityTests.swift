// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Accessibility of the pages")
    struct AccessibilityTests {
      /// The pages and views under test.
      enum Page: String, CaseIterable {
        case new, explore, archives, shape, text, gradient, state, palette, matrix, client
      }

      private static let archive = """
        .ticket {
          transition: opacity 200ms;
          -livery-pipeline:
            shape(rounded-rectangle 8px)
            fill(linear-gradient(white, silver))
            part(image, image())
            text(bold 15px navy shadow 0px 1px white);
        }

        .ticket:hover { opacity: 0.5 }

        """

      @Test(
        "each page has names, a tab order and sufficient contrast", .tier(.full),
        arguments: [(420, "dark"), (1400, "light")])
      func pages(_ width: Int, _ scheme: String) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start(width: width, scheme: scheme)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        for shown in Page.allCases {
          try await show(shown, page, builder)
          try names(browser, shown)
          // The palette is a modal dialog, in which the focus stays.
          if shown != .palette { try tabOrder(browser, shown) }
          try contrast(browser, shown)
        }
      }

      private func show(_ shown: Page, _ page: EditorPage, _ builder: BuilderProcess) async throws {
        let browser = page.browser
        switch shown {
        case .new: try await page.open(builder.address)
        case .explore:
          try await browser.click(".tab[data-view=explore]")
          try await browser.fill("[aria-label='Find a style']", with: ".toolbarRoundButton")
          try await browser.click(".style-card .card-title")
          _ = try await browser.find(".candidate")
        case .archives:
          try await browser.click(".tab[data-view=archives]")
          _ = try await browser.find(".archive .chip")
        case .shape:
          try await browser.click(".archive .chip")
          try await page.waitForRows(["shape", "fill", "part", "image", "text"])
          try await page.select(0)
          _ = try await browser.find(".properties .shape-editor")
        case .gradient: try await page.select(1)
        case .text: try await page.select(4)
        case .state:
          try await browser.click("[data-state=highlighted]")
          _ = try await browser.find(".row.is-inherited")
        case .palette:
          try browser.press(Key.control, "k")
          _ = try await browser.find("dialog.picker[open] .palette-row")
        case .matrix:
          try browser.press(Key.escape)
          try await page.runCommand("matrix")
          _ = try await browser.find(".matrix img")
        case .client:
          try browser.open(builder.clientAddress)
          _ = try await browser.find(".stage-picture")
        }
      }

      /// Checks that every interactive element has an accessible name, as the browser computes it.
      private func names(_ browser: Browser, _ shown: Page) throws {
        let (count, unnamed) = try browser.unnamedElements()
        #expect(count > (shown == .palette ? 0 : 3))
        #expect(unnamed.isEmpty, "\(shown): elements have no name")
      }

      /// Checks that the Tab key reaches all interactive elements.
      ///
      /// In a list of steps, it reaches the step from which the arrow keys start.
      private func tabOrder(_ browser: Browser, _ shown: Page) throws {
        let expected: Int = try browser.evaluate(
          """
          document.activeElement?.blur();
          getSelection().removeAllRanges();
          const elements = [...document.querySelectorAll(arguments[0])].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled")
            && !element.closest("fieldset:disabled")
            && (element.tabIndex >= 0 || !element.closest("[data-roving]")));
          for (const element of elements) element.dataset.awaited = "";
          for (const list of document.querySelectorAll("[data-roving]")) {
            const rows = [...list.querySelectorAll(".row-main")];
            if (rows.length && rows.filter((row) => row.tabIndex === 0).length !== 1) return -1;
          }
          return elements.length;
          """, Browser.interactive)
        #expect(expected > 0, "\(shown): a list has no step that the tab key reaches")
        for _ in 0...expected + 8 {
          try browser.press(Key.tab)
          try browser.run("delete document.activeElement?.dataset.awaited")
        }
        let missed: [String] = try browser.evaluate(
          """
          const missed = [...document.querySelectorAll("[data-awaited]")];
          for (const element of missed) delete element.dataset.awaited;
          return missed.map((element) => element.cloneNode().outerHTML);
          """)
        #expect(missed.isEmpty, "\(shown): the tab key does not reach all")
      }

      /// Checks that the contrast of text to its background is at least 4.5 to 1.
      private func contrast(_ browser: Browser, _ shown: Page) throws {
        let poor = try browser.paleTexts()
        #expect(poor.isEmpty, "\(shown): text is too pale")
      }
    }
  }
#endif
