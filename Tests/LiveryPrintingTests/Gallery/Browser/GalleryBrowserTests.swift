// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The tests of a gallery in a browser, in sequence because each starts its own browser.
@Suite("A gallery in a browser", .serialized, .tier(.full), .needsChromium)
struct GalleryBrowserTests {
  /// The script that returns the addresses of the pictures that are loaded.
  static let loaded = """
    return [...new Set([...document.images].filter((image) => image.complete && image.naturalWidth)
      .map((image) => image.getAttribute("src")))];
    """

  @Test(
    "fits any width, and has names and sufficient contrast in both color schemes",
    arguments: ["light", "dark"])
  func widths(scheme: String) async throws {
    let folder = try GalleryFolder(styles: 60)
    let browser = try await Browser.start(scheme: scheme)
    defer { browser.quit() }
    for width in [420, 820, 1400, 2560] {
      try browser.resize(width: width, height: 900)
      try browser.open(folder.address)
      try await until("the pictures of the first row are loaded", facts: browser.shownText) {
        try browser.evaluate(Self.loaded, as: [String].self).count >= 4
      }
      let overflow: Int = try browser.evaluate(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth")
      #expect(overflow == 0, "\(width)")
      // The pictures are those of the reader's color scheme, and have their places beside each
      // other.
      #expect(
        try browser.evaluate(Self.loaded, as: [String].self).allSatisfy { $0.contains(scheme) })
      let tops: [Double] = try browser.evaluate(
        """
        return [...document.querySelector(".row").querySelectorAll(".state")]
          .map((state) => state.getBoundingClientRect().top);
        """)
      #expect(Set(tops).count == 1, "\(width)")
      #expect(try browser.paleTexts() == [], "\(width)")
      let (count, unnamed) = try browser.unnamedElements()
      #expect(count > 10 && unnamed == [], "\(width)")
    }
  }

  @Test("loads only the pictures that are seen, and moves nothing when it loads others")
  func manyStyles() async throws {
    let folder = try GalleryFolder(styles: 2000)
    let browser = try await Browser.start(width: 1400, height: 900)
    defer { browser.quit() }
    try browser.open(folder.address)
    try await until("pictures are loaded", facts: browser.shownText) {
      try browser.evaluate(Self.loaded, as: [String].self).count >= 4
    }
    try await Task.sleep(for: .milliseconds(500))
    let first: [String] = try browser.evaluate(Self.loaded)
    #expect(first.count <= 60)
    #expect(first.contains("pictures/1-normal-light.png"))
    let height: Double = try browser.evaluate(
      """
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      scrollTo(0, 90000);
      return document.documentElement.scrollHeight;
      """)
    try await until("the pictures below are loaded", facts: browser.shownText) {
      try browser.evaluate(
        """
        const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2).closest(".row");
        return [...row.querySelectorAll("img")].filter((image) => image.checkVisibility())
          .filter((image) => image.naturalWidth).length === 4;
        """)
    }
    #expect(try browser.evaluate("return window.shift", as: Double.self) < 0.01)
    let later: Double = try browser.evaluate("return document.documentElement.scrollHeight")
    #expect(abs(later - height) < 100)
    #expect(try browser.evaluate(Self.loaded, as: [String].self).count < 400)
    // A search among all styles.
    try browser.press("/")
    try browser.type("style1999")
    try await until("the style is found", facts: browser.shownText) {
      try browser.evaluate(
        "return document.querySelector('.count').textContent === '1 of 2000 styles'")
    }
  }

  @Test("shows the texts of a hostile theme, and runs no script of it")
  func hostile() async throws {
    let text = "\"'></template><img src=x onerror='window.isHostile = true'>"
    let folder = try GalleryFolder(styles: 1, title: text, hostile: text)
    let browser = try await Browser.start()
    defer { browser.quit() }
    try browser.open(folder.address)
    _ = try await browser.find(".row img")
    let title: String = try browser.evaluate("return document.querySelector('h1').textContent")
    #expect(title == text)
    let foreign: Int = try browser.evaluate("return document.querySelectorAll('[src=x]').length")
    #expect(foreign == 0)
    #expect(try !browser.evaluate("return 'isHostile' in window", as: Bool.self))
    // The policy of the page stops a script even if it were in the page.
    try browser.run(
      """
      const script = document.createElement("script");
      script.textContent = "window.isHostile = true";
      document.body.append(script);
      document.body.insertAdjacentHTML("beforeend", "<img src=x onerror='window.isHostile = true'>");
      """)
    try await Task.sleep(for: .milliseconds(200))
    #expect(try !browser.evaluate("return 'isHostile' in window", as: Bool.self))
  }

  @Test("shows all pictures without scripts, as they are scrolled to")
  func withoutScripts() async throws {
    let folder = try GalleryFolder(styles: 3)
    let browser = try await Browser.start()
    defer { browser.quit() }
    try browser.execute("Emulation.setScriptExecutionDisabled", ["value": true])
    try browser.open(folder.address)
    try await until("the pictures are loaded", facts: browser.shownText) {
      try browser.evaluate(Self.loaded, as: [String].self).count == 3 * 4 * 2
    }
    #expect(
      try browser.evaluate(
        "return document.querySelector('.switches').checkVisibility()", as: Bool.self) == false)
  }

  @Test(
    "prints its first contentful paint",
    .enabled(
      if: ProcessInfo.processInfo.environment["LIVERY_GALLERIES"] != nil,
      "Scripts/gallery-paint prints it"))
  func paint() async throws {
    let many = try GalleryFolder(styles: 2000)
    let folders = ProcessInfo.processInfo.environment["LIVERY_GALLERIES"]?.split(separator: ":")
    var galleries = (folders ?? []).map {
      (name: String($0), address: URL(filePath: "\($0)/index.html"))
    }
    galleries.append((name: "2000 styles", address: many.address))
    for (name, address) in galleries {
      let browser = try await Browser.start(width: 1400, height: 900)
      defer { browser.quit() }
      var paints: [Double] = []
      for _ in 1...5 {
        try browser.open(address)
        _ = try await browser.find(".row img")
        try await Task.sleep(for: .milliseconds(500))
        paints.append(
          try browser.evaluate(
            "return performance.getEntriesByName('first-contentful-paint')[0].startTime"))
      }
      let count = try browser.evaluate(Self.loaded, as: [String].self).count
      #expect(count <= 60)
      print(
        """
        \(name): first contentful paint after \(Int(paints.sorted()[2])) ms \
        (\(paints.map { "\(Int($0))" }.joined(separator: ", "))), \
        \(count) pictures before the first scroll
        """)
    }
  }
}
