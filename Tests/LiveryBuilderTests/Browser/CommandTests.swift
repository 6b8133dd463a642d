// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("States, commands and settings in a browser")
    struct CommandTests {
      private let folder: ArchiveFolderFixture

      init() throws { folder = try ArchiveFolderFixture() }

      private func withStyle(
        scheme: String = "light", _ body: (EditorPage) async throws -> Void
      ) async throws {
        try folder.write(
          ".ticket { -livery-pipeline: shape(capsule) fill(teal) text(white) }\n",
          to: "ticket.css")
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start(scheme: scheme)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await page.openArchive("ticket.css")
        try await body(page)
      }

      /// Waits until the rows are inherited or not.
      private func waitForInherited(_ expected: [Bool], _ page: EditorPage) async throws {
        try await until("the inherited rows are \(expected)", facts: page.browser.shownText) {
          try page.browser.evaluate(
            """
            return [...document.querySelectorAll('.row')].map((row) =>
              row.classList.contains('is-inherited'))
            """) == expected
        }
      }

      @Test("a state shows what it inherits, overrides it and falls back")
      func states() async throws {
        try await withStyle { page in
          let browser = page.browser
          try await page.select(1)
          try await browser.click("[data-state=highlighted]")
          try await waitForInherited([true, true, true], page)
          try await page.waitForMessage("editing the state highlighted")
          try await until("the preview shows the state") {
            try browser.evaluate(
              "return document.querySelector('[aria-label=State]').value === 'highlighted'")
          }
          #expect(try !page.text.contains(":hover"))
          _ = try await browser.find(".properties .parameter.is-inherited .inheritance")

          try await browser.fill(page.field("color as CSS"), with: "navy")
          try await page.waitForText(
            ".ticket:hover {\n  -livery-pipeline: shape(capsule) fill(navy)")
          try await waitForInherited([true, false, true], page)
          try await browser.click("[data-state=normal]")
          try await waitForInherited([false, false, false], page)
          try await until("the field shows the value of the style") {
            try page.value("color as CSS") == "teal"
          }
          // The state inherits the other steps, also when they change.
          try await page.select(2)
          try await browser.fill(page.field("color as CSS"), with: "gold")
          try await page.waitForText("fill(navy) text(gold)")
          try await browser.click("[data-state=highlighted]")
          try await waitForInherited([true, false, true], page)

          try await page.select(1)
          try await browser.click("[aria-label='Inherit color from the base style']")
          try await waitForInherited([true, true, true], page)
          try await until("the rule is gone", facts: { (try? page.text) ?? "" }) {
            try !page.text.contains(":hover")
          }
          try browser.press(Key.control, "z")
          try await waitForInherited([true, false, true], page)
        }
      }

      @Test(
        "the palette lists commands with their keys, and runs them without a pointer", .tier(.full))
      func palette() async throws {
        try await withStyle { page in
          let browser = page.browser
          try browser.press(Key.control, "k")
          _ = try await browser.find("dialog.picker[open] .palette-row")
          let commands: [String] = try browser.evaluate(
            """
            return [...document.querySelectorAll('.palette-row')].map((row) => {
              const keys = [...row.querySelectorAll('kbd')].map((key) => key.textContent).join('+');
              return `${row.querySelector('.palette-label').textContent} ${keys}`.trim();
            })
            """)
          let expected = [
            "Undo Ctrl+Z", "Save as… Ctrl+Shift+S", "Add a step at the end", "Explore the theme",
            "Duplicate shape Ctrl+D", "Edit the state disabled", "Export as PDF",
            "Background checkerboard", "Show the matrix of all states", "Hide the handles",
            "Edit another state…", "Add a style to the file…",
          ]
          for command in expected { #expect(commands.contains(command), "\(command) is missing") }
          try browser.type("move shape")
          let roles: [String] = try browser.evaluate(
            """
            const field = document.activeElement;
            const option = document.getElementById(field.getAttribute("aria-activedescendant"));
            return [field.role, option.role, option.ariaSelected, option.parentElement.role,
              String(document.querySelectorAll('.palette-row').length)];
            """)
          #expect(roles == ["combobox", "option", "true", "listbox", "3"])
          try browser.press(Key.down)
          try browser.press(Key.enter)
          try await page.waitForRows(["fill", "shape", "text"])
          try await page.runCommand("matrix")
          _ = try await browser.find(".matrix .matrix-cell img")
          try await page.runCommand("duplicate")
          try await page.waitForRows(["fill", "shape", "shape", "text"])
          try browser.press(Key.control, "k")
          _ = try await browser.find("dialog.picker[open]")
          try browser.press(Key.escape)
          try await until("the palette is closed") {
            try browser.evaluate("return !document.querySelector('dialog')")
          }
        }
      }

      @Test(
        "a style is made, edited in a state and saved by keyboard alone, on a narrow page",
        .tier(.full))
      func keyboard() async throws {
        let builder = try await BuilderProcess.start(archives: folder.url)
        defer { builder.kill() }
        let browser = try await Browser.start(width: 420)
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await until("the tab key reaches the selector") {
          try browser.press(Key.tab)
          return try browser.evaluate("return document.activeElement.id === 'new-selector'")
        }
        try browser.type(".tag")
        try browser.press(Key.enter)
        _ = try await browser.find(".editor")
        try await page.runCommand("add a step")
        _ = try await browser.find("dialog.picker[open] [data-type^=inset]")
        try browser.type("inset")
        try browser.press(Key.enter)
        try await page.waitForRows(["inset"])
        try await until("the tab key reaches a handle") {
          try browser.press(Key.tab)
          return try browser.evaluate(
            "return document.activeElement.getAttribute('aria-label') === 'insets top'"
              + " && document.activeElement.closest('.handles') !== null")
        }
        try browser.press(Key.down)
        try browser.press(Key.shift, Key.down)
        try await page.waitForText("inset(13px 2px 2px)")
        try await page.runCommand("state selected")
        try await waitForInherited([true], page)
        try await page.runCommand("properties")
        try browser.press(Key.up)
        try await page.waitForText(".tag:selected")
        try browser.press(Key.control, "s")
        _ = try await browser.find("dialog[open] input")
        try browser.press(Key.enter)
        try await page.waitForMessage("saved as tag.css")
        #expect(try folder.text("tag.css").contains(".tag:selected"))
      }

      @Test("the ground follows the scheme until the user chooses one", .tier(.full))
      func ground() async throws {
        try await withStyle(scheme: "dark") { page in
          let browser = page.browser
          func waitForGround(_ ground: String) async throws {
            try await until("the ground is \(ground)") {
              try browser.evaluate("return document.querySelector('.stage').dataset.ground")
                == ground
            }
          }
          try await waitForGround("dark")
          try await browser.choose("light", in: "[aria-label='Color scheme']")
          try await waitForGround("light")
          try await browser.choose("checkerboard", in: "[aria-label=Background]")
          try await browser.choose("dark", in: "[aria-label='Color scheme']")
          try await waitForGround("checkerboard")
          try await browser.choose("auto", in: "[aria-label=Background]")
          try await waitForGround("dark")
        }
      }
    }
  }
#endif
