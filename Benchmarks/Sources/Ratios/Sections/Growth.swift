// SPDX-License-Identifier: Apache-2.0
import CMeasure
import Livery
import Measurements

/// Measures themes of many files, which are added individually or in a single change.
func measureGrowth(into table: inout Table) throws {
  table.heading("Tiny files added to a theme, then a first question (CPU time and heap memory)")
  let files = try TinyFiles(count: 4000)
  try measureGrowth("Theme.add of each file", of: files, into: &table) { theme, paths in
    for path in paths { try theme.add(contentsOfFile: path) }
  }
  try measureGrowth("Theme.add of all files", of: files, into: &table) { theme, paths in
    try theme.add(contentsOfFiles: paths)
  }
}

/// Adds the time and the memory for a quarter of the files and for all of them.
private func measureGrowth(
  _ quantity: String, of files: TinyFiles, into table: inout Table,
  _ add: @escaping (Theme, ArraySlice<String>) throws -> Void
) throws {
  func theme(of count: Int) throws -> Theme {
    let theme = Theme()
    try add(theme, files.paths.prefix(count))
    blackHole(theme.css(".item0", "color"))
    return theme
  }
  let counts = [files.paths.count / 4, files.paths.count]
  let rounds = Rounds(
    count: 5, milliseconds: 1,
    counts.map { count in Workload { (try? theme(of: count).sheet.sources.count) ?? 0 } })
  for (index, count) in counts.enumerated() {
    let start = measure_heap()
    let theme = try theme(of: count)
    let bytes = Double(measure_heap() - start) / Double(count)
    blackHole(theme)
    table.add(
      Row(
        quantity: quantity, input: "\(count) files",
        value: rounds.nanosecondsPerRun(of: index) / 1e9, unit: "s",
        note: "\(Int(bytes)) bytes of memory a file"))
  }
  table.add(
    Row(
      quantity: "  four times the files, times longer", input: "\(counts[1]) files",
      value: rounds.time(of: 1, comparedTo: 0)))
}

/// Files with a single rule each.
private struct TinyFiles {
  /// The paths of the files.
  let paths: [String]
  private let folder: TemporaryFolder

  /// Writes a number of files.
  ///
  /// - Throws: An error if a file cannot be written.
  init(count: Int) throws {
    let folder = try TemporaryFolder()
    paths = try (0..<count).map { number in
      let text = ".item\(number) { color: rgb(\(number % 255) 20 30) }\n"
      try folder.write(Array(text.utf8), to: "item\(number).css")
      return folder.path("item\(number).css")
    }
    self.folder = folder
  }
}
