// SPDX-License-Identifier: Apache-2.0
import CMeasure
import CSSCascade
import Measurements

/// Measures inputs for which a naive scanner or parser needs quadratic time.
///
/// Ten times the input may take ten times as long, and slightly longer if it exceeds the caches.
func measureHostileInputs(into table: inout Table) throws {
  table.heading("Hostile inputs: time for 1,000,000 repetitions over ten times that for 100,000")
  for input in HostileInput.all {
    table.add(
      Row(
        quantity: input.name, input: "parse",
        value: try ChildProcess(rerunWith: "--growth", input.name).number / 10, goal: .maximum(1.5))
    )
  }
}

/// A text of any length, created by repetition.
struct HostileInput {
  fileprivate let name: String
  private var opening = ""
  private let repeated: String

  /// Returns the input with a name in the table.
  static func named(_ name: String) -> HostileInput {
    all.first { $0.name == name } ?? HostileInput("nothing", "")
  }

  private init(_ name: String, opening: String = "", _ repeated: String) {
    self.name = name
    self.opening = opening
    self.repeated = repeated
  }

  fileprivate static let all = [
    HostileInput("NUL", "\0"),
    HostileInput("NUL in a comment", opening: "/*", "\0"),
    HostileInput("NUL in a string", opening: "a{b:\"", "\0"),
    HostileInput("§", "§"),
    HostileInput("unclosed url", opening: "a{b:url(", "x"),
    HostileInput("many unclosed urls", "url(x "),
    HostileInput("unclosed string", opening: "a{b:\"", "x"),
    HostileInput("unclosed comment", opening: "/*", "x*"),
    HostileInput("many openings of a comment", "/* "),
    HostileInput("escapes", "\\"),
    HostileInput("(", "("),
    HostileInput("[ in a value", opening: "a{b:", "["),
    HostileInput("{", "{"),
    HostileInput("a{", "a{"),
    HostileInput("a:", "a:"),
    HostileInput("a: in a block", opening: "a{", "a:"),
    HostileInput("closing brackets", "})]"),
    HostileInput("@", "@a "),
    HostileInput("a selector of classes", ".a"),
    HostileInput("a selector of descendants", "a "),
    HostileInput("a selector list", "a,"),
    HostileInput("rules", "a{b:c}"),
    HostileInput("declarations of one name", opening: "a{", "b:c;"),
  ]

  /// Returns the ratio of the times for ten times the input.
  func growth() -> Double {
    measure_with_new_memory()
    let growth = growth(from: 10_000)
    // Quadratic growth already shows at small sizes, and would take hours at full size.
    return growth < 30 ? self.growth(from: 100_000) : growth
  }

  private func growth(from count: Int) -> Double {
    let texts = [count, count * 10].map { opening + String(repeating: repeated, count: $0) }
    let rounds = Rounds(
      count: 5, milliseconds: 1,
      texts.map { text in
        // The diagnostics require the compiled rules.
        Workload { CSSStyleSheet(text, name: name).diagnostics.count }
      })
    return rounds.speed(of: 0, comparedTo: 1)
  }
}
