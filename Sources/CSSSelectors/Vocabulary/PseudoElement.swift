// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The pseudo-elements that a selector can name.
///
/// Defined by [CSS Pseudo-Elements Level 4](https://drafts.csswg.org/css-pseudo-4/) and
/// [CSS Shadow Parts](https://drafts.csswg.org/css-shadow-parts-1/#part).
package enum PseudoElement: UInt8, Sendable, Hashable, CaseIterable {
  case before, after, firstLine, firstLetter
  case selection, targetText, searchText, spellingError, grammarError
  case marker, placeholder, backdrop, cue, fileSelectorButton, detailsContent
  /// `::part(name)`: a part that an element of the program names.
  case part
}

extension PseudoElement {
  /// The names in the order of the cases, lower case.
  static let names: [String] = """
    before after first-line first-letter \
    selection target-text search-text spelling-error grammar-error \
    marker placeholder backdrop cue file-selector-button details-content \
    part
    """.split(separator: " ").map(String.init)

  private static let vocabulary = Vocabulary(names)

  /// The name as it is written behind the two colons.
  package var name: String { Self.names[Int(rawValue)] }

  /// The pseudo-element with a name, without regard to ASCII case; nil for an unknown one.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.vocabulary.index(of: name) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }

  /// Whether one colon is enough: those of the first two levels of CSS.
  var isLegacy: Bool { rawValue <= Self.firstLetter.rawValue }

  /// Whether it is an element of its own in all but name, so that any pseudo-class may follow.
  ///
  /// Defined by
  /// [element-backed pseudo-elements](https://drafts.csswg.org/css-pseudo-4/#element-backed).
  var isElementBacked: Bool {
    self == .part || self == .fileSelectorButton || self == .detailsContent
  }

  /// Whether another pseudo-element may follow this one.
  func mayOriginate(_ next: PseudoElement?) -> Bool {
    if isElementBacked { return next != .part }
    return (self == .before || self == .after) && next == .marker
  }
}
