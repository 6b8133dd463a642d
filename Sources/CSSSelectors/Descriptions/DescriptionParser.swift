// SPDX-License-Identifier: Apache-2.0
import CSSStorage
import CSSSyntax

/// A parser of one selector that describes elements.
///
/// ```swift
/// var parser = DescriptionParser("toolbar#main > .button:hover")
/// parser.parseElements().count          // 2: the toolbar, then the button
///
/// var list = DescriptionParser(".a, .b")
/// list.parseElements().isEmpty          // true
/// list.log.diagnostics.count            // 1: the selector describes two elements
/// ```
struct DescriptionParser {
  /// The tokens of the selector.
  private let stream: TokenStream
  /// The diagnostics of the tokenizer, then that of the selector.
  private(set) var log: DiagnosticLog

  /// Creates a parser of a selector, named `<selector>` in diagnostics.
  init(_ selector: String) {
    stream = TokenStream(selector, name: "<selector>")
    log = DiagnosticLog(stream.diagnostics)
  }

  /// Returns an element for each compound selector, from left to right, with the subject last.
  ///
  /// The result is empty, and the log has a diagnostic, if the selector is invalid or does not
  /// describe one element. A second call would add the diagnostic again.
  mutating func parseElements() -> [SyntheticElement] {
    var input = SelectorInput(stream, 0..<stream.count)
    input.purpose = .description
    var names = AtomTable()
    var table = SelectorTable()
    guard let list = table.parseList(&input, &names) else {
      // An invalid list always has a failure.
      if let failure = input.failure { log.add(Diagnostic(failure, in: stream)) }
      return []
    }
    // A list that is valid has at least one selector.
    guard list.count == 1 else { return reject(.multipleSelectors(count: list.count)) }
    var builder = DescriptionBuilder(table, names)
    do {
      return try builder.elements(of: table.components(of: list.lowerBound))
    } catch {
      return reject(error)
    }
  }

  /// Reports that the selector does not describe one element, and returns no elements.
  private mutating func reject(_ problem: DescriptionProblem) -> [SyntheticElement] {
    // The message inserts the problem as the fact `expected`. The range is the whole text in bytes.
    log.add(
      Diagnostic(
        .undescriptiveSelector, range: 0..<stream.byteCount, facts: [.expected(problem.text)]))
    return []
  }
}
