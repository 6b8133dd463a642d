// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declaration of a longhand.
struct DeclaredLonghand: Sendable {
  let property: Property
  let value: DeclaredValue
  /// The dependence of the computed value on other facts.
  let dependence: Dependence
  /// The position of the declaration in its block.
  let order: UInt16

  /// The facts that a computed value depends on besides its declaration.
  enum Dependence: UInt8, BitwiseCopyable, Sendable, Comparable {
    /// No fact: every element has an equal value.
    case nothing
    /// The inherited values of the element.
    case element
    /// The parent's value of the longhand, which becomes the value.
    case parent
    /// The texts of custom properties, whose substitution may result in a CSS-wide keyword.
    case variables

    /// Returns whether one dependence is more certain than another.
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  init(property: Property, value: DeclaredValue, order: Int = 0) {
    self.property = property
    self.order = UInt16(truncatingIfNeeded: min(order, 0xFFFF))
    if case .value(let specified) = value,
      let computed = specified.constantComputedValue(for: property)
    {
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

/// The declared value of one longhand.
enum DeclaredValue: Sendable {
  /// A computed value that is the same for every element.
  case computed(CSSValue)
  /// A value that depends on the element.
  case value(CSSValue)
  /// A CSS-wide keyword.
  case keyword(CSSWideKeyword)
  /// A value with variables.
  case pending(PendingValue)
}
