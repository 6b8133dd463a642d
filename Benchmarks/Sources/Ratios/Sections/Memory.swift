// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Measurements
import Sheets

/// Measures the memory of parsed sheets: the peak during the parse, and the memory after it.
func measureMemory(into table: inout Table) throws {
  try measurePeaks(into: &table)
  table.heading(
    "Memory of a parsed sheet beyond its text, for each byte of CSS: of the heap, and resident")
  for name in ["bootstrap-5.css", "tailwind-v2-full.css", "12 MB"] {
    let numbers = try ChildProcess(rerunWith: "--parsed-memory", name).numbers
    for (index, quantity) in ["after the parse", "after a first question"].enumerated()
    where numbers.count == 4 {
      table.add(
        Row(
          quantity: quantity, input: name, value: numbers[2 * index + 1], unit: "B/B",
          goal: index == 0 ? .maximum(4.5) : nil,
          note: "\(numbers[2 * index].rounded2) B/B resident"))
    }
  }
}

/// Returns the memory of a parsed sheet per byte of CSS.
///
/// The values are the resident and the heap memory, after the parse and after a first query, which
/// compiles the rules.
func memoryAfterParse(of name: String) throws -> [Double] {
  let sheet = try Sheet(named: name)
  // The memory pages of executed code are not part of the sheet.
  blackHole(CSSStyleSheet("a { color: red }", name: "first").css("a", "color"))
  func memory() -> [Int64] { [measure_memory(), measure_heap()] }
  let start = memory()
  let parsed = CSSStyleSheet(sheet.text, name: sheet.name)
  let afterParse = memory()
  blackHole(parsed.css("a", "color"))
  let afterQuery = memory()
  blackHole(parsed)
  return zip(afterParse + afterQuery, start + start).map {
    Double($0 - $1) / Double(sheet.byteCount)
  }
}

private func measurePeaks(into table: inout Table) throws {
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
      value: (parsed - text) / Double(sheet.byteCount), unit: "B/B", goal: .maximum(4.5)))
}

/// The work of a child process that reports its peak memory.
enum MemoryTask: String {
  case nothing, text, parse

  /// Performs the work.
  ///
  /// - Returns: The peak memory of the process, in bytes.
  func run() throws -> Double {
    switch self {
    case .nothing: break
    case .text: blackHole(try Sheet(megabytes: 12))
    case .parse:
      let sheet = try Sheet(megabytes: 12)
      blackHole(CSSStyleSheet(sheet.text, name: sheet.name))
    }
    return Double(measure_peak_memory())
  }
}

private func peakMemory(of task: MemoryTask) throws -> Double {
  try ChildProcess(rerunWith: "--memory", task.rawValue).number
}
