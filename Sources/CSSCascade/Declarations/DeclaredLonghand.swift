// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The declaration of a longhand.
struct DeclaredLonghand: Sendable {
  let property: Property
  let value: DeclaredValue
  /// The input of the computed value besides the declaration.
  let dependence: Dependence
  /// The position of the longhand among those that the declarations of its block set, from 0.
  ///
  /// The longhands of a shorthand have different positions. A greater one overrides a lesser one if
  /// the flow maps both to the same longhand. From 65535 on, all positions are equal.
  let order: UInt16

  /// The input of a computed value besides its declaration.
  ///
  /// From ``parent`` on, the parent's value may become the value.
  enum Dependence: UInt8, BitwiseCopyable, Sendable, Comparable {
    /// No input: every element has an equal value.
    case nothing
    /// The element, such as its font size, color or custom properties.
    ///
    /// This is also the case of `revert` and `revert-layer`, where it has no effect: the cascade
    /// resolves them before values are computed.
    case element
    /// The parent's value of the longhand, which becomes the value.
    case parent
    /// The element's custom properties, whose substitution may result in a CSS-wide keyword such as
    /// `inherit`.
    case variables

    /// Returns whether the first case precedes the second in the order of declaration.
    static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// Creates the declaration of a longhand.
  ///
  /// A specified value whose computed value is the same for every element is computed at once.
  ///
  /// - Parameters:
  ///   - property: The longhand.
  ///   - value: The declared value.
  ///   - order: The position of the longhand in its block, from 0. The default is for the expansion
  ///     of `all`, whose longhands precede all others.
  init(property: Property, value: DeclaredValue, order: Int = 0) {
    self.property = property
    self.order = UInt16(clamping: order)
    if case .specified(let specified) = value,
      let computed = specified.constantComputedValue(for: property)
    {
      self.value = .computed(computed)
    } else {
      self.value = value
    }
    switch self.value {
    case .computed: dependence = .nothing
    case .specified: dependence = .element
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
  /// A specified value, whose computed value may depend on the element.
  case specified(CSSValue)
  /// A CSS-wide keyword.
  case keyword(CSSWideKeyword)
  /// A value with `var()` or other functions whose substitution is pending.
  case pending(PendingValue)
}
