// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

extension Diagnostic {
  /// Whether it is about something that one browser has for itself, such as `-webkit-box` or `::-moz-focus-inner`.
  ///
  /// That is no error: whoever writes it knows that everybody else drops the declaration or the rule.
  var isAboutVendors: Bool {
    let name = found.drop { $0 == ":" }
    guard name.hasPrefix("-") else { return false }
    return Self.prefixes.contains { name.hasPrefix($0) }
  }

  private static let prefixes = ["-webkit-", "-moz-", "-ms-", "-o-", "-khtml-", "-epub-"]
}
