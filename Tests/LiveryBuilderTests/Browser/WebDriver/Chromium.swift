// SPDX-License-Identifier: Apache-2.0
#if Builder
  import Foundation
  import Testing

  /// The browser of this machine, and what drives it.
  enum Chromium {
    /// The program, where there is one.
    static let browser = find(
      "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    /// What drives it.
    static let driver = find("chromedriver")

    private static func find(_ names: String...) -> URL? {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let places = names.flatMap { name in folders.map { URL(filePath: "\($0)/\(name)") } }
      return places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
  }

  extension Trait where Self == ConditionTrait {
    /// Skips a test, saying why, where there is no browser to run it in.
    static var needsChromium: Self {
      .enabled(
        if: Chromium.browser != nil && Chromium.driver != nil,
        "there is no chromium with chromedriver on the PATH; Scripts/install installs them on Debian"
      )
    }
  }
#endif
