// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// A headless browser, controlled by W3C WebDriver.
///
/// Defined by [WebDriver](https://www.w3.org/TR/webdriver2/).
package final class Browser {
  private let driver: SpawnedProcess
  private let port: LocalPort
  private var session = ""

  private init(_ driver: SpawnedProcess, _ port: LocalPort) {
    self.driver = driver
    self.port = port
  }

  /// Starts a browser.
  ///
  /// - Parameters:
  ///   - width: the width of the page in px.
  ///   - height: the height of the page in px.
  ///   - scale: the number of pixels per px.
  ///   - scheme: the preferred color scheme.
  /// - Returns: a browser with an empty page.
  /// - Throws: an error if the browser is missing or starts no session.
  package static func start(
    width: Int = 1400, height: Int = 900, scale: Int = 1, scheme: String = "light"
  ) async throws -> Browser {
    guard let program = Chromium.driver, let binary = Chromium.browser else {
      throw BrowserError("there is no browser")
    }
    let port = try LocalPort.free()
    let browser = Browser(try SpawnedProcess(program, ["--port=\(port.number)"]), port)
    try await until("chromedriver listens", facts: { browser.driver.output }) {
      (try? port.exchange("GET", "/status"))?.0 == 200
    }
    var arguments = [
      "--headless=new", "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb",
      "--force-device-scale-factor=\(scale)", "--window-size=\(width),\(height)", "--lang=en-US",
    ]
    if getuid() == 0 { arguments.append("--no-sandbox") }
    let options: [String: Any] = ["binary": binary.path, "args": arguments]
    let limit = Int(Waiting.limit / .milliseconds(1))
    let capabilities: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options,
      "timeouts": ["script": limit, "pageLoad": limit],
    ]
    let response = try browser.send(
      "POST", "", ["capabilities": ["alwaysMatch": capabilities]], isNew: true)
    guard let session = (response as? [String: Any])?["sessionId"] as? String else {
      throw BrowserError("chromedriver begins no session")
    }
    browser.session = session
    try browser.emulate(width: width, height: height, scale: scale, scheme: scheme)
    return browser
  }

  /// Ends the browser with all of its processes.
  package func quit() {
    _ = try? send("DELETE", "")
    driver.kill()
  }
}

extension Browser {
  /// Sends a command in the session.
  @discardableResult
  package func send(
    _ method: String, _ path: String, _ body: [String: Any]? = nil, isNew: Bool = false
  ) throws -> Any? {
    let content = body ?? (method == "POST" ? [:] : nil)
    let data = try content.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let address = isNew ? "/session" : "/session/\(session)\(path)"
    let (status, response) = try port.exchange(method, address, body: data)
    let value = (try JSONSerialization.jsonObject(with: response) as? [String: Any])?["value"]
    guard status < 400 else {
      let message = (value as? [String: Any])?["message"] as? String ?? "status \(status)"
      throw BrowserError("\(method) \(path): \(message)")
    }
    return value is NSNull ? nil : value
  }

  /// Navigates to a URL.
  package func open(_ address: URL) throws {
    try send("POST", "/url", ["url": address.absoluteString])
  }

  /// The current URL.
  package var address: String { get throws { try send("GET", "/url") as? String ?? "" } }

  /// Runs a script in the page, and returns its result.
  package func evaluate<Value>(
    _ script: String, _ arguments: Any..., as type: Value.Type = Value.self
  ) throws -> Value {
    let value = try send("POST", "/execute/sync", ["script": script, "args": arguments])
    guard let value = value as? Value else {
      throw BrowserError("'\(script)' gives \(value ?? "nothing"), which is not a \(type)")
    }
    return value
  }

  /// Runs a script in the page, and ignores its result.
  package func run(_ script: String, _ arguments: Any...) throws {
    try send("POST", "/execute/sync", ["script": script, "args": arguments])
  }

  /// Returns a screenshot of the page as PNG.
  package func picture() throws -> Data {
    let text = try send("GET", "/screenshot") as? String ?? ""
    guard let data = Data(base64Encoded: text) else { throw BrowserError("there is no picture") }
    return data
  }

  /// Opens a window, and makes it the target of the next commands.
  package func openWindow(width: Int, height: Int) throws -> String {
    let window = try send("POST", "/window/new", ["type": "window"]) as? [String: Any]
    guard let handle = window?["handle"] as? String else { throw BrowserError("no window") }
    try use(window: handle)
    try emulate(width: width, height: height, scale: 1, scheme: "light")
    return handle
  }

  /// Makes a window the target of the next commands.
  package func use(window: String) throws { try send("POST", "/window", ["handle": window]) }

  /// Changes the size of the page in px.
  package func resize(width: Int, height: Int, scale: Int = 1) throws {
    try execute(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": scale, "mobile": false])
  }

  /// Changes the size of the page in px, and the preferred color scheme.
  package func emulate(width: Int, height: Int, scale: Int, scheme: String) throws {
    try resize(width: width, height: height, scale: scale)
    try execute(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": scheme]]])
  }

  /// Sends a command of the Chrome DevTools Protocol.
  package func execute(_ command: String, _ parameters: [String: Any]) throws {
    try send("POST", "/goog/cdp/execute", ["cmd": command, "params": parameters])
  }
}
