// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSelectors
package import CSSSyntax
package import LiveryFormatting

/// A list of all declarations of some sheets in source order, with their values in canonical form.
///
/// ```
/// theme.css:1:5: a { color: red }
/// theme.css:2:5: b { colour: blue !important } (invalid)
/// ```
///
/// A declaration is valid if its property is known, the property's grammar matches the value, and
/// its rule is not dropped. Custom properties, values with `var()` and descriptors of at-rules such
/// as `@font-face` keep their source text. Custom properties and values with `var()` are valid if
/// every `var()` has a name. Descriptors are valid if their rule defines them. Shorthands are not
/// expanded. The selector of a nested rule is resolved against its parent.
///
/// Canonical form is [CSSOM's serialization of specified
/// values](https://drafts.csswg.org/cssom-1/#serialize-a-css-value).
package struct DeclarationsDump {
  private let trees: [SyntaxTree]
  /// A function that is called at intervals with the number of written items and the total.
  package var onStep: (_ done: Int, _ total: Int) -> Void = { _, _ in }

  /// Creates the dump of some sheets.
  package init(_ trees: [SyntaxTree]) { self.trees = trees }

  /// The description of a declaration.
  private struct Row {
    let selector: String
    let property: String
    let value: String
    let isImportant: Bool
    let isValid: Bool
    let start: SourceLocation
  }

  /// Calls `body` with each declaration of all sheets, in order.
  private func forEachRow(_ body: (Row) -> Void) {
    let total = trees.reduce(0) { $0 + $1.nodes.count { $0.kind == .declaration } }
    var steps = DumpSteps(of: total, onStep)
    for tree in trees {
      forEachRow(of: tree) { row in
        steps.step()
        body(row)
      }
    }
  }

  private func forEachRow(of tree: SyntaxTree, _ body: (Row) -> Void) {
    let lines = LineIndex(tree.stream)
    let declarations = SheetDeclarations(
      RuleIndex([StyleSource(tree, name: tree.stream.name)]))
    let printer = SelectorPrinter(declarations.selectors, declarations.names)
    // Declarations of a rule are consecutive, unless a nested rule separates them.
    var text: (container: Int, selector: String) = (-1, "")
    var invalid: (container: Int, nodes: Set<Int>) = (-1, [])
    for entry in declarations.entries {
      let declaration = Declaration(tree: tree, index: entry.node)
      let container = declarations.containers[entry.container]
      if text.container != entry.container {
        text = (entry.container, printer.text(of: container, in: tree))
      }
      if container.kind == .descriptors, invalid.container != entry.container {
        let rule = AtRule(tree: tree, index: container.node)
        invalid = (entry.container, rule.invalidDescriptors)
      }
      let value = container.value(of: declaration, invalidDescriptors: invalid.nodes)
      body(
        Row(
          selector: text.selector,
          property: declaration.isCustom ? declaration.name : declaration.name.lowercased(),
          value: value.text, isImportant: declaration.isImportant, isValid: value.isValid,
          start: lines.location(of: declaration.range.lowerBound)))
    }
  }
}

extension DeclarationsDump {
  /// Writes a bare array with an object for each declaration.
  package func json(into json: inout JSONWriter) {
    json.array(onLines: true) { json in
      forEachRow { row in
        json.object { json in
          json.member("selector", row.selector)
          json.member("property", row.property)
          json.member("value", row.value)
          json.member("important", row.isImportant)
          json.member("valid", row.isValid)
          json.member("file", row.start.name)
          json.member("line", row.start.line)
          json.member("column", row.start.column)
        }
      }
    }
  }

  /// Writes a line for each declaration.
  package func text(into sink: inout TextSink) {
    forEachRow { row in
      sink.write("\(row.start.name):\(row.start.line):\(row.start.column): ")
      sink.write(printable: row.selector)
      sink.write(" { \(row.property): ")
      sink.write(printable: row.value)
      sink.write(row.isImportant ? " !important }" : " }")
      sink.write(row.isValid ? "\n" : " (invalid)\n")
    }
  }
}

extension SelectorPrinter {
  /// The maximum length of a selector in bytes, because it is repeated for every declaration.
  private static let longestText = 16_384

  /// Returns the text before the braces around a declaration.
  fileprivate func text(of container: DeclarationContainer, in tree: SyntaxTree) -> String {
    guard container.kind == .style else {
      let bytes = tree.stream.byteRange(of: tree.head(of: container.node))
      guard bytes.count > Self.longestText else { return tree.stream.text(in: bytes) }
      return tree.stream.text(in: bytes.prefix(Self.longestText)) + "…"
    }
    var text = ""
    for selector in container.selectors {
      if !text.isEmpty { text += ", " }
      if text.utf8.count > Self.longestText { return text + "…" }
      text += resolvedDescription(of: selector)
    }
    return text
  }
}

extension SyntaxTree {
  /// Returns the tokens of a rule before its block, or an empty range for the node -1.
  fileprivate func head(of node: Int) -> Range<Int> {
    guard node >= 0 else { return 0..<0 }
    switch Syntax(self, node) {
    case .qualifiedRule(let rule): return rule.prelude
    case .atRule(let rule):
      let first = rule.tokens.lowerBound
      return first..<(rule.prelude.isEmpty ? first + 1 : rule.prelude.upperBound)
    case .declaration, .raw: return 0..<0
    }
  }
}

extension DeclarationContainer {
  /// Returns the value of a declaration in the container.
  fileprivate func value(
    of declaration: Declaration, invalidDescriptors: Set<Int>
  ) -> (text: String, isValid: Bool) {
    let source = declaration.tree.stream.text(of: declaration.value)
    switch kind {
    case .style, .keyframe:
      let value = PrintedValue(declaration)
      return (value.text, value.isValid)
    case .descriptors: return (source, !invalidDescriptors.contains(declaration.index))
    case .dropped: return (source, false)
    }
  }
}
