// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The facts about a rule's declarations that affect the styling of its elements.
struct RuleFlags: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt16

  /// Some declarations are important.
  static let important = RuleFlags(rawValue: 2)
  /// Some declared longhands are logical.
  static let logical = RuleFlags(rawValue: 4)
  /// Some declared custom properties are bound by scopes.
  static let variables = RuleFlags(rawValue: 8)
  /// Custom properties must be resolved for each element.
  static let eager = RuleFlags(rawValue: 16)
  /// Some values may be the parent's value of a non-inherited longhand.
  static let inheritsResetStyle = RuleFlags(rawValue: 32)
  /// Some declarations are of `all`.
  static let expansion = RuleFlags(rawValue: 64)
  /// Some declarations revert others.
  static let reverts = RuleFlags(rawValue: 128)
  /// Some longhands are inherited properties.
  static let inherited = RuleFlags(rawValue: 256)
  /// Some longhands are non-inherited properties.
  static let reset = RuleFlags(rawValue: 512)
  /// The value of a non-inherited longhand depends on the element.
  static let dependentReset = RuleFlags(rawValue: 1024)
  /// The value of a non-inherited longhand depends on more than lengths and custom properties.
  static let uncertainReset = RuleFlags(rawValue: 2048)
  /// The value of an inherited longhand depends on the element.
  static let dependentInherited = RuleFlags(rawValue: 4096)
  /// Some declared custom properties are registered, so that their values depend on the element.
  static let registered = RuleFlags(rawValue: 8192)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates the flags of one declaration.
  init(of key: DeclaredLonghands.Key, _ value: DeclaredValue) {
    self = key.isRevert ? .reverts : []
    if key.property.isInherited {
      insert(.inherited)
      if key.dependence != .nothing || key.isLogical { insert(.dependentInherited) }
      return
    }
    insert(.reset)
    if key.dependence != .nothing || key.isLogical { insert(.dependentReset) }
    if key.dependence >= .parent { insert(.inheritsResetStyle) }
    if key.dependence == .variables { insert(.uncertainReset) }
    if case .keyword = value, key.property.constantInitialValue == nil { insert(.uncertainReset) }
  }
}
