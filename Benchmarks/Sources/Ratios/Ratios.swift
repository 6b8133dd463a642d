// SPDX-License-Identifier: Apache-2.0
import Measurements

#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  import Darwin
#endif

/// Prints the performance goals of Livery as a table of ratios, all measured in this run.
///
/// `Ratios LIVERY EMPTY` receives the paths of the two programs whose start-up it compares. The
/// program runs itself again for measurements that need a separate process, which prints numbers.
@main
struct Ratios {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let first = arguments.first, let last = arguments.last else {
      print("usage: Ratios LIVERY EMPTY")
      exit(64)
    }
    do {
      try run(first, last)
    } catch {
      fputs("error: \(error)\n", stderr)
      exit(1)
    }
  }

  private static func run(_ first: String, _ last: String) throws {
    switch first {
    case ColdReading.memory.rawValue: printNumbers(try ColdReading.memory.speeds(on: last))
    case ColdReading.process.rawValue: printNumbers(try ColdReading.process.speeds(on: last))
    case "--growth": print(HostileInput.named(last).growth())
    case "--memory": print(try MemoryTask(rawValue: last)?.run() ?? .nan)
    case "--scaling": print(try scaling())
    case "--reading": try printSection(measureReading(into:))
    case "--theme-growth": try printSection(measureGrowth(into:))
    case "--parsed-memory": printNumbers(try memoryAfterParse(of: last))
    case "--typed": try printSection(measureTypedStyles(into:))
    case "--compiled": try printSection(measureCompiledThemes(into:))
    case "--reloading": try printSection(measureReloading(into:))
    case "--reload-memory": printNumbers(try memoryAfterReloads(Int(last) ?? 1000))
    case "--builder": try printSection(measureBuilder(into:))
    case "--builder-flood": printNumbers(try sustainedChanges(seconds: Int(last) ?? 60))
    case "--start":
      let folder = CommandLine.arguments[0].split(separator: "/").dropLast().joined(separator: "/")
      try printSection {
        try measureStartUp(livery: last, emptyProgram: "/\(folder)/EmptyProgram", into: &$0)
      }
    case "--lint": try printSection { try measureLinting(livery: last, into: &$0) }
    case "--tables": try printSection(measureTables(into:))
    case "--table-memory": printNumbers(memoryOfRows(Int(last) ?? 100_000))
    case "--drawing": try printSection(measureDrawing(into:))
    case "--beside-cairo": try printSection(measureAgainstCairo(into:))
    case "--drawing-memory": printNumbers(try memoryAfterDrawing(counts(last)))
    default: try printTable(livery: first, emptyProgram: last)
    }
  }

  private static func printNumbers(_ numbers: [Double]) {
    print(numbers.map { "\($0)" }.joined(separator: " "))
  }

  /// Prints a single section, for work on the code that it measures.
  private static func printSection(_ measure: (inout Table) throws -> Void) throws {
    var table = Table()
    try measure(&table)
  }

  /// Returns the numbers in a list such as `10,100`.
  private static func counts(_ text: String) -> [Int] {
    text.split(separator: ",").compactMap { Int($0) }
  }

  private static func printTable(livery: String, emptyProgram: String) throws {
    var table = Table()
    try measureReading(into: &table)
    try measureColdReading(into: &table)
    try measureValues(into: &table)
    measureTypedStyles(into: &table)
    try measureReloading(into: &table)
    try measureCompiledThemes(into: &table)
    try measureDrawing(into: &table)
    try measureAgainstCairo(into: &table)
    try measureTables(into: &table)
    try measureLinting(livery: livery, into: &table)
    try measureBuilder(into: &table)
    try measureMemory(into: &table)
    try measureGrowth(into: &table)
    try measureScaling(into: &table)
    try measureHostileInputs(into: &table)
    try measureStartUp(livery: livery, emptyProgram: emptyProgram, into: &table)
    table.printSummary()
  }
}
