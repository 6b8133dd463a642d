// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSSyntax

/// A selector table with its names, as a style sheet stores its preludes.
struct Sheet {
  var table = SelectorTable()
  var names = AtomTable()
  var log = DiagnosticLog()

  init() {}

  /// Creates a sheet of rules, each nested in the one before.
  init(_ selectors: String...) {
    self.init(nested: selectors)
  }

  init(nested selectors: [String]) {
    var parent: Range<Int>?
    for selector in selectors { parent = parse(selector, in: parent) }
  }

  @discardableResult
  mutating func parse(
    _ text: String, in parent: Range<Int>? = nil, isScoped: Bool = false,
    prefixes: Set<String> = []
  ) -> Range<Int>? {
    let stream = TokenStream(text)
    var input = SelectorInput(stream, prefixes: prefixes)
    return table.parseList(
      0..<stream.count, of: &input, nestedIn: parent, isScoped: isScoped, names: &names, log: &log)
  }

  /// Returns whether the last selector matches the element of a description.
  func matches(_ description: String, states: [String] = []) -> Bool {
    let description = ElementDescription(parsing: description).adding(states: states)
    guard let (tree, element) = description.tree(names: names) else { return false }
    return table.matches(table.count - 1, element, in: tree)
  }

  /// The last selector in canonical form.
  var last: String { table.description(of: table.count - 1, names: names) }

  /// The last selector with every `&` replaced.
  var lastResolved: String { table.resolvedDescription(of: table.count - 1, names: names) }
}

/// A text with a marked range.
///
/// `a « :hovr » b` is the text without the marks, and the range between them.
struct MarkedText {
  let text: String
  let range: Range<Int>

  init(_ marked: String) {
    let parts = marked.split(separator: /[«»]/, omittingEmptySubsequences: false)
    text = parts.joined()
    let start = parts[0].utf8.count
    range = start..<start + (parts.count > 1 ? parts[1].utf8.count : 0)
  }
}
