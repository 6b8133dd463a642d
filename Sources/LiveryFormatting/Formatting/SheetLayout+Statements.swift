// SPDX-License-Identifier: Apache-2.0
import CSSSyntax
import CSSValues

extension SheetLayout {
  /// Puts a declaration.
  mutating func put(_ declaration: Declaration, _ gap: GapWriter.Gap) {
    let node = tree.nodes[declaration.index]
    let first = position
    writer.put(first, gap)
    var sawSpace = false
    var sawColon = false
    for token in first + 1..<Int(node.content) {
      switch stream[token].kind {
      case .whitespace: sawSpace = true
      case .colon:
        writer.put(token, .none)
        sawColon = true
        sawSpace = true
      default:
        writer.put(token, sawSpace || sawColon ? .space : .none)
        sawSpace = false
      }
    }
    let tokens = declaration.value
    let missing = MissingSemicolon(
      inValue: tokens, of: stream, isCustom: declaration.isCustom)
    if let missing { diagnostics.append(missing.diagnostic) }
    if declaration.isCustom {
      writer.put(verbatim: tokens, .space)
    } else if !tokens.isEmpty {
      value.put(
        tokens, of: declaration.name.lowercased(), tail: declaration.isImportant ? 12 : 1,
        indent: indent, into: &writer)
    }
    position = tokens.upperBound
    endStatement(of: node, from: first)
  }

  /// Puts the end of a declaration or statement: `!important` and the semicolon, which is added
  /// before a brace.
  mutating func endStatement(of node: SyntaxNode, from first: Int) {
    var end = Int(node.end)
    while end > position, stream[end - 1].kind.isTrivia { end -= 1 }
    var sawSpace = false
    for token in position..<end {
      switch stream[token].kind {
      case .whitespace: sawSpace = true
      case .comment:
        writer.put(token, sawSpace ? .space : .none)
        sawSpace = false
      default:
        writer.put(token, stream.isDelim(token, "!") || isAfterColon ? .space : .none)
        sawSpace = false
      }
    }
    position = end
    ranges.append(stream.byteRange(of: first..<end))
    let isEnded = end > first && stream[end - 1].kind == .semicolon && end > Int(node.contentEnd)
    if !isEnded, stream[Int(node.end)].kind == .rightBrace {
      writer.missingText = isAfterColon ? " ;" : ";"
    }
  }

  /// Whether the last token is the colon of a declaration, whose value may be empty.
  private var isAfterColon: Bool { writer.last.map { stream[$0].kind == .colon } ?? false }

  /// Puts a node without changes, except for the white space after it.
  mutating func putVerbatim(_ node: SyntaxNode, _ gap: GapWriter.Gap) {
    var end = Int(node.end)
    if end == stream.count, stream.hasUnclosedBlock(position..<end) {
      writer.isOpenEnded = true
    } else {
      while end > position + 1, stream[end - 1].kind.isTrivia { end -= 1 }
    }
    ranges.append(stream.byteRange(of: position..<end))
    writer.put(verbatim: position..<end, gap)
    position = end
  }

  /// Returns whether the text ends inside the value or head of a node.
  func isUnclosed(_ node: Syntax) -> Bool {
    let record = tree.nodes[node.index]
    guard Int(record.end) == stream.count, !node.hasBlock else { return false }
    return stream.hasUnclosedBlock(Int(record.first)..<Int(record.end))
  }
}
