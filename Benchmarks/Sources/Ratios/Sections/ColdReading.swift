// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSSyntax
import Measurements
import Sheets

/// Measures tokenization in unused memory, like a first parse, in separate processes per sheet.
///
/// The first scan of a process is shown for comparison. It also includes the page faults of the
/// program's code, so it has no bound.
func measureColdReading(into table: inout Table) throws {
  table.heading("The same, cold")
  for name in Sheet.parsedNames {
    let runs = try (0..<7).map { _ in try ChildProcess(rerunWith: ColdReading.memory.rawValue, name)
    }
    let withoutCopy = median(runs.compactMap(\.numbers.last))
    table.add(
      Row(
        quantity: "tokens in Swift, all memory new", input: name,
        value: median(runs.map(\.number)), goal: .minimum(0.55),
        note: "\(withoutCopy.rounded2) without the copy of the text that a stream keeps"))
    let first = try (0..<7).map { _ in
      try ChildProcess(rerunWith: ColdReading.process.rawValue, name)
    }
    table.add(
      Row(
        quantity: "tokens in Swift, the first of a process", input: name,
        value: median(first.map(\.number)), note: "with the loading of the code it runs"))
  }
}

/// The kind of cold start of a scan.
enum ColdReading: String {
  case memory = "--new-memory"
  case process = "--first"

  /// Returns the speed of a scan relative to the bare scanner, which has already read the text.
  ///
  /// With new memory, the result also contains the speed without the time to copy the text.
  func speeds(on name: String) throws -> [Double] {
    let sheet = try Sheet(named: name)
    let bare = BareScanner(sheet.text)
    let memory = RetainedMemory()
    let scan = Workload { bare.scan() }
    let stream = Workload { memory.visit(TokenStream(sheet.text)) }
    switch self {
    case .memory:
      let rounds = Rounds([scan, stream, Workload { memory.copy(sheet.text) }])
      return [
        rounds.speed(of: 1, comparedTo: 0), rounds.speed(of: 1, without: 2, comparedTo: 0),
      ]
    case .process:
      let warm = Rounds([scan]).nanosecondsPerRun(of: 0)
      return [warm / stream.nanoseconds(repetitions: 1)]
    }
  }
}

/// Frees no memory, like a program that keeps its sheets.
///
/// Every allocation gets unused memory, and no time is spent on freeing.
private final class RetainedMemory {
  private var streams: [TokenStream] = []
  private var texts: [UnsafeMutableBufferPointer<UInt8>] = []

  deinit { texts.forEach { $0.deallocate() } }

  /// Reads every token of a stream.
  func visit(_ stream: TokenStream) -> Int {
    streams.append(stream)
    return stream.reduce(0) { $0 &+ $1.digest }
  }

  /// Copies a text.
  func copy(_ text: String) -> Int {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
    _ = copy.initialize(from: text.utf8)
    texts.append(copy)
    return copy.count
  }
}
