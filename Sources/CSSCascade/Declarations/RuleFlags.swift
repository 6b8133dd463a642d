// SPDX-License-Identifier: Apache-2.0
import CSSValues

/// The facts of a rule's declarations that decide how its elements are styled.
struct RuleFlags: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt16

  /// Some are important.
  static let important = RuleFlags(rawValue: 2)
  /// Some are of logical longhands.
  static let logical = RuleFlags(rawValue: 4)
  /// Some are of custom properties that scopes bind.
  static let variables = RuleFlags(rawValue: 8)
  /// Custom properties have to be resolved for each element.
  static let eager = RuleFlags(rawValue: 16)
  /// Some may take the parent's value of a longhand that is not inherited.
  static let asksParent = RuleFlags(rawValue: 32)
  /// Some are declarations of `all`.
  static let expansion = RuleFlags(rawValue: 64)
  /// Some revert others.
  static let reverts = RuleFlags(rawValue: 128)
  /// Some longhands are inherited.
  static let inherited = RuleFlags(rawValue: 256)
  /// Some longhands are not inherited.
  static let reset = RuleFlags(rawValue: 512)
  /// The value of a longhand that is not inherited depends on the element.
  static let dependentReset = RuleFlags(rawValue: 1024)
  /// The value of a longhand that is not inherited depends on more than lengths and custom properties.
  static let uncertainReset = RuleFlags(rawValue: 2048)
  /// The value of an inherited longhand depends on the element.
  static let dependentInherited = RuleFlags(rawValue: 4096)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Creates the facts of one declaration.
  init(of key: DeclaredLonghands.Key, _ value: DeclaredValue) {
    self = key.isRevert ? .reverts : []
    if key.property.isInherited {
      insert(.inherited)
      if key.dependence != .nothing || key.isLogical { insert(.dependentInherited) }
      return
    }
    insert(.reset)
    if key.dependence != .nothing || key.isLogical { insert(.dependentReset) }
    if key.dependence >= .parent { insert(.asksParent) }
    if key.dependence == .variables { insert(.uncertainReset) }
    if case .keyword = value, key.property.constantInitialValue == nil { insert(.uncertainReset) }
  }
}
