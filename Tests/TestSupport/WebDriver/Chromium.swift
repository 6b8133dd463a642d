// SPDX-License-Identifier: Apache-2.0
package import Foundation
package import Testing

/// The installed browser and its driver.
package enum Chromium {
  /// The browser, or `nil` if it is not installed.
  package static let browser = find(
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
  /// The driver, or `nil` if it is not installed.
  package static let driver = find("chromedriver")

  private static func find(_ names: String...) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let places = names.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
    return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

extension Trait where Self == ConditionTrait {
  /// A trait that skips a test, with a reason, if the browser or its driver is missing.
  package static var needsChromium: Self {
    .enabled(
      if: Chromium.browser != nil && Chromium.driver != nil,
      "there is no chromium with chromedriver on the PATH; Scripts/install installs them on Debian"
    )
  }
}
