// SPDX-License-Identifier: Apache-2.0

/// The value numbers of one group of longhands, or the bindings of some custom properties.
///
/// The number zero represents an undeclared longhand.
struct GroupRow: BitwiseCopyable, Equatable, Sendable {
  var numbers = SIMD32<UInt32>(repeating: 0)
}

/// The inherited longhands of an element.
struct InheritedRow: BitwiseCopyable, Equatable, Sendable {
  /// The numbers of the rows of the inherited groups.
  var groups = SIMD4<UInt32>(repeating: 0)
  /// The number of the context in which the other values are computed and from which the contexts
  /// of children start.
  var context: UInt32 = 0
  /// The number of the flow.
  var flow: UInt32 = 0
}

/// The non-inherited longhands of an element.
struct ResetRow: BitwiseCopyable, Equatable, Sendable {
  /// The row numbers of the non-inherited groups.
  ///
  /// The last lane is one if a value is explicitly inherited.
  private var lanes = SIMD8<UInt32>(repeating: 0)

  /// The row number of a group, counted from zero.
  subscript(group: Int) -> UInt32 {
    get { lanes[group] }
    set { lanes[group] = newValue }
  }

  /// Whether a value is explicitly inherited from the parent.
  var inheritsResetStyle: Bool {
    get { lanes[7] != 0 }
    set { lanes[7] = newValue ? 1 : 0 }
  }
}

/// The style of an element.
struct StyleRow: BitwiseCopyable, Equatable, Sendable {
  /// The number of the list of rules that match the element.
  var rules: UInt32 = 0
  /// The number of the non-inherited longhands.
  var reset: UInt32 = 0
  /// The number of the inherited longhands.
  var inherited: UInt32 = 0
  /// The number of the longhands that children inherit.
  ///
  /// For a size container it differs from `inherited`.
  var childInherited: UInt32 = 0
  /// The number of the custom properties.
  var customProperties: UInt32 = 0
  /// The number of the custom properties that children inherit.
  ///
  /// The number differs if some are registered as non-inherited.
  var childCustomProperties: UInt32 = 0
}
