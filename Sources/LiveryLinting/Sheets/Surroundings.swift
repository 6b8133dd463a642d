// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax

/// The at-rules around each rule of a sheet: rules with the same ones count under the same conditions.
struct Surroundings: Sendable {
  /// The nodes of the at-rules, in the order of the text.
  private(set) var atRules: [Int] = []
  /// For each node the number of what is around it; zero at the top of the sheet.
  private var numbers: [Int32]
  /// What is around, by number: what is around that, and the at-rule.
  private var records: [Record] = [Record(outer: 0, text: "", isUnsupported: false, scheme: .both)]

  private struct Record: Sendable {
    let outer: Int32
    let text: String
    /// Whether an `@supports` that does not hold is among the rules around.
    let isUnsupported: Bool
    /// The color schemes that the media queries among them leave.
    let scheme: ColorSchemeScope
  }

  /// Looks at all rules of a sheet.
  init(_ tree: SyntaxTree) {
    numbers = Array(repeating: 0, count: tree.nodes.count)
    var known: [String: Int32] = [:]
    var open: [(end: Int, number: Int32)] = []
    for (index, node) in tree.nodes.enumerated() {
      while let last = open.last, last.end <= index { open.removeLast() }
      let outer = open.last?.number ?? 0
      numbers[index] = outer
      guard node.kind == .atRule else { continue }
      atRules.append(index)
      guard node.next > index + 1 else { continue }
      let rule = AtRule(tree: tree, index: index)
      let name = rule.name.lowercased()
      let prelude = tree.stream.conditionText(
        of: rule.prelude, isFolded: name == "media" || name == "supports")
      let text = "@\(name) \(prelude)"
      let key = "\(outer)|\(text)"
      let number = known[key] ?? Int32(truncatingIfNeeded: records.count)
      if known.updateValue(number, forKey: key) == nil {
        let around = records[Int(outer)]
        let isUnsupported =
          around.isUnsupported
          || name == "supports" && !SupportsCondition(tree.stream, rule.prelude).holds
        let scheme = name == "media" ? ColorSchemeScope(mediaQuery: text) : .both
        records.append(
          Record(
            outer: outer, text: text, isUnsupported: isUnsupported,
            scheme: around.scheme == .both ? scheme : around.scheme))
      }
      open.append((end: Int(node.next), number: number))
    }
  }

  /// The number of what is around a node; equal numbers stand for equal at-rules in equal order.
  func number(of node: Int) -> Int { numbers.indices.contains(node) ? Int(numbers[node]) : 0 }

  /// Whether an `@supports` that does not hold is around: that is where authors put what not everybody reads.
  func isUnsupported(_ number: Int) -> Bool { records[number].isUnsupported }

  /// For which color schemes counts what has a number.
  func scheme(_ number: Int) -> ColorSchemeScope { records[number].scheme }

  /// The at-rules of a number, the outermost first, as in `@media print`.
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
