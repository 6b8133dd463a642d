// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// A longhand and what is declared for it.
struct DeclaredLonghand: Sendable {
  let property: Property
  let value: DeclaredValue
  /// What the computed value depends on.
  let dependence: Dependence
  /// The place of the declaration among those of its block, as they were written.
  let order: UInt16

  /// What a computed value depends on besides what is declared.
  enum Dependence: UInt8, Sendable, Comparable {
    /// On nothing: it is the same for every element.
    case nothing
    /// On what the element inherits.
    case element
    /// On the parent's value of the same longhand, which it is.
    case parent
    /// On what variables come to: perhaps it is the parent's value of the same longhand.
    case variables

    /// The greater one is less certain.
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  init(property: Property, value: DeclaredValue, order: Int = 0) {
    self.property = property
    self.order = UInt16(truncatingIfNeeded: min(order, 0xFFFF))
    if case .value(let specified) = value, let computed = specified.computedForAll(property) {
      self.value = .computed(computed)
    } else {
      self.value = value
    }
    switch self.value {
    case .computed: dependence = .nothing
    case .value, .keyword(.initial): dependence = .element
    case .keyword(let keyword):
      let isInherited = keyword == .inherit || keyword == .unset && property.isInherited
      dependence = isInherited ? .parent : .element
    case .pending(let pending): dependence = pending.mayBeKeyword ? .variables : .element
    }
  }
}

/// What a declaration says of one longhand.
enum DeclaredValue: Sendable {
  /// A value that is computed already, because it is the same for every element.
  case computed(CSSValue)
  /// A value.
  case value(CSSValue)
  /// A keyword that every property takes.
  case keyword(CSSWideKeyword)
  /// A value that is known once its variables are replaced.
  case pending(PendingValue)
}
