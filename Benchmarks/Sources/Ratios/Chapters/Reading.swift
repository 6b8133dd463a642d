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

/// The same where nothing has been touched before: the memory for text and tokens, then the code as well.
func measureColdReading(into table: inout Table) throws {
  table.heading("The same, cold")
  for name in readSheets {
    for (quantity, kind) in [
      ("tokens in Swift, all memory new", ColdReading.memory),
      ("tokens in Swift, the first of a process", ColdReading.process),
    ] {
      var speeds: [Double] = []
      for _ in 0..<7 { speeds.append(try ChildProcess(again: kind.rawValue, name).number) }
      table.add(
        Row(quantity: quantity, input: name, value: median(speeds), goal: .atLeast(0.55)))
    }
  }
}

/// What is cold when a text is scanned.
enum ColdReading: String {
  case memory = "--new-memory"
  case process = "--first"

  /// The speed of a scan by the library as a fraction of the bare scanner's, which has been through the text before.
  func speed(on name: String) throws -> Double {
    let sheet = try Sheet(named: name)
    let bare = BareScanner(sheet.text)
    let scan = Contender { bare.scan() }
    let stream = Contender { TokenStream(sheet.text).reduce(0) { $0 &+ $1.looks } }
    switch self {
    case .memory:
      measure_with_new_memory()
      return Rounds([scan, stream]).speed(of: 1, comparedTo: 0)
    case .process:
      let usual = Rounds([scan]).nanosecondsPerRun(of: 0)
      return usual / stream.nanoseconds(repetitions: 1)
    }
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
