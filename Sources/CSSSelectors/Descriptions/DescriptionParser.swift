// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A parser of selectors that describe elements.
struct DescriptionParser {
  private let stream: TokenStream
  private(set) var log: DiagnosticLog

  init(_ selector: String) {
    stream = TokenStream(selector, name: "<selector>")
    log = DiagnosticLog(stream.diagnostics)
  }

  /// Returns the elements from left to right; empty, with a diagnostic, if the selector is invalid.
  mutating func parseElements() -> [SyntheticElement] {
    var input = SelectorInput(stream, 0..<stream.count)
    input.purpose = .description
    var names = AtomTable()
    var table = SelectorTable()
    guard let list = table.parseList(&input, &names) else {
      if let failure = input.failure { log.add(Diagnostic(failure, in: stream)) }
      return []
    }
    guard list.count == 1 else { return reject(.multipleSelectors(count: list.count)) }
    var builder = DescriptionBuilder(table, names)
    do {
      return try builder.elements(of: table.components(of: list.lowerBound))
    } catch {
      return reject(error)
    }
  }

  private mutating func reject(_ problem: DescriptionProblem) -> [SyntheticElement] {
    log.add(
      Diagnostic(
        .undescriptiveSelector, range: 0..<stream.byteCount, facts: [.expected(problem.text)]))
    return []
  }
}
