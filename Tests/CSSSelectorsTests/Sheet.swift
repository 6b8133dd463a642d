// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// A table of selectors with its names: what a style sheet keeps of its preludes.
struct Sheet {
  var table = SelectorTable()
  var names = AtomTable()
  var log = DiagnosticLog()

  init() {}

  init(_ selectors: String...) {
    for selector in selectors { parse(selector) }
  }

  @discardableResult
  mutating func parse(_ text: String, in parent: Range<Int>? = nil) -> Range<Int>? {
    let stream = TokenStream(text)
    return table.parseList(
      stream, 0..<stream.count, nestedIn: parent, names: &names, log: &log)
  }

  /// Whether the last list matches the described element.
  func matches(_ description: String, states: [String] = []) -> Bool {
    let described = ElementDescription(parsing: description).adding(states: states)
    guard let (tree, element) = described.tree(names: names) else { return false }
    return table.matches(table.count - 1, element, in: tree)
  }
}
