// SPDX-License-Identifier: Apache-2.0

/// One measured quantity and what it should be.
struct Row {
  /// What was measured.
  let quantity: String
  /// On which sheet or input.
  let input: String
  /// The figure.
  let value: Double
  /// What the figure counts: `ns`, `B/B`, or nothing for a ratio.
  var unit = ""
  /// What it should be, where something is asked of it.
  var goal: Goal?
  /// The same in another measure, for the reader.
  var note = ""

  /// What a figure should be.
  enum Goal {
    case atLeast(Double)
    case atMost(Double)
  }

  /// Whether the figure is what it should be; nil when nothing is asked of it.
  var isMet: Bool? {
    switch goal {
    case .atLeast(let bound): value >= bound
    case .atMost(let bound): value <= bound
    case nil: nil
    }
  }
}
