// SPDX-License-Identifier: Apache-2.0
import CSSSelectors

/// Which part or pseudo-element of an element a question is about.
struct PseudoElementName {
  /// What it is.
  let pseudoElement: PseudoElement
  /// The name of a part; nil for everything else.
  let part: String?

  /// A part with a name.
  init(part: String) {
    pseudoElement = .part
    self.part = part
  }

  /// A pseudo-element by its name, with or without colons and without regard to case; nil for
  /// an unknown one and for a part.
  init?(_ name: String) {
    let word = name.drop { $0 == ":" }.lowercased()
    let colons = name.utf8.count - name.drop { $0 == ":" }.utf8.count
    let known = PseudoElement.allCases.first { $0.name == word && $0 != .part }
    guard let known, colons <= 2 else { return nil }
    pseudoElement = known
    part = nil
  }
}
