// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Prints rows as they are measured.
struct Table {
  private static let widths = (quantity: 42, input: 26, figure: 10, goal: 10, verdict: 7)
  private(set) var missed = 0

  /// Begins a chapter.
  func heading(_ text: String) {
    print("\n\(text)")
    fflush(stdout)
  }

  /// Adds a line.
  mutating func add(_ row: Row) {
    if row.isMet == false { missed += 1 }
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
}

extension Row.Goal: CustomStringConvertible {
  var description: String {
    switch self {
    case .atLeast(let bound): ">= \(bound.rounded2)"
    case .atMost(let bound): "<= \(bound.rounded2)"
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
  var rounded2: String {
    guard isFinite else { return "-" }
    let hundredths = Int((magnitude * 100).rounded())
    let sign = self < 0 ? "-" : ""
    let decimals = "\(hundredths % 100 + 100)".dropFirst()
    return "\(sign)\(hundredths / 100).\(decimals)"
  }
}
