// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport

  /// The editor page, operated as by a user.
  struct EditorPage {
    let browser: Browser

    /// Opens the page, and waits until it is connected.
    func open(_ address: URL) async throws {
      try browser.open(address)
      try await connected()
    }

    /// Waits until the page is connected.
    func connected() async throws {
      try await until("the page is connected", facts: browser.shownText) {
        try browser.evaluate("return document.querySelector('.status')?.dataset.status === 'open'")
      }
    }

    /// Creates a new style.
    func begin(_ selector: String) async throws {
      try await browser.click(".tab[data-view=new]")
      try await browser.fill("#new-selector", with: selector)
      try browser.press(Key.enter)
      _ = try await browser.find(".editor")
    }

    /// The step names in all rows, from top to bottom.
    var rows: [String] {
      get throws {
        try browser.evaluate(
          "return [...document.querySelectorAll('.row-name')].map((name) => name.textContent)")
      }
    }

    /// Waits until the rows have these names.
    func waitForRows(_ names: [String]) async throws {
      try await until("the rows are \(names)", facts: browser.shownText) { try rows == names }
    }

    /// The last announcement to screen readers.
    var message: String {
      get throws {
        try browser.evaluate(
          "return document.querySelector('body > [role=status].visually-hidden').textContent.trim()"
        )
      }
    }

    /// Waits until a message is announced.
    func waitForMessage(_ expected: String) async throws {
      try await until("'\(expected)' is said", facts: { (try? message) ?? "" }) {
        try message == expected
      }
    }

    /// Appends the first step that a search finds.
    func append(_ searchText: String) async throws {
      let count = try rows.count
      try await browser.click(".append")
      _ = try await browser.find("dialog.picker[open] .picker-row")
      try browser.type(searchText)
      try browser.press(Key.enter)
      try await until("a step is there for '\(searchText)'", facts: browser.shownText) {
        try rows.count > count
      }
    }

    /// Opens the first style of an archive.
    func openArchive(_ name: String) async throws {
      try await browser.click(".tab[data-view=archives]")
      try await browser.click(".archive [aria-label$='of \(name)']")
      _ = try await browser.find(".editor .row")
    }

    /// Shows another style of the open archive.
    func choose(style: String) async throws {
      let field = "[aria-label='Style of the file']"
      let value: String = try browser.evaluate(
        """
        return [...document.querySelector(arguments[0]).options]
          .find((option) => option.textContent === arguments[1]).value;
        """, field, style)
      try await browser.choose(value, in: field)
      try await waitForMessage("\(style) shown")
    }

    /// Chooses a command of the palette by a part of its name.
    func runCommand(_ name: String) async throws {
      try browser.press(Key.control, "k")
      _ = try await browser.find("dialog.picker[open] .palette-row")
      try browser.type(name)
      try browser.press(Key.enter)
    }

    /// Selects a step.
    func select(_ row: Int) async throws {
      try browser.run("document.querySelectorAll('.row-main')[arguments[0]].click()", row)
      try await until("row \(row) is selected") {
        try browser.evaluate(
          "return document.querySelectorAll('.row')[arguments[0]].classList.contains('is-selected')",
          row)
      }
    }

    /// The text of the file in the CSS panel.
    var text: String {
      get throws {
        try browser.run("document.querySelector('.css-panel').open = true")
        return try browser.evaluate("return document.querySelector('.css-text').textContent")
      }
    }

    /// Waits until the text of the file contains a substring.
    func waitForText(_ substring: String) async throws {
      try await until("the text has '\(substring)' in it", facts: { (try? text) ?? "" }) {
        try text.contains(substring)
      }
    }

    /// Returns the CSS selector of a field of the properties with a name.
    func field(_ name: String) -> String { ".properties [aria-label='\(name)']" }

    /// Returns the value of a field of the properties.
    func value(_ name: String) throws -> String {
      try browser.evaluate("return document.querySelector(arguments[0])?.value ?? ''", field(name))
    }
  }
#endif
