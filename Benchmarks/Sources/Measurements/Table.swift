// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// A table that prints each row as soon as it is measured.
package struct Table {
  private static let widths = (quantity: 52, input: 26, figure: 13, goal: 10, verdict: 7)
  private var missedGoalCount = 0

  /// Creates a table without rows.
  package init() {}

  /// Prints the heading of a section.
  package func heading(_ text: String) {
    print("\n\(text)")
    fflush(stdout)
  }

  /// Prints a row.
  package mutating func add(_ row: Row) {
    if row.isMet == false { missedGoalCount += 1 }
    let verdict =
      switch row.isMet {
      case true?: "ok"
      case false?: "SHORT"
      case nil: ""
      }
    print(
      "  " + row.quantity.padded(to: Self.widths.quantity) + row.input.padded(to: Self.widths.input)
        + (row.value.rounded2 + " " + row.unit).padded(to: Self.widths.figure)
        + (row.goal?.description ?? "").padded(to: Self.widths.goal)
        + verdict.padded(to: Self.widths.verdict) + row.note)
    fflush(stdout)
  }

  /// Prints the number of values that exceed their bounds.
  package func printSummary() {
    print(
      "\n\(missedGoalCount == 0 ? "Every figure is as asked." : "\(missedGoalCount) fall short.")")
  }
}

extension Row.Goal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .minimum(let bound): ">= \(bound.rounded2)"
    case .maximum(let bound): "<= \(bound.rounded2)"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}

extension Double {
  /// The number with two decimals.
  package var rounded2: String {
    guard isFinite else { return "-" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 ? "-" : ""
    let decimals = "\(hundredths % 100 + 100)".dropFirst()
    return "\(sign)\(hundredths / 100).\(decimals)"
  }
}
