// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

extension GalleryBrowserTests {
  /// The page as its readers use it, with the keyboard alone unless a test says otherwise.
  @Suite("The use of a gallery")
  struct GalleryUseTests {
    /// Opens a page of 60 styles, and waits until it is ready.
    private func open(
      _ folder: GalleryFolder, width: Int = 1400, fragment: String = ""
    ) async throws -> Browser {
      let browser = try await Browser.start(width: width)
      try browser.open(try #require(URL(string: folder.address.absoluteString + fragment)))
      _ = try await browser.find(".row img")
      return browser
    }

    private func waitFor(_ text: String, in selector: String, _ browser: Browser) async throws {
      try await until("'\(text)' is in \(selector)", facts: browser.shownText) {
        try browser.evaluate(
          "return document.querySelector(arguments[0]).textContent === arguments[1]", selector, text
        )
      }
    }

    private func focused(_ browser: Browser) throws -> String {
      try browser.evaluate("return document.activeElement.textContent || document.activeElement.id")
    }

    @Test("a slash begins a search, which Escape clears and Enter ends", arguments: [420, 1400])
    func search(width: Int) async throws {
      let browser = try await open(try GalleryFolder(styles: 60), width: width)
      defer { browser.quit() }
      try await waitFor("60 styles", in: ".count", browser)
      try browser.press("/")
      try browser.type("STYLE5 section")
      // 5 and 50 to 59.
      try await waitFor("11 of 60 styles", in: ".count", browser)
      try browser.press(Key.escape)
      try await waitFor("60 styles", in: ".count", browser)
      try browser.type("nothing")
      try await waitFor("0 of 60 styles", in: ".count", browser)
      _ = try await browser.find(".nothing .button")
      try browser.press(Key.escape)
      try browser.type("button.style60")
      try await waitFor("1 of 60 styles", in: ".count", browser)
      // The groups count the styles that were found.
      try await waitFor("1", in: "[data-group=t1] .number", browser)
      try await waitFor("0", in: "[data-group=s1] .number", browser)
      try browser.press(Key.enter)
      #expect(try focused(browser) == "button.style60")
      #expect(try browser.address.hasSuffix("#find=button.style60"))
    }

    @Test("arrow keys choose a group, and the address keeps it")
    func groups() async throws {
      let folder = try GalleryFolder(styles: 60)
      let browser = try await open(folder)
      defer { browser.quit() }
      try browser.press("/")
      try browser.press(Key.tab)
      #expect(try focused(browser).hasPrefix("All styles"))
      for _ in 1...3 { try browser.press(Key.down) }
      try browser.press(Key.enter)
      try await waitFor("Section 2: 10 of 60 styles", in: ".count", browser)
      let sections: [String] = try browser.evaluate(
        "return [...document.querySelectorAll('tbody')].filter((body) => !body.hidden).map((body) => body.id)"
      )
      #expect(sections == ["s2"])
      #expect(
        try browser.evaluate("return document.querySelector('[aria-current]').dataset.group")
          == "s2")
      // The next Tab key leaves the groups, and the page opens again with the group.
      try browser.press(Key.tab)
      #expect(try browser.evaluate("return !document.activeElement.closest('.groups')"))
      let second = try await open(folder, fragment: "#group=types&scheme=both")
      defer { second.quit() }
      try await waitFor("Element types: 6 of 60 styles", in: ".count", second)
      #expect(try second.evaluate("return document.documentElement.dataset.scheme") == "both")
    }

    @Test("the groups of a narrow page open and close")
    func narrowGroups() async throws {
      let browser = try await open(try GalleryFolder(styles: 60), width: 420)
      defer { browser.quit() }
      try browser.press("/")
      try browser.press(Key.tab)
      try browser.press(Key.enter)
      _ = try await browser.find("[data-group=classes]")
      try await browser.click("[data-group=classes]")
      try await waitFor("Classes: 54 of 60 styles", in: ".count", browser)
      #expect(try browser.evaluate("return !document.querySelector('.groups').open"))
    }

    @Test("copies the selector and the CSS of a style, and announces it")
    func copying() async throws {
      let browser = try await open(try GalleryFolder(styles: 60))
      defer { browser.quit() }
      try browser.execute(
        "Browser.grantPermissions", ["permissions": ["clipboardReadWrite"]])
      let copied = "return navigator.clipboard.readText()"
      try browser.press("/")
      try browser.press(Key.enter)
      try browser.press(Key.enter)
      try await waitFor("Copied .style1", in: ".message", browser)
      #expect(try browser.evaluate(copied) == ".style1")
      // The next elements are the link to the source and the button that copies the CSS.
      try browser.press(Key.tab)
      #expect(
        try browser.evaluate("return document.activeElement.getAttribute('href')")
          == "../theme.css#L10")
      try browser.press(Key.tab)
      try browser.press(Key.enter)
      try await waitFor("Copied the CSS of .style1", in: ".message", browser)
      let rule = ".style1 {\n  -livery-pipeline: shape(capsule) fill(rgb(0, 0, 1));\n}\n"
      #expect(try browser.evaluate(copied) == rule)
      try browser.press(Key.tab)
      try browser.press(Key.space)
      _ = try await browser.find(".row .source pre")
      #expect(
        try browser.evaluate("return document.activeElement.getAttribute('aria-expanded')")
          == "true")
    }

    @Test("arrow keys switch the scheme, the scale and the ground")
    func switches() async throws {
      let folder = try GalleryFolder(styles: 3)
      let browser = try await open(folder)
      defer {
        browser.quit()
        // Pictures are loaded as the page needs them.
        withExtendedLifetime(folder) {}
      }
      try browser.run("document.querySelector('[name=scheme]:checked').focus()")
      try browser.press(Key.right)
      try await until("the dark pictures are loaded", facts: browser.shownText) {
        try browser.evaluate(GalleryBrowserTests.loaded, as: [String].self)
          .contains("pictures/3-disabled-dark.png")
      }
      #expect(try ground(browser, "dark") == "rgb(20, 30, 40)")
      try browser.press(Key.right)
      #expect(
        try browser.evaluate("return document.querySelector('.light').checkVisibility()"))
      #expect(try ground(browser, "light") == "rgb(250, 240, 230)")
      try browser.press(Key.tab)
      try browser.press(Key.right)
      try await until("the larger pictures are loaded", facts: browser.shownText) {
        try browser.evaluate(GalleryBrowserTests.loaded, as: [String].self)
          .contains("pictures/1-normal-light@2x.png")
      }
      let height: Double = try browser.evaluate(
        "return document.querySelector('.light').getBoundingClientRect().height")
      #expect(height == 30 * 2 + 24)
      try browser.press(Key.tab)
      try browser.press(Key.right)
      #expect(try ground(browser, "dark") == "rgb(255, 255, 255)")
      try browser.press(Key.right)
      #expect(try ground(browser, "light") == "rgb(0, 0, 0)")
      try browser.press(Key.right)
      let image: String = try browser.evaluate(
        "return getComputedStyle(document.querySelector('.light')).backgroundImage")
      #expect(image.hasPrefix("conic-gradient"))
      #expect(try browser.address.hasSuffix("#scheme=both&scale=2&ground=checker"))
    }

    /// Returns the background color of the first picture of a scheme.
    private func ground(_ browser: Browser, _ scheme: String) throws -> String {
      try browser.evaluate(
        "return getComputedStyle(document.querySelector('.' + arguments[0])).backgroundColor",
        scheme)
    }
  }
}
