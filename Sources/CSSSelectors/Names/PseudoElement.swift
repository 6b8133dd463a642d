// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// The known pseudo-elements.
///
/// Defined by [CSS Pseudo-Elements Level 4](https://drafts.csswg.org/css-pseudo-4/) and
/// [CSS Shadow Parts](https://drafts.csswg.org/css-shadow-parts-1/#part).
package enum PseudoElement: UInt8, Sendable, Hashable, CaseIterable {
  case before, after, firstLine, firstLetter
  case selection, targetText, searchText, spellingError, grammarError
  case marker, placeholder, backdrop, cue, fileSelectorButton, detailsContent
  /// `::part(name)`: a part that the program names.
  case part
}

extension PseudoElement {
  /// The lower-case names, in the order of the cases.
  static let names: [String] = """
    before after first-line first-letter \
    selection target-text search-text spelling-error grammar-error \
    marker placeholder backdrop cue file-selector-button details-content \
    part
    """.split(separator: " ").map(String.init)

  private static let vocabulary = CaseInsensitiveNames(names)

  /// The name without the colons.
  package var name: String { Self.names[Int(rawValue)] }

  /// Creates a pseudo-element from its name, without regard to ASCII case; `nil` if it is unknown.
  init?(named name: UnsafeBufferPointer<UInt8>) {
    guard let index = Self.vocabulary.index(of: name) else { return nil }
    self.init(rawValue: UInt8(truncatingIfNeeded: index))
  }

  /// Whether one colon suffices, as for those of CSS 1 and 2.
  var isLegacy: Bool { rawValue <= Self.firstLetter.rawValue }

  /// Whether it is backed by a real element, so that any pseudo-class may follow.
  ///
  /// Defined by
  /// [element-backed pseudo-elements](https://drafts.csswg.org/css-pseudo-4/#element-backed).
  var isElementBacked: Bool {
    self == .part || self == .fileSelectorButton || self == .detailsContent
  }

  /// Returns whether another pseudo-element may follow this one.
  func mayOriginate(_ next: PseudoElement?) -> Bool {
    if isElementBacked { return next != .part }
    return (self == .before || self == .after) && next == .marker
  }
}
