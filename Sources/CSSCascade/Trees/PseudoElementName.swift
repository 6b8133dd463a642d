// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// A part or pseudo-element of an element.
struct PseudoElementName {
  /// The kind of pseudo-element.
  let pseudoElement: PseudoElement
  /// The name of a part, or `nil` for any other pseudo-element.
  let part: String?

  /// Creates a part with a name.
  init(part: String) {
    pseudoElement = .part
    self.part = part
  }

  /// Creates a pseudo-element by name, ignoring case, with or without colons.
  ///
  /// Returns `nil` for an unknown name or `part`.
  init?(_ name: String) {
    let word = name.drop { $0 == ":" }.lowercased()
    let colons = name.utf8.count - name.drop { $0 == ":" }.utf8.count
    let match = PseudoElement.allCases.first { $0.name == word && $0 != .part }
    guard let match, colons <= 2 else { return nil }
    pseudoElement = match
    part = nil
  }
}
