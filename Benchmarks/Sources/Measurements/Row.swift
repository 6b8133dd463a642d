// SPDX-License-Identifier: Apache-2.0

/// A measured quantity with its bound.
package struct Row {
  /// The measured quantity.
  let quantity: String
  /// The sheet or other input.
  let input: String
  /// The figure.
  let value: Double
  /// The unit of the figure, such as `ns` or `B/B`; empty for a ratio.
  let unit: String
  /// The bound of the figure; `nil` if it has none.
  let goal: Goal?
  /// The figure in another unit, or another remark for the reader.
  let note: String

  /// Creates a row.
  package init(
    quantity: String, input: String, value: Double, unit: String = "", goal: Goal? = nil,
    note: String = ""
  ) {
    self.quantity = quantity
    self.input = input
    self.value = value
    self.unit = unit
    self.goal = goal
    self.note = note
  }

  /// The bound of a figure.
  package enum Goal {
    /// A minimum.
    case atLeast(Double)
    /// A maximum.
    case atMost(Double)
  }

  /// Whether the figure is within its bound; `nil` if it has none.
  var isMet: Bool? {
    switch goal {
    case .atLeast(let bound): value >= bound
    case .atMost(let bound): value <= bound
    case nil: nil
    }
  }
}
