// SPDX-License-Identifier: Apache-2.0

/// A list of rules that match elements: elements with the same list are given the same declarations, whatever put the
/// rules into their order.
///
/// Its memory is that of a ``RuleListTable``.
struct RuleList: BitwiseCopyable, @unchecked Sendable {
  /// The matches, weakest first.
  var matches = UnsafeBufferPointer<RuleMatch>(start: nil, count: 0)
  /// The decision; that for the first flow where logical longhands are declared.
  var decision = Decision()
  var facts = Facts()

  /// The facts of a list of rules that decide how its elements are styled.
  struct Facts: BitwiseCopyable, Sendable {
    /// The flags of all rules.
    var flags = RuleFlags()
    /// The number of the rules that declare custom properties, where these are looked up; zero for none.
    var variables: UInt32 = 0
    /// The custom properties and the parent's values that the declarations refer to.
    var references = ReferencedValues()
  }
}
