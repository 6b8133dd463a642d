// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Measuring
import Sheets

/// What a parse needs at its peak beyond the text itself, measured in processes of their own.
func measureMemory(into table: inout Table) throws {
  table.heading("Peak memory of a parse, growth over an empty process")
  let sheet = try Sheet(megabytes: 12)
  let empty = try peakMemory(of: .nothing)
  let text = try peakMemory(of: .text)
  let parsed = try peakMemory(of: .parse)
  table.add(
    Row(
      quantity: "the text alone", input: sheet.name,
      value: (text - empty) / Double(sheet.byteCount), unit: "B/B"))
  table.add(
    Row(
      quantity: "a CSSStyleSheet, beyond its text", input: sheet.name,
      value: (parsed - text) / Double(sheet.byteCount), unit: "B/B", goal: .atMost(4.5)))
}

/// What a child process does before it tells its peak.
enum MemoryTask: String {
  case nothing, text, parse

  /// Does it; what the process held at its peak, in bytes.
  func run() throws -> Double {
    switch self {
    case .nothing: break
    case .text: keep(try Sheet(megabytes: 12))
    case .parse:
      let sheet = try Sheet(megabytes: 12)
      keep(CSSStyleSheet(sheet.text, name: sheet.name))
    }
    return Double(measure_peak_memory())
  }
}

private func peakMemory(of task: MemoryTask) throws -> Double {
  try ChildProcess(again: "--memory", task.rawValue).number
}
