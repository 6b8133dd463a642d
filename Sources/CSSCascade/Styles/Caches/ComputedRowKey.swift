// SPDX-License-Identifier: Apache-2.0

/// The rules that match an element, and all that the values they declare depend on.
struct ComputedRowKey: BitwiseCopyable, Sendable {
  /// The number of the rules that match.
  private let list: UInt32
  /// The number of the values or the context that the values are computed with.
  var context: UInt32 = 0
  /// The number of the flow; zero if it does not matter.
  var flow: UInt32 = 0
  /// The number of the parent's style; zero if the ``references`` are sufficient.
  var parent: UInt32 = 0
  /// The rows of custom properties and the parent's values that the declarations of the rules refer to.
  var references = SIMD8<UInt32>(repeating: 0)
  /// The number of the custom properties; zero if the ``references`` are sufficient.
  var customProperties: UInt32 = 0
  private let unused: (UInt32, UInt32, UInt32) = (0, 0, 0)

  init(_ list: UInt32) { self.list = list }
}
