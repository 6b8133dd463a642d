// SPDX-License-Identifier: Apache-2.0
package import Foundation

/// The `livery` command of the current build.
package enum BuiltCommand {
  /// The executable `livery`, which SwiftPM builds into the folder of the tests.
  package static let executable: URL = {
    let paths = Bundle.allBundles.map(\.bundlePath) + CommandLine.arguments
    // The tests are `…/debug/liveryPackageTests.xctest`: a file on Linux, a folder on macOS.
    let tests = paths.compactMap { path in
      path.range(of: ".xctest").map { URL(filePath: String(path[..<$0.upperBound])) }
    }
    let candidates = tests.map { $0.deletingLastPathComponent().appending(path: "livery") }
    return candidates.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    } ?? URL(filePath: "livery")
  }()
}
