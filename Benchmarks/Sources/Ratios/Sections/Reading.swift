// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Measurements
import Sheets

/// Measures tokens and whole sheets, relative to the speed of the bare scanner.
///
/// The bare scanner has the grammar of the tokenizer and the fastest tables of flex. It loops in C
/// over a text in place, and stores its tokens in a preallocated array.
func measureReading(into table: inout Table) throws {
  table.heading("Speed as a fraction of the bare scanner's (CPU time, one thread)")
  for name in Sheet.parsedNames {
    let sheet = try Sheet(named: name)
    let bare = BareScanner(sheet.text)
    let reused = ReusedTokens(sheet.text)
    let stream = TokenStream(sheet.text)
    let rounds = Rounds([
      Workload { bare.scan() },
      Workload { reused.visit() },
      Workload { TokenStream(sheet.text).reduce(0) { $0 &+ $1.digest } },
      Workload { CSSStyleSheet(sheet.text, name: sheet.name).sources.count },
      Workload { iterate(stream) },
      Workload { CSSStyleSheet(sheet.text, name: sheet.name).diagnostics.count },
    ])
    func add(_ quantity: String, _ workload: Int, _ goal: Row.Goal?) {
      let speed = Double(sheet.byteCount) * 1e3 / rounds.nanosecondsPerRun(of: workload)
      table.add(
        Row(
          quantity: quantity, input: sheet.name,
          value: rounds.speed(of: workload, comparedTo: 0), goal: goal,
          note: "\(Int(speed)) MB/s"))
    }
    add("the bare scanner", 0, nil)
    add("tokens in Swift, buffers reused", 1, .minimum(0.80))
    add("tokens in Swift, kept in a stream", 2, nil)
    add("parse to a CSSStyleSheet", 3, .minimum(0.45))
    add("parse, and the diagnostics", 5, nil)
    table.add(
      Row(
        quantity: "iterating a TokenStream, beside the parse", input: sheet.name,
        value: rounds.time(of: 4, comparedTo: 3),
        note:
          "of the parse's time; \((rounds.nanosecondsPerRun(of: 4) / Double(stream.count)).rounded2) ns a token"
      ))
  }
}

/// Iterates over the tokens of a stream as a sequence.
private func iterate(_ stream: TokenStream) -> Int {
  var sum = 0
  for token in stream { sum &+= token.digest }
  return sum
}

/// A text that is scanned repeatedly into reused memory.
private final class ReusedTokens {
  private let tokenizer = Tokenizer()
  private let text: String

  init(_ text: String) { self.text = text }

  /// Scans the text, and reads the kind and the start of every token in Swift.
  func visit() -> Int {
    tokenizer.withTokens(of: text) { tokens in
      var sum = 0
      for index in tokens.indices { sum &+= tokens[index].digest }
      return sum
    }
  }
}

extension Sheet {
  /// The names of the sheets for reading measurements.
  static var parsedNames: [String] {
    [
      "bulma.css", "foundation.css", "animate-3.7.2.css", "bootstrap-5.css", "tailwind-v2-full.css",
      "12 MB",
    ]
  }
}

extension Token {
  /// A number that depends on the contents of the token.
  var digest: Int { Int(start) &+ Int(kind.rawValue) }
}
