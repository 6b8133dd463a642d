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
        case new, explore, archives, shape, text, gradient, client
      }

      private static let archive = """
        .ticket {
          -livery-pipeline:
            shape(rounded-rectangle 8px)
            fill(linear-gradient(white, silver))
            part(image, image())
            text(bold 15px navy shadow 0px 1px white);
        }

        """

      @Test(
        "each page has names, a tab order and sufficient contrast", .tier(.full),
        arguments: ["light", "dark"])
      func pages(_ scheme: String) async throws {
        let folder = try ArchiveFolderFixture(["ticket.css": Self.archive])
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start(scheme: scheme)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        for shown in Page.allCases {
          try await show(shown, page, builder)
          try names(browser, shown)
          try tabOrder(browser, shown)
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
        case .client:
          try browser.open(builder.clientAddress)
          _ = try await browser.find(".stage-picture")
        }
      }

      /// The interactive elements, by type or by role.
      private static let interactive =
        "a[href], button, input, select, textarea, summary, [tabindex], [role=slider], [role=option]"

      /// Checks that every interactive element has an accessible name, as the browser computes it.
      private func names(_ browser: Browser, _ shown: Page) throws {
        let elements: [[String: String]] = try browser.evaluate(
          """
          return [...document.querySelectorAll(arguments[0])]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }));
          """, Self.interactive)
        #expect(elements.count > 3)
        for element in elements {
          let id = element.values.first ?? ""
          let name = try browser.send("GET", "/element/\(id)/computedlabel") as? String ?? ""
          if name.trimmingCharacters(in: .whitespaces).isEmpty {
            let markup: String = try browser.evaluate(
              "return arguments[0].cloneNode().outerHTML", element)
            Issue.record("\(shown): \(markup) has no name")
          }
        }
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
          """, Self.interactive)
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
        let poor: [String] = try browser.evaluate(Self.contrastScript)
        #expect(poor.isEmpty, "\(shown): text is too pale")
      }

      /// The script that returns texts with too low a contrast.
      ///
      /// Disabled texts and texts on images do not count.
      private static let contrastScript = """
        const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
        const numbers = (color) => {
          canvas.clearRect(0, 0, 1, 1);
          canvas.fillStyle = color;
          canvas.fillRect(0, 0, 1, 1);
          const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data;
          return [red, green, blue, alpha / 255];
        };
        const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
        const light = (color) => {
          const [red, green, blue] = color.map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const groundOf = (element) => {
          const layers = [];
          for (let at = element; at; at = at.parentElement) {
            const style = getComputedStyle(at);
            if (style.backgroundImage !== "none") return null;
            layers.push(numbers(style.backgroundColor));
            if (layers.at(-1)[3] === 1) break;
          }
          const canvasColor = numbers(getComputedStyle(document.documentElement).colorScheme.includes("dark")
            && matchMedia("(prefers-color-scheme: dark)").matches ? "black" : "white");
          return layers.reduceRight((below, top) => over(top, below), canvasColor);
        };
        const opacityOf = (element) => {
          let opacity = 1;
          for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity);
          return opacity;
        };
        const poor = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const element = walker.currentNode.parentElement;
          const text = walker.currentNode.textContent.trim();
          if (!text || !element.checkVisibility({ visibilityProperty: true })) continue;
          if (element.closest(":disabled, .visually-hidden, option, datalist, noscript, script")) continue;
          const ground = groundOf(element);
          if (!ground) continue;
          const color = numbers(getComputedStyle(element).color);
          color[3] *= opacityOf(element);
          const [one, other] = [light(over(color, ground)), light(ground)];
          const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
          if (ratio < 4.5) poor.push(`${ratio.toFixed(2)}: ${text.slice(0, 40)} (${element.className})`);
        }
        return poor;
        """
    }
  }
#endif
