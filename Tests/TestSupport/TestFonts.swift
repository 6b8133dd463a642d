// SPDX-License-Identifier: Apache-2.0
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The fonts of the tests: DejaVu alone, so that pictures and metrics are equal on every machine.
///
/// A test that draws a text calls ``use()`` before the first use of Fontconfig.
package enum TestFonts {
  /// Restricts this process to the fonts of the tests.
  package static func use() { precondition(areSet, "the list of fonts cannot be set") }

  private static let areSet: Bool = {
    let list = Corpora.packageRoot.appending(path: "Tests/Fixtures/fonts.conf")
    return setenv("FONTCONFIG_FILE", list.path(percentEncoded: false), 1) == 0
  }()
}
