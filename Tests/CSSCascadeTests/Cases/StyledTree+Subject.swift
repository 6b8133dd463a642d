// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors

extension StyledTree {
  /// The pseudo-elements that cases refer to.
  private static let drawn: [PseudoElement] = [.before, .after, .marker, .placeholder, .selection]

  /// Creates the tree of a case, with the pseudo-elements that cases refer to.
  init(ofCase root: StyleElement, in sheet: CSSStyleSheet) {
    self.init(of: root, in: sheet, pseudoElements: Self.drawn)
  }

  /// Returns the style of an element by its id, or of its pseudo-element; `nil` if there is none.
  func style(of subject: Expectation.Subject) -> ComputedStyle? {
    let owner = (0..<count).first { element(at: $0)?.id == subject.id }
    guard let owner, let parts = element(at: owner)?.parts else { return nil }
    if subject.pseudoElement.isEmpty { return style(at: owner) }
    if subject.pseudoElement.hasPrefix("::part(") {
      let name = subject.pseudoElement.dropFirst(7).dropLast()
      return parts.firstIndex { $0 == name }.map { style(at: owner + 1 + $0) }
    }
    let index = Self.drawn.firstIndex { "::\($0.name)" == subject.pseudoElement }
    return index.map { style(at: owner + 1 + parts.count + $0) }
  }
}
