// SPDX-License-Identifier: Apache-2.0

/// A measured quantity with its bound.
package struct Row {
  /// The measured quantity.
  let quantity: String
  /// The sheet or other input.
  let input: String
  /// The value.
  let value: Double
  /// The unit of the value, such as `ns` or `B/B`, or an empty string for a ratio.
  let unit: String
  /// The bound of the value, or `nil` if there is none.
  let goal: Goal?
  /// The value in another unit, or another remark.
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

  /// The bound of a value.
  package enum Goal {
    /// A minimum.
    case minimum(Double)
    /// A maximum.
    case maximum(Double)
  }

  /// Whether the value is within its bound, or `nil` if there is none.
  var isMet: Bool? {
    switch goal {
    case .minimum(let bound): value >= bound
    case .maximum(let bound): value <= bound
    case nil: nil
    }
  }
}
