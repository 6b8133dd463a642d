// SPDX-License-Identifier: Apache-2.0
import CSSCascade
import CSSSyntax
import Foundation
import TestSupport
import Testing

/// Tests of the order of layers.
///
/// Defined by [CSS Cascade 5, section 6.4.3](https://drafts.csswg.org/css-cascade-5/#layer-ordering).
@Suite struct LayerOrderTests {
  /// The layers of a sheet, and the appearances of those whose conditions match.
  private struct Layers {
    var table = LayerTable()
    var appearances: [LayerID] = []
    var log = DiagnosticLog()

    /// Collects the layers of a sheet; `@media print` does not match.
    init(_ text: String) {
      let tree = SyntaxTree(parsing: text)
      walk(tree, 0..<tree.nodes.count, in: .unlayered, counts: true)
    }

    private mutating func walk(
      _ tree: SyntaxTree, _ nodes: Range<Int>, in parent: LayerID, counts: Bool
    ) {
      var index = nodes.lowerBound
      while index < nodes.upperBound {
        let node = tree.nodes[index]
        let next = Int(node.next)
        if tree.stream.value(of: Int(node.first)) == "layer" {
          let rule = LayerRule(tree, at: index, log: &log)
          let layers =
            rule?.layers(in: &table, inside: parent, at: node, of: tree.stream, log: &log) ?? []
          if counts { appearances += layers }
          if let layer = layers.first, rule?.isBlock == true {
            walk(tree, index + 1..<next, in: layer, counts: counts)
          }
        } else {
          let prelude = tree.stream.text(of: Int(node.first)..<Int(node.content))
          let matches = counts && !prelude.contains("print")
          walk(tree, index + 1..<next, in: parent, counts: matches)
        }
        index = next
      }
    }

    var order: LayerOrder { LayerOrder(of: table, appearances: appearances) }

    /// The names of the layers that apply, weakest first; `*` is the implicit final layer.
    var names: String {
      let order = order
      return (0...table.count).map { LayerID(rawValue: UInt16($0)) }
        .filter { order.rank(of: $0) > 0 }
        .sorted { order.rank(of: $0) < order.rank(of: $1) }
        .map { $0 == .unlayered ? "*" : table.description(of: $0) }.joined(separator: " ")
    }
  }

