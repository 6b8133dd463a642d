// SPDX-License-Identifier: Apache-2.0

/// The key of computed rows: the rules that match an element, and all dependencies of their values.
struct ComputedRowKey: BitwiseCopyable, Sendable {
  /// The number of the list of matching rules.
  private let list: UInt32
  /// The number of the values or the context with which the values are computed.
  var context: UInt32 = 0
  /// The number of the flow, or zero if the values do not depend on it.
  var flow: UInt32 = 0
  /// The number of the parent's style, or zero if the ``references`` are sufficient.
  var parent: UInt32 = 0
  /// The rows of custom properties and the parent's values that the declarations of the rules refer
  /// to.
  var references = SIMD8<UInt32>(repeating: 0)
  /// The number of the custom properties, or zero if the ``references`` are sufficient.
  var customProperties: UInt32 = 0
  private let unused: (UInt32, UInt32, UInt32) = (0, 0, 0)

  init(_ list: UInt32) { self.list = list }
}
