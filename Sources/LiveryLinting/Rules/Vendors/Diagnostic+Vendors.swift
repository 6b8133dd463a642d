// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Whether the diagnostic is about a vendor extension, such as `-webkit-box` or
  /// `::-moz-focus-inner`.
  ///
  /// Extensions are not errors: authors know that other engines drop the declaration or the rule.
  var isAboutVendors: Bool { Self.hasVendorPrefix(vendorName.drop { $0 == ":" }) }

  /// The text that was found, or the subject if there is none.
  var vendorName: String { found.isEmpty ? subject : found }

  /// Returns whether a name has a vendor prefix.
  static func hasVendorPrefix(_ name: some StringProtocol) -> Bool {
    guard name.utf8.first == UInt8(ascii: "-") else { return false }
    let folded = name.lowercased()
    return prefixes.contains { folded.hasPrefix($0) }
  }

  private static let prefixes = ["-webkit-", "-moz-", "-ms-", "-o-", "-khtml-", "-epub-"]
}
