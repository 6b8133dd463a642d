// SPDX-License-Identifier: Apache-2.0

/// Counts what a dump has written, and tells it from time to time.
struct DumpSteps {
  /// What is told: how many items are written, and how many there are.
  typealias Report = (_ done: Int, _ total: Int) -> Void

  private var done = 0
  private let total: Int
  private let report: Report

  /// Nothing is written yet of so many items.
  init(of total: Int, _ report: @escaping Report) {
    self.total = total
    self.report = report
  }

  /// Counts an item; one of 256 is told.
  mutating func step() {
    done &+= 1
    if done & 255 == 1 { report(done, total) }
  }
}
