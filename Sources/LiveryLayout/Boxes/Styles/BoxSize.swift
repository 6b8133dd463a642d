// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// One of the six sizes that a style may state.
struct BoxSize: Sendable, Hashable {
  /// What is stated.
  enum Kind: Sendable, Hashable {
    /// Nothing: left to the layout.
    case auto
    /// A length or a percentage.
    case stated(LengthPercentage)
    /// As narrow as the content can be.
    case minContent
    /// As wide as the content wants to be.
    case maxContent
    /// As wide as the content wants to be, within what there is.
    case fitContent

    /// Whether it is left to the layout.
    var isAuto: Bool { if case .auto = self { true } else { false } }
  }

  var kind = Kind.auto

  init(_ kind: Kind = .auto) { self.kind = kind }

  init(_ value: CSSValue) {
    switch PreferredSize(value) {
    case .lengthPercentage(let length): kind = .stated(length)
    case .minContent: kind = .minContent
    case .maxContent: kind = .maxContent
    case .fitContent: kind = .fitContent
    default: kind = .auto
    }
  }

  /// The size in px that does not depend on the content; nil where it does, or where nobody knows.
  func definite(of reference: Double?) -> Double? {
    guard case .stated(let length) = kind else { return nil }
    return length.definite(of: reference).map { max(0, $0) }
  }
}
