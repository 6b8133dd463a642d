// SPDX-License-Identifier: Apache-2.0

/// A counter of dumped items that reports its progress at intervals.
struct DumpSteps {
  /// A function that receives the number of written items and the total.
  typealias Report = (_ done: Int, _ total: Int) -> Void

  private var done = 0
  private let total: Int
  private let report: Report

  /// Creates a counter for a total number of items.
  init(of total: Int, _ report: @escaping Report) {
    self.total = total
    self.report = report
  }

  /// Counts an item.
  ///
  /// Reports every 256th item, beginning with the first.
  mutating func step() {
    done &+= 1
    if done & 255 == 1 { report(done, total) }
  }
}
