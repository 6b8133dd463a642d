// SPDX-License-Identifier: Apache-2.0
package import CSSSyntax

/// An `@layer` rule: a statement that names layers, or a block of rules in one layer.
///
/// Defined by [CSS Cascade 5, section 6.4.4](https://drafts.csswg.org/css-cascade-5/#at-layer).
package struct LayerRule: Sendable, Hashable {
  /// The layers that the rule names; empty for a block of an anonymous layer.
  package let names: [LayerName]
  /// Whether the rule is a block.
  package let isBlock: Bool

  /// Parses a `layer` at-rule; `nil`, with a diagnostic, if it is malformed.
  package init?(_ tree: SyntaxTree, at node: Int, log: inout DiagnosticLog) {
    let record = tree.nodes[node]
    isBlock = record.content < record.end
    let end = Int(isBlock ? record.content : record.contentEnd)
    var cursor = TokenCursor(tree.stream, Int(record.first) + 1..<end)
    var names: [LayerName] = []
    while !(names.isEmpty && isBlock && cursor.isAtEnd()) {
      guard let name = LayerName(parsing: &cursor) else {
        log.add(Self.invalid(&cursor))
        return nil
      }
      names.append(name)
      if cursor.isAtEnd() { break }
      guard !isBlock, cursor.peek() == .comma else {
        let _: Void? = cursor.expected(isBlock ? "'{'" : "',' or ';'")
        log.add(Self.invalid(&cursor))
        return nil
      }
      _ = cursor.next()
    }
    self.names = names
  }

  private static func invalid(_ cursor: inout TokenCursor) -> Diagnostic {
    .invalidPrelude(.invalidLayer, &cursor)
  }

  /// Returns the layers that the rule names or opens, in order.
  ///
  /// A layer that exceeds a limit is omitted with a diagnostic.
  ///
  /// - Returns: the layer of a block, or the layers of a statement.
  package func layers(
    in table: inout LayerTable, inside parent: LayerID, at node: SyntaxNode, of stream: TokenStream,
    log: inout DiagnosticLog
  ) -> [LayerID] {
    if names.isEmpty {
      if let layer = table.anonymousLayer(in: parent) { return [layer] }
      log.add(.tooManyLayers(in: table, at: node, of: stream))
      return []
    }
    return names.compactMap { name in
      if let layer = table.layer(named: name, in: parent) { return layer }
      log.add(.tooManyLayers(in: table, at: node, of: stream))
      return nil
    }
  }
}

extension Diagnostic {
  /// Returns the diagnostic of a layer that exceeds a limit.
  package static func tooManyLayers(
    in table: LayerTable, at node: SyntaxNode, of stream: TokenStream
  ) -> Diagnostic {
    let isFull = table.count >= LayerTable.maximumCount
    return Diagnostic(
      isFull ? .tooManyLayers : .layersTooDeep, range: stream.range(of: Int(node.first)),
      facts: [.limit(isFull ? LayerTable.maximumCount : LayerTable.maximumDepth)])
  }
}
