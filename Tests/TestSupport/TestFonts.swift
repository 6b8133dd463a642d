// SPDX-License-Identifier: Apache-2.0
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The fonts that tests draw with: DejaVu alone, so that pictures and measures are the same on every machine.
///
/// A test that draws a text calls ``use()`` before Fontconfig is asked for the first time.
package enum TestFonts {
  /// Lets this process see no other fonts.
  package static func use() { precondition(areSet, "the list of fonts cannot be set") }

  private static let areSet: Bool = {
    let list = Corpora.packageRoot.appending(path: "Tests/Fixtures/fonts.conf")
    return setenv("FONTCONFIG_FILE", list.path(percentEncoded: false), 1) == 0
  }()
}
