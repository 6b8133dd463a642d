// SPDX-License-Identifier: Apache-2.0

/// A cascade layer of one ``LayerTable``, as a small number.
package struct LayerID: Sendable, Hashable {
  /// The number: zero for ``unlayered``, then counted in the order in which the table met the layers.
  package let rawValue: UInt16

  /// Takes a number as it is.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What stands in no layer, which is the implicit last layer of the whole.
  package static let unlayered = LayerID(rawValue: 0)
}
