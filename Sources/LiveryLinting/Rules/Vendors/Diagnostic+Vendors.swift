// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Whether it is about something that one browser has for itself, such as `-webkit-box` or `::-moz-focus-inner`.
  ///
  /// That is no error: whoever writes it knows that everybody else drops the declaration or the rule.
  var isAboutVendors: Bool { Self.isVendors(vendorName.drop { $0 == ":" }) }

  /// What was found, or what it is about where that is said instead.
  var vendorName: String { found.isEmpty ? subject : found }

  /// Whether a name has the prefix of a browser.
  static func isVendors(_ name: some StringProtocol) -> Bool {
    guard name.utf8.first == UInt8(ascii: "-") else { return false }
    let folded = name.lowercased()
    return prefixes.contains { folded.hasPrefix($0) }
  }

  private static let prefixes = ["-webkit-", "-moz-", "-ms-", "-o-", "-khtml-", "-epub-"]
}
