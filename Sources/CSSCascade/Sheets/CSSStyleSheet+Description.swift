// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet: CustomStringConvertible {
  /// The names of the sheets in cascade order: `<default>, brand.css`.
  ///
  /// At most three of them are listed, and an empty value is `no sheets`.
  public var description: String {
    let names = sources.map(\.name)
    return names.isEmpty ? "no sheets" : abbreviatedList(names)
  }
}

extension StyleSource: CustomStringConvertible {
  /// The name of the sheet.
  public var description: String { name }
}

/// Returns the first three of some names, and the number of the others:
/// `a.css, b.css, c.css and 2 more`.
package func abbreviatedList(_ names: [String]) -> String {
  let more = names.count - 3
  return names.prefix(3).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
}
