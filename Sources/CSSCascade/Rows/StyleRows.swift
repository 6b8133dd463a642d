// SPDX-License-Identifier: Apache-2.0

/// The values of the longhands of one group, by number, with zero for a longhand without a declaration; or the bindings of
/// some custom properties.
struct GroupRow: BitwiseCopyable, Equatable, Sendable {
  var numbers = SIMD32<UInt32>(repeating: 0)
}

/// The longhands that children inherit.
struct InheritedRow: BitwiseCopyable, Equatable, Sendable {
  /// The numbers of the rows of the inherited groups.
  var groups = SIMD4<UInt32>(repeating: 0)
  /// The number of the context that the other values are computed in, and that those of children begin with.
  var context: UInt32 = 0
  /// The number of the flow.
  var flow: UInt32 = 0
}

/// The longhands that children do not inherit.
struct ResetRow: BitwiseCopyable, Equatable, Sendable {
  /// The numbers of the rows of the groups that children do not inherit; the last lane is one if a value was taken from the
  /// parent.
  private var lanes = SIMD8<UInt32>(repeating: 0)

  /// The number of the row of a group, counted from zero.
  subscript(group: Int) -> UInt32 {
    get { lanes[group] }
    set { lanes[group] = newValue }
  }

  /// Whether a value was taken from the parent.
  var asksParent: Bool {
    get { lanes[7] != 0 }
    set { lanes[7] = newValue ? 1 : 0 }
  }
}

/// The style of an element.
struct StyleRow: BitwiseCopyable, Equatable, Sendable {
  /// The number of the rules that match the element.
  var rules: UInt32 = 0
  /// The number of the longhands that children do not inherit.
  var reset: UInt32 = 0
  /// The number of the longhands that children may inherit.
  var inherited: UInt32 = 0
  /// The number of the longhands that children do inherit: another one below a size container.
  var passed: UInt32 = 0
  /// The number of the custom properties.
  var customProperties: UInt32 = 0
  /// The number of the custom properties that children inherit: another one where some are registered as not inherited.
  var passedCustomProperties: UInt32 = 0
}
