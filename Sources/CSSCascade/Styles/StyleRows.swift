// SPDX-License-Identifier: Apache-2.0

/// The values of the longhands of one group, by number; zero for a longhand without a declaration.
struct GroupRow: BitwiseCopyable, Equatable, Sendable {
  var numbers = SIMD32<UInt32>(repeating: 0)
}

/// The part of a style that children inherit.
struct InheritedRow: BitwiseCopyable, Equatable, Sendable {
  /// The numbers of the rows of the inherited groups.
  var groups = SIMD4<UInt32>(repeating: 0)
  /// The number of the custom properties.
  var customProperties: UInt32 = 0
  /// The number of the context that the other values are computed in, and that those of children begin with.
  var context: UInt32 = 0
  /// The number of the flow.
  var flow: UInt32 = 0
  /// The number of the context without what only inherited values are computed with.
  var metrics: UInt32 = 0
}

/// The style of an element.
struct StyleRow: BitwiseCopyable, Equatable, Sendable {
  /// The number of the values that children may inherit.
  var inherited: UInt32 = 0
  /// The number of the values that children do inherit: other ones below a size container, and where custom properties are
  /// registered as not inherited.
  var passed: UInt32 = 0
  /// The number of the rules that match the element.
  var rules: UInt32 = 0
  /// One if a value that children do not inherit was taken from the parent.
  var asksParent: UInt32 = 0
  private var firstGroups = SIMD4<UInt32>(repeating: 0)
  /// The last one is free.
  private var lastGroups = SIMD4<UInt32>(repeating: 0)

  /// The number of the row of one of the groups that children do not inherit, counted from zero.
  subscript(reset group: Int) -> UInt32 {
    get { group < 4 ? firstGroups[group] : lastGroups[group - 4] }
    set { if group < 4 { firstGroups[group] = newValue } else { lastGroups[group - 4] = newValue } }
  }

  /// Whether another style has the same values that children do not inherit.
  func hasSameReset(as other: StyleRow) -> Bool {
    firstGroups == other.firstGroups && lastGroups == other.lastGroups
  }
}
