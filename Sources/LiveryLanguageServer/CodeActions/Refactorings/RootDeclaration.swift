// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A new declaration of a custom property in the `:root` rule of a sheet, which is created if there
/// is none.
struct RootDeclaration {
  /// The insertion of the declaration.
  let edit: TextEdit

  /// Creates the declaration of a custom property.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - value: The text of the value.
  ///   - tree: The sheet.
  init(_ name: String, value: String, in tree: SyntaxTree) {
    let text = "\(identifierText(name)): \(value);"
    if let rule = tree.rootRule {
      edit = tree.insertion(of: text, into: rule)
    } else {
      let newline = tree.stream.sourceText.newline
      edit = tree.insertion(ofRule: ":root {\(newline)  \(text)\(newline)}", newline)
    }
  }
}

extension SyntaxTree {
  /// The first rule for the root at the top level, or `nil` if there is none.
  fileprivate var rootRule: QualifiedRule? {
    for case .qualifiedRule(let rule) in rules
    where stream.text(of: rule.prelude).lowercased() == ":root"
      && nodes[rule.index].contentEnd < nodes[rule.index].end
    {
      return rule
    }
    return nil
  }

  /// Returns the insertion of a declaration after the first declarations of a rule.
  fileprivate func insertion(of text: String, into rule: QualifiedRule) -> TextEdit {
    var last: Declaration?
    for case .declaration(let declaration) in rule.contents.prefix(while: \.isDeclaration) {
      last = declaration
    }
    let source = stream.sourceText
    let (newline, brace) = (source.newline, stream.range(of: Int(nodes[rule.index].content)))
    guard let last else {
      let indentation = source.indentation(ofLineAt: brace.lowerBound)
      let start = newline + indentation + "  " + text
      let next = Int(nodes[rule.index].content) + 1
      let hasNewline = stream[next].kind == .whitespace && stream.newlineCount(in: next) > 0
      return TextEdit(
        range: brace.upperBound..<brace.upperBound,
        replacement: start + (hasNewline ? "" : newline + indentation))
    }
    let end = stream.endOfStatement(nodes[last.index])
    let isOnLine =
      source.lineStart(of: stream.byteRange(of: last.tokens).lowerBound) <= brace.lowerBound
    let gap =
      isOnLine
      ? " " : newline + source.indentation(ofLineAt: stream.byteRange(of: last.tokens).lowerBound)
    // The semicolon of an open declaration must be before the comments.
    let offset = end.hasSemicolon ? end.lineOffset : end.offset
    return TextEdit(
      range: offset..<offset, replacement: (end.hasSemicolon ? "" : ";") + gap + text)
  }

  /// Returns the insertion of a rule after the statements that must be first in a sheet, and after
  /// a comment about the whole sheet.
  fileprivate func insertion(ofRule text: String, _ newline: String) -> TextEdit {
    var end: Int?
    for case .atRule(let rule) in rules.prefix(while: \.isStatement) {
      end = stream.endOfStatement(nodes[rule.index]).lineOffset
    }
    if end == nil, stream.count > 1, stream[0].kind == .comment, stream[1].kind == .whitespace,
      stream.newlineCount(in: 1) > 1
    {
      end = stream.range(of: 0).upperBound
    }
    if let end { return TextEdit(range: end..<end, replacement: newline + newline + text) }
    return TextEdit(range: 0..<0, replacement: text + newline + newline)
  }
}

extension Syntax {
  /// Whether the node is a declaration.
  fileprivate var isDeclaration: Bool { if case .declaration = self { true } else { false } }

  /// Whether the node is an at-rule without a block.
  fileprivate var isStatement: Bool {
    if case .atRule(let rule) = self { !rule.hasBlock } else { false }
  }
}
