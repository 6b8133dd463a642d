// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The at-rules that enclose each rule of a sheet, numbered so that equal conditions have equal
/// numbers.
struct SheetContexts: Sendable {
  /// The nodes of the at-rules, in the order of the text.
  private(set) var atRules: [Int] = []
  /// The number that identifies each node's enclosing at-rules, or 0 at the top level of the sheet.
  private var numbers: [Int32]
  /// The innermost enclosing at-rule for each number, with the number of the at-rules around it.
  private var records: [Record] = [
    Record(outer: 0, text: "", isUnsupported: false, isStarting: false, scheme: .both)
  ]

  private struct Record: Sendable {
    let outer: Int32
    let text: String
    /// Whether an `@supports` that does not apply is among the enclosing rules.
    let isUnsupported: Bool
    /// Whether an `@starting-style` is among the enclosing rules.
    let isStarting: Bool
    /// The color schemes that the enclosing media queries apply to.
    let scheme: ColorSchemeScope
  }

  /// Collects the at-rules of a sheet.
  init(_ tree: SyntaxTree) {
    numbers = Array(repeating: 0, count: tree.nodes.count)
    var known: [String: Int32] = [:]
    var knownTexts: [WrittenRule: Int32] = [:]
    var open: [(end: Int, number: Int32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let outer = open.last?.number ?? 0
      numbers[index] = outer
      guard node.kind == .atRule else { continue }
      atRules.append(index)
      guard node.next > index + 1 else { continue }
      // Sheets repeat the same media queries many times.
      let head = tree.stream.text(of: Int(node.first)..<Int(node.content))
      let written = WrittenRule(outer: outer, text: head)
      if let number = knownTexts[written] {
        open.append((end: Int(node.next), number: number))
        continue
      }
      let rule = AtRule(tree: tree, index: index)
      let name = rule.name.lowercased()
      let prelude = tree.stream.conditionText(
        of: rule.prelude, lowercasing: name == "media" || name == "supports",
        isSelector: name == "scope")
      let text = "@\(name) \(prelude)"
      let key = "\(outer)|\(text)"
      let number = known[key] ?? Int32(truncatingIfNeeded: records.count)
      if known.updateValue(number, forKey: key) == nil {
        let around = records[Int(outer)]
        let isUnsupported =
          around.isUnsupported
          || name == "supports" && !SupportsCondition(tree.stream, in: rule.prelude).matches
        let scheme = name == "media" ? ColorSchemeScope(mediaQuery: text) : .both
        records.append(
          Record(
            outer: outer, text: text, isUnsupported: isUnsupported,
            isStarting: around.isStarting || name == "starting-style",
            scheme: around.scheme == .both ? scheme : around.scheme))
      }
      knownTexts[written] = number
      open.append((end: Int(node.next), number: number))
    }
  }

  /// The text of an at-rule up to its block, and the number of the at-rules around it.
  private struct WrittenRule: Hashable {
    let outer: Int32
    let text: String
  }

  /// Returns the number that identifies a node's enclosing at-rules.
  ///
  /// Equal at-rules in equal order have equal numbers.
  func number(of node: Int) -> Int { numbers.indices.contains(node) ? Int(numbers[node]) : 0 }

  /// Returns whether an `@supports` that does not apply is among the enclosing rules.
  ///
  /// Authors put code for other engines there.
  func isUnsupported(_ number: Int) -> Bool { records[number].isUnsupported }

  /// Returns whether an `@starting-style` is among the enclosing rules, so that a rule applies only
  /// before the transitions of a new element.
  func isStarting(_ number: Int) -> Bool { records[number].isStarting }

  /// Returns the color schemes that the enclosing media queries apply to.
  func scheme(_ number: Int) -> ColorSchemeScope { records[number].scheme }

  /// Returns the texts of the enclosing at-rules, outermost first, as in `@media print`.
  func texts(of number: Int) -> [String] {
    var texts: [String] = []
    var number = Int32(truncatingIfNeeded: number)
    while number != 0 {
      texts.append(records[Int(number)].text)
      number = records[Int(number)].outer
    }
    return texts.reversed()
  }
}
