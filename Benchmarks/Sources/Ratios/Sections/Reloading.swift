// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import Livery
import Measurements

/// Measures the time from a save to the listener, lost saves, and the memory after many reloads.
func measureReloading(into table: inout Table) throws {
  table.heading("Reloading (from a save to the listener, of \(SavedFile.ruleCount) rules)")
  for style in SavedFile.Style.allCases {
    guard let saves = try measureSaves(style, count: 500) else { continue }
    let input = style.rawValue
    table.add(
      Row(
        quantity: "save to listener, median", input: input, value: saves.milliseconds(at: 0.5),
        unit: "ms"))
    table.add(
      Row(
        quantity: "  99th percentile of 500", input: input, value: saves.milliseconds(at: 0.99),
        unit: "ms", goal: .maximum(30), note: "at most \(saves.milliseconds(at: 1).rounded2) ms"))
    table.add(
      Row(quantity: "  lost", input: input, value: Double(saves.lost), goal: .maximum(0)))
  }
  let numbers = try ChildProcess(rerunWith: "--reload-memory", "1000").numbers
  guard numbers.count == 4 else { return }
  table.add(
    Row(
      quantity: "1000 reloads, memory after / before", input: "8 readers",
      value: numbers[1] / numbers[0],
      goal: .maximum(1.15), note: "\((numbers[0] / 1e6).rounded2) MB before"))
  table.add(Row(quantity: "  torn reads", input: "8 readers", value: numbers[2], goal: .maximum(0)))
  table.add(Row(quantity: "  reads meanwhile", input: "8 readers", value: numbers[3]))
}

/// The times from saves to the listener.
struct SaveTimes {
  /// The number of saves that did not reach the listener within seconds.
  var lost = 0
  private var sorted: [Double] = []

  /// Adds the time of a save.
  mutating func add(_ milliseconds: Double) {
    sorted.append(milliseconds)
    sorted.sort()
  }

  /// Returns a quantile of the times.
  func milliseconds(at part: Double) -> Double {
    guard !sorted.isEmpty else { return .nan }
    return sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)]
  }
}

/// Saves a file repeatedly in one way, or returns `nil` if the program for it is not installed.
private func measureSaves(_ style: SavedFile.Style, count: Int) throws -> SaveTimes? {
  guard style.isAvailable else { return nil }
  let file = try SavedFile()
  let theme = try Theme(contentsOfFile: file.path)
  let watcher = try theme.watch()
  let observedSteps = ObservedSteps()
  let observation = theme.observe { change in
    observedSteps.record(change.after.css(".step", "--step")?.description)
  }
  var times = SaveTimes()
  for step in 1...count {
    let start = try file.save(step, style)
    if let end = observedSteps.time(of: step) {
      times.add(Double(end &- start) / 1e6)
    } else {
      times.lost += 1
    }
  }
  withExtendedLifetime((watcher, observation)) {}
  return times
}
