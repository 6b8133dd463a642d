// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax
package import LiveryFormatting

/// The syntax trees of some sheets, with the byte range of every node.
///
/// ```
/// style-sheet 0-23 "theme.css"
///   qualified-rule 0-22 "a"
///     declaration 4-15 "color" "red" important
/// ```
///
/// Declarations show name and value, rules their prelude, raw nodes their text.
///
/// Defined by [CSS Syntax Level 3, section 5](https://drafts.csswg.org/css-syntax-3/#parsing).
package struct TreeDump {
  let trees: [SyntaxTree]
  /// A function that is called at intervals with the number of written items and the total.
  package var onStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// Creates the dump of some sheets.
  package init(_ trees: [SyntaxTree]) { self.trees = trees }
}

extension TreeDump {
  /// Writes a line for each node, indented below its enclosing rule.
  package func text(into sink: inout TextSink) {
    var steps = steps
    for tree in trees {
      sink.write("style-sheet 0-\(tree.stream.byteCount) ")
      sink.write(quoted: tree.stream.name)
      sink.write(ascii: "\n")
      var depth = 1
      tree.walk { event in
        switch event {
        case .enter(let node):
          steps.step()
          for _ in 0..<depth { sink.write("  ") }
          write(node, into: &sink)
          if node.isRule { depth += 1 }
        case .leave: depth -= 1
        }
      }
    }
  }

  /// A counter of the nodes.
  var steps: DumpSteps { DumpSteps(of: trees.reduce(0) { $0 + $1.nodes.count }, onStep) }

  private func write(_ node: Syntax, into sink: inout TextSink) {
    switch node {
    case .qualifiedRule(let rule):
      sink.write(line("qualified-rule", rule), rule.tree.stream.text(of: rule.prelude))
    case .atRule(let rule):
      sink.write(line("at-rule", rule), "@" + rule.name, rule.tree.stream.text(of: rule.prelude))
    case .declaration(let declaration):
      sink.write(
        line("declaration", declaration), declaration.name,
        declaration.tree.stream.text(of: declaration.value),
        mark: declaration.isImportant ? "important" : nil)
    case .raw(let raw):
      sink.write(line("raw", raw), raw.text)
    }
  }

  private func line(_ type: String, _ node: some SyntaxView) -> String {
    "\(type) \(node.range.lowerBound)-\(node.range.upperBound)"
  }
}

extension Syntax {
  /// Whether the node may have children.
  var isRule: Bool {
    switch self {
    case .qualifiedRule, .atRule: true
    case .declaration, .raw: false
    }
  }
}

extension TextSink {
  /// Writes a line with a head, some quoted strings and an optional mark.
  fileprivate mutating func write(_ head: String, _ quoted: String..., mark: String? = nil) {
    write(head)
    for text in quoted {
      write(ascii: " ")
      write(quoted: text)
    }
    if let mark { write(" \(mark)") }
    write(ascii: "\n")
  }
}
