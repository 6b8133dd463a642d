// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import TestSupport
  import Testing

  extension BrowserTests {
    @Suite("Pages of render clients")
    struct ClientPageTests {
      private static let sizes = [(200, 48), (320, 60), (90, 90)]

      @Test("each show a picture of their own size and reconnect after a crash of the service")
      func sizes() async throws {
        let folder = try ArchiveFolderFixture([
          "badge.css": ".badge { -livery-pipeline: shape(capsule) fill(crimson) text(white) }\n"
        ])
        let port = Int(try LocalPort.free().number)
        let builder = try await BuilderProcess.start(archives: folder.url, port: port)
        defer { builder.kill() }
        let browser = try await Browser.start()
        defer { browser.quit() }
        let page = EditorPage(browser: browser)
        try await page.open(builder.address)
        try await browser.click(".tab[data-view=archives]")
        try await browser.click(".archive .chip")
        try await page.waitForRows(["shape", "fill", "text"])

        var clients: [(window: String, width: Int, height: Int)] = []
        for (width, height) in Self.sizes {
          let window = try browser.openWindow(width: 800, height: 700)
          try browser.open(builder.clientAddress)
          try await browser.fill("[aria-label='picture width']", with: "\(width)")
          try await browser.fill("[aria-label='picture height']", with: "\(height)")
          try await browser.choose("1", in: "[aria-label='Scale']")
          clients.append((window, width, height))
        }
        for client in clients { try await shows(browser, client) }

        // Marks the current images, so that later ones are recognized as new.
        for client in clients {
          try browser.use(window: client.window)
          try browser.run("document.querySelector('.stage-picture').dataset.old = 'yes'")
          try browser.run("document.querySelector('.stage-picture').removeAttribute('src')")
        }
        builder.kill()
        for client in clients {
          try browser.use(window: client.window)
          try await until("the client says that the service is away", facts: browser.shownText) {
            try browser.evaluate(
              "return document.querySelector('.status').dataset.status === 'away'")
          }
        }
        let again = try await BuilderProcess.start(archives: folder.url, port: port)
        defer { again.kill() }
        for client in clients { try await shows(browser, client) }
      }

      private func shows(
        _ browser: Browser, _ client: (window: String, width: Int, height: Int)
      ) async throws {
        try browser.use(window: client.window)
        try await until("\(client.width) × \(client.height) is shown", facts: browser.shownText) {
          let size: [Int] = try browser.evaluate(
            """
            const picture = document.querySelector(".stage-picture");
            return picture.hidden || !picture.hasAttribute("src")
              ? [] : [picture.naturalWidth, picture.naturalHeight];
            """)
          return size == [client.width, client.height]
        }
      }
    }
  }
#endif