  @Test(
    "orders layers by first appearance, nested layers before their parent",
    arguments: [
      ("", "*"),
      ("a {}", "*"),
      ("@layer a;", "a *"),
      ("@layer a {}", "a *"),
      ("@layer a, b;", "a b *"),
      ("@layer b, a;", "b a *"),
      ("@layer a {} @layer b {}", "a b *"),
      ("@layer b, a; @layer a {} @layer b {}", "b a *"),
      ("@layer a {} @layer b {} @layer a {}", "a b *"),
      ("@layer a; @layer b; @layer b, a;", "a b *"),
      ("@layer a, a;", "a *"),
      ("@layer a.b;", "a.b a *"),
      ("@layer a { @layer b; }", "a.b a *"),
      ("@layer a { @layer b {} @layer c {} }", "a.b a.c a *"),
      ("@layer a.b, c, a.d;", "a.b a.d a c *"),
      ("@layer a.b; @layer c; @layer a { @layer d; @layer b; }", "a.b a.d a c *"),
      ("@layer a { @layer c; } @layer b { @layer c; }", "a.c a b.c b *"),
      ("@layer c; @layer a.b.c;", "c a.b.c a.b a *"),
      ("@layer a.b.c, a.d, a.b.e;", "a.b.c a.b.e a.b a.d a *"),
      ("@layer a { @layer a; }", "a.a a *"),
      ("@layer A; @layer a;", "A a *"),
      ("@layer {} @layer a;", "<anonymous> a *"),
      ("@layer {} @layer {}", "<anonymous> <anonymous> *"),
      (
        "@layer { @layer a; } @layer { @layer a; }",
        "<anonymous>.a <anonymous> <anonymous>.a <anonymous> *"
      ),
      ("@layer a { @layer {} @layer b; }", "a.<anonymous> a.b a *"),
      ("@layer a { @layer {} } @layer a { @layer {} }", "a.<anonymous> a.<anonymous> a *"),
      (
        "@layer a { @layer { @layer b.c; } }", "a.<anonymous>.b.c a.<anonymous>.b a.<anonymous> a *"
      ),
      (#"@layer a\.b; @layer a.b;"#, #"a\.b a.b a *"#),
      ("@media print { @layer a; } @layer b, a;", "b a *"),
      ("@media screen { @layer a; } @layer b, a;", "a b *"),
      ("@media print { @layer a, b; } @layer c;", "c *"),
      ("@media print { @layer a.b; } @layer a.c; @layer a.b;", "a.c a.b a *"),
      ("@layer a { @media print { @layer b; } @layer c, b; }", "a.c a.b a *"),
      ("@media print { @layer a { @media all { @layer b; } } } @layer c; @layer a;", "c a *"),
      ("@layer a b; @layer c;", "c *"),
      ("@layer a, b {} @layer c;", "c *"),
      ("@layer initial; @layer c;", "c *"),
    ])
  func order(text: String, expected: String) {
    #expect(Layers(text).names == expected)
  }

  @Test("ranks go from one to that of unlayered rules")
  func ranks() {
    let layers = Layers("@layer a.b, c; @media print { @layer d; }")
    let order = layers.order
    #expect(order.highest == 4)
    #expect(order.rank(of: .unlayered) == 4)
    var table = layers.table
    let absent = table.layer(named: LayerName("d")!)!
    #expect(order.rank(of: absent) == 0)
    #expect(LayerOrder(of: LayerTable(), appearances: []).rank(of: .unlayered) == 1)
  }

  @Test("the same name in the same layer is the same layer")
  func identity() {
    var table = LayerTable()
    let base = table.layer(named: LayerName("base")!)!
    let buttons = table.layer(named: LayerName("base.buttons")!)!
    let inBase = table.layer(named: LayerName("buttons")!, in: base)
    #expect(inBase == buttons)
    let other = table.layer(named: LayerName("buttons")!)
    #expect(other != buttons)
    #expect(table.parent(of: buttons) == base)
    #expect(table.parent(of: base) == .unlayered)
    #expect(table.depth(of: buttons) == 2)
    let anonymous = table.anonymousLayer()
    let another = table.anonymousLayer()
    #expect(anonymous != another)
    #expect(table.description(of: .unlayered) == "")
    #expect(table.count == 5)
  }

  @Test("accepts layers 64 deep and reports deeper ones")
  func depth() {
    let name = Array(repeating: "a", count: 64).joined(separator: ".")
    #expect(Layers("@layer \(name);").names.split(separator: " ").count == 65)
    let deeper = Layers("@layer \(name).a; @layer b;")
    #expect(deeper.names == "b *")
    #expect(deeper.log.diagnostics.map(\.kind) == [.layersTooDeep])
    let blocks = Layers(String(repeating: "@layer {", count: 70))
    #expect(blocks.names.split(separator: " ").count == 65)
    #expect(
      blocks.log.diagnostics.map(\.message) == ["layers nested more than 64 deep are not read"])
  }

  @Test("layers beyond the last rank are reported, and the rest keeps its order")
  func count() {
    let names = (0..<70_000).map { "l\($0)" }.joined(separator: ",")
    let layers = Layers("@layer \(names);")
    #expect(layers.table.count == LayerTable.maximumCount)
    #expect(layers.log.diagnostics.count == 70_000 - LayerTable.maximumCount)
    #expect(layers.order.rank(of: .unlayered) == 65_535)
    #expect(layers.order.rank(of: LayerID(rawValue: 65_534)) == 65_534)
  }

  @Test(
    "registers long and repeated layer names in linear time",
    .tier(.standard))
  func long() {
    let name = String(repeating: "a", count: 1_000_000)
    #expect(Layers("@layer \(name); @layer b, \(name);").names == "\(name) b *")
    expectGrowth(from: 15_000, "appearances") { count in
      let text = String(repeating: "@layer a, b.c;", count: count)
      #expect(Layers(text).names == "a b.c b *")
    }
    expectGrowth(from: 25_000, "names in one name") { count in
      let dots = String(repeating: "a.", count: count) + "a"
      #expect(Layers("@layer \(dots); @layer b;").names == "b *")
    }
  }
}
