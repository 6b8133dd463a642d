// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The value of a sizing property, such as `width` or `max-height`.
struct SizingValue: Sendable, Hashable {
  /// A kind of size.
  enum Kind: Sendable, Hashable {
    /// `auto`: the layout computes the size.
    case auto
    /// A length or a percentage.
    case specified(LengthPercentage)
    /// The `min-content` size.
    case minContent
    /// The `max-content` size.
    case maxContent
    /// The `fit-content` size.
    case fitContent

    /// Whether the size is `auto`.
    var isAuto: Bool { if case .auto = self { true } else { false } }
  }

  var kind = Kind.auto

  init(_ kind: Kind = .auto) { self.kind = kind }

  init(_ value: CSSValue) {
    switch PreferredSize(value) {
    case .lengthPercentage(let length): kind = .specified(length)
    case .minContent: kind = .minContent
    case .maxContent: kind = .maxContent
    case .fitContent: kind = .fitContent
    default: kind = .auto
    }
  }

  /// Returns the size in px, or `nil` if it depends on the content or on an unknown reference.
  func definite(of reference: Double?) -> Double? {
    guard case .specified(let length) = kind else { return nil }
    return length.definite(of: reference).map { max(0, $0) }
  }
}
