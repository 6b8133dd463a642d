// SPDX-License-Identifier: Apache-2.0
import CSSSelectors
import CSSStorage
import CSSSyntax
import Foundation
import TestSupport
import Testing

@Suite("Selectors of real style sheets")
struct RealSheetTests {
  /// The diagnostics of names that are specific to one browser or toolkit.
  static let expectedKinds: Set<String> = ["unknown-pseudo-class", "unknown-pseudo-element"]
  /// The message for a selector that requires a shadow tree.
  static let unsupported = "the pseudo-class ':host()' is not supported"

  @Test("accepts every selector, or rejects it for a known reason", .needsCorpora)
  func read() throws {
    var count = 0
    for sheet in Corpora.sheets where sheet.pathExtension == "css" {
      let text = try String(contentsOf: sheet, encoding: .utf8)
      let tree = SyntaxTree(parsing: text, name: sheet.lastPathComponent)
      var reader = SheetReader(tree)
      reader.read()
      for diagnostic in reader.log.diagnostics {
        let isKnown =
          Self.expectedKinds.contains(diagnostic.kind.id)
          || diagnostic.message == Self.unsupported
        #expect(isKnown, "\(sheet): \(diagnostic.message)")
      }
      let printer = SelectorPrinter(reader.table, reader.names)
      for selector in 0..<reader.table.count
      where !reader.table.selectors[selector].flags.contains(.nesting) {
        let canonical = printer.description(of: selector)
        #expect(SelectorList(parsing: canonical).description == canonical)
      }
      count += reader.table.count
    }
    #expect(count > 10_000)
  }
}

/// A parser of the preludes of all style rules of a style sheet.
private struct SheetReader {
  let tree: SyntaxTree
  var table = SelectorTable()
  var names = AtomTable()
  var log = DiagnosticLog()

  init(_ tree: SyntaxTree) { self.tree = tree }

  mutating func read() {
    var index = 0
    while index < tree.nodes.count {
      let node = tree.nodes[index]
      if node.kind == .atRule, tree.stream.value(of: Int(node.first)).hasSuffix("keyframes") {
        index = Int(node.next)
        continue
      }
      if node.kind == .qualifiedRule {
        _ = table.parseList(
          tree.stream, Int(node.first)..<Int(node.content), nestedIn: nil, names: &names, log: &log)
      }
      index += 1
    }
  }
}
