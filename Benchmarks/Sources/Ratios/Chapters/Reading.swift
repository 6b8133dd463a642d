// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import CSSSyntax
import Sheets

private let readSheets = ["bulma.css", "foundation.css", "animate-3.7.2.css", "12 MB"]

/// Tokens and whole sheets, as fractions of the speed of the bare scanner: the same grammar with flex's largest tables,
/// looping in C over a text in place and storing its tokens into an array that is there already.
func measureReading(into table: inout Table) throws {
  table.heading("Speed as a fraction of the bare scanner's (CPU time, one thread)")
  for name in readSheets {
    let sheet = try Sheet(named: name)
    let bare = BareScanner(sheet.text)
    let reused = ReusedTokens(sheet.text)
    let rounds = Rounds([
      Contender { bare.scan() },
      Contender { reused.visit() },
      Contender { TokenStream(sheet.text).reduce(0) { $0 &+ $1.looks } },
      Contender { CSSStyleSheet(sheet.text, name: sheet.name).sources.count },
    ])
    func add(_ quantity: String, _ contender: Int, _ goal: Row.Goal?) {
      let speed = Double(sheet.byteCount) * 1e3 / rounds.nanosecondsPerRun(of: contender)
      table.add(
        Row(
          quantity: quantity, input: sheet.name,
          value: rounds.speed(of: contender, comparedTo: 0), goal: goal,
          note: "\(Int(speed)) MB/s"))
    }
    add("the bare scanner", 0, nil)
    add("tokens in Swift, buffers reused", 1, .atLeast(0.80))
    add("tokens in Swift, kept in a stream", 2, nil)
    add("parse to a CSSStyleSheet", 3, .atLeast(0.35))
  }
}

/// The same in memory that nothing has touched before, as a first parse gets it.
///
/// The first scan of a process is shown beside it. It waits for the pages of the program as well, which any
/// program does, so nothing is asked of it.
func measureColdReading(into table: inout Table) throws {
  table.heading("The same, cold")
  for name in readSheets {
    for cold in [ColdReading.memory, ColdReading.process] {
      var speeds: [Double] = []
      for _ in 0..<7 { speeds.append(try ChildProcess(again: cold.rawValue, name).number) }
      table.add(
        Row(
          quantity: cold.quantity, input: name, value: median(speeds), goal: cold.goal,
          note: cold.note))
    }
  }
}

/// What is cold when a text is scanned.
enum ColdReading: String {
  case memory = "--new-memory"
  case process = "--first"

  fileprivate var quantity: String {
    switch self {
    case .memory: "tokens in Swift, all memory new"
    case .process: "tokens in Swift, the first of a process"
    }
  }

  fileprivate var goal: Row.Goal? {
    switch self {
    case .memory: .atLeast(0.55)
    case .process: nil
    }
  }

  fileprivate var note: String {
    switch self {
    case .memory: ""
    case .process: "with the loading of the code it runs"
    }
  }

  /// The speed of a scan by the library as a fraction of the bare scanner's, which has been through the text before.
  func speed(on name: String) throws -> Double {
    let sheet = try Sheet(named: name)
    let bare = BareScanner(sheet.text)
    let streams = KeptStreams()
    let scan = Contender { bare.scan() }
    let stream = Contender { streams.visit(TokenStream(sheet.text)) }
    switch self {
    case .memory:
      return Rounds([scan, stream]).speed(of: 1, comparedTo: 0)
    case .process:
      let usual = Rounds([scan]).nanosecondsPerRun(of: 0)
      return usual / stream.nanoseconds(repetitions: 1)
    }
  }
}

/// Keeps streams as a program does, so that each one gets memory that none before it has used, and nobody waits
/// for memory to be given back.
private final class KeptStreams {
  private var streams: [TokenStream] = []

  /// Looks at every token of one more stream.
  func visit(_ stream: TokenStream) -> Int {
    streams.append(stream)
    return stream.reduce(0) { $0 &+ $1.looks }
  }
}

/// A text whose tokens are scanned again and again into the same memory.
private final class ReusedTokens {
  private let tokenizer = Tokenizer()
  private let text: String

  init(_ text: String) { self.text = text }

  /// Scans the text and looks at every token from Swift: at its kind, and at where it starts.
  func visit() -> Int {
    tokenizer.withTokens(of: text) { tokens in
      var sum = 0
      for index in tokens.indices { sum &+= tokens[index].looks }
      return sum
    }
  }
}

extension Token {
  /// A number that cannot be known without looking at the token.
  fileprivate var looks: Int { Int(start) &+ Int(kind.rawValue) }
}
