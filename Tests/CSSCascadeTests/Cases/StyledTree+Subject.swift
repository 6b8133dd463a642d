// SPDX-License-Identifier: Apache-2.0
import CSSCascade

extension StyledTree {
  /// The style of an element by its id, or of something that it draws; nil where there is none.
  func style(of subject: Expectation.Subject) -> ComputedStyle? {
    let owner = (0..<count).first { element(at: $0)?.id == subject.id }
    guard let owner, !subject.pseudoElement.isEmpty else { return owner.map { style(at: $0) } }
    guard subject.pseudoElement.hasPrefix("::part(") else { return nil }
    let name = subject.pseudoElement.dropFirst(7).dropLast()
    let place = element(at: owner)?.parts.firstIndex { $0 == name }
    return place.map { style(at: owner + 1 + $0) }
  }
}
