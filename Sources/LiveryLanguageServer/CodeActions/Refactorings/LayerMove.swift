// SPDX-License-Identifier: Apache-2.0
import CSSCollections
import CSSSyntax

/// A move of a rule to a cascade layer.
struct LayerMove {
  private let tree: SyntaxTree
  /// The bytes of the rule.
  private let range: Range<Int>
  /// The values of custom properties in the rule, in order, whose white space is significant.
  private let verbatim: [Range<Int>]

  /// The maximum number of layers that are offered.
  static let maximumCount = 10

  /// Creates the move of the outermost style rule at a byte offset.
  ///
  /// - Returns: `nil` if there is no style rule, or if it is in a layer.
  init?(at offset: Int, in tree: SyntaxTree) {
    let path = tree.path(at: offset)
    guard let position = path.firstIndex(where: { tree.nodes[$0].kind == .qualifiedRule }),
      path[..<position].allSatisfy({ tree.isConditionalGroup($0) })
    else { return nil }
    let rule = path[position]
    guard tree.nodes[rule].contentEnd < tree.nodes[rule].end else { return nil }
    self.tree = tree
    range = tree.bytes(of: rule)
    verbatim = (rule..<Int(tree.nodes[rule].next)).compactMap { node in
      guard case .declaration(let declaration) = Syntax(tree, node), declaration.isCustom else {
        return nil
      }
      return tree.stream.byteRange(of: declaration.value)
    }
  }

  /// Returns the edits that put the rule into the block of a layer.
  func edits(to layer: String) -> [TextEdit] {
    let source = tree.stream.sourceText
    let (newline, indentation) = (source.newline, source.indentation(ofLineAt: range.lowerBound))
    let name = layer.split(separator: ".").map { identifierText(String($0)) }
      .joined(separator: ".")
    let start = "@layer \(name) {\(newline)\(indentation)  "
    let lines = lineStarts.map { TextEdit(range: $0..<$0, replacement: "  ") }
    return [TextEdit(range: range.lowerBound..<range.lowerBound, replacement: start)] + lines
      + [
        TextEdit(
          range: range.upperBound..<range.upperBound, replacement: "\(newline)\(indentation)}")
      ]
  }

  /// The starts of the lines in the rule that can be indented: those that begin with white space or
  /// a token.
  private var lineStarts: [Int] {
    let stream = tree.stream
    return range.dropFirst().filter { offset in
      guard stream.bytes[offset - 1] == 0x0A, let token = stream.token(at: offset),
        stream.bytes[offset] != 0x0A, stream.bytes[offset] != 0x0D
      else { return false }
      let isPlain =
        stream[token].kind == .whitespace || stream.range(of: token).lowerBound == offset
      let next = verbatim.partitioningIndex { $0.upperBound >= offset }
      return isPlain && (next == verbatim.count || offset <= verbatim[next].lowerBound)
    }
  }
}

extension CodeActionContext {
  /// The actions that move a rule to each layer of the theme.
  var layerMoves: [LSP.CodeAction] {
    // The layers of an imported sheet can be part of the layer of its import.
    let isInCascade = theme.sheets.prefix(theme.cascadeCount).contains { $0 === sheet }
    guard !sheet.isGenerated, isInCascade,
      let move = LayerMove(at: range.lowerBound, in: sheet.tree)
    else { return [] }
    var known: Set<String> = []
    let layers = theme.sheets.flatMap { $0.names.names(of: .layer, role: .declaration) }
      .filter { known.insert($0).inserted }
    return layers.prefix(LayerMove.maximumCount).compactMap { layer in
      action("Move to layer '\(layer)'", .rewrite, move.edits(to: layer))
    }
  }
}

extension SyntaxTree {
  /// Returns whether a node is an at-rule with rules under a condition, or `@starting-style`.
  fileprivate func isConditionalGroup(_ node: Int) -> Bool {
    guard case .atRule(let rule) = Syntax(self, node) else { return false }
    return ["media", "supports", "container", "starting-style"].contains(rule.name.lowercased())
  }
}
