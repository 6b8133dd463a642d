// SPDX-License-Identifier: Apache-2.0

/// The order of the cascade layers that apply.
///
/// ```swift
/// // @layer reset, base; @layer base { @layer buttons { … } }
/// let order = LayerOrder(of: table, appearances: [reset, base, base, buttons])
/// order.rank(of: reset)        // 1, the weakest
/// order.rank(of: buttons)      // 2
/// order.rank(of: base)         // 3: its own rules are stronger than those of the layers inside
/// order.rank(of: .unlayered)   // 4, the strongest
/// ```
///
/// Layers in rules whose conditions do not match are left out. The order is computed from the
/// appearances that apply, and again when another condition matches.
///
/// Defined by [CSS Cascade 5, section 6.4.3](https://drafts.csswg.org/css-cascade-5/#layer-ordering).
package struct LayerOrder: Sendable, Hashable {
  private let ranks: [UInt16]

  /// Orders the layers of a table.
  ///
  /// - Parameters:
  ///   - table: the layers.
  ///   - appearances: the layers in the order of appearance; a layer may appear more than once, and
  ///     its outer layers appear with it.
  /// - Complexity: linear in the numbers of layers and of appearances.
  package init(of table: LayerTable, appearances: some Sequence<LayerID>) {
    var hierarchy = LayerHierarchy(count: table.count)
    for layer in appearances { hierarchy.add(layer, of: table) }
    ranks = hierarchy.ranks
  }

  /// Returns the rank of a layer in the layer order.
  ///
  /// The higher rank wins for normal declarations, the lower rank for important ones. The implicit
  /// last layer has the highest rank, at most 65535. A layer that does not appear has rank zero.
  package func rank(of layer: LayerID) -> Int { Int(ranks[Int(layer.rawValue)]) }

  /// The number of ranks, which is the rank of the implicit last layer.
  package var highest: Int { Int(ranks[0]) }
}

/// The layers that appear, as a tree whose siblings are in the order of first appearance.
private struct LayerHierarchy {
  private static let none = UInt16.max

  private var parents: [UInt16]
  private var firstChildren: [UInt16]
  private var lastChildren: [UInt16]
  private var nextSiblings: [UInt16]

  init(count: Int) {
    let noLayers = [UInt16](repeating: Self.none, count: count + 1)
    parents = noLayers
    firstChildren = noLayers
    lastChildren = noLayers
    nextSiblings = noLayers
  }

  /// Adds a layer, and its outer layers that have not appeared yet.
  mutating func add(_ layer: LayerID, of table: LayerTable) {
    var layer = layer
    while layer != .unlayered, parents[Int(layer.rawValue)] == Self.none {
      let parent = table.parent(of: layer)
      append(Int(layer.rawValue), to: Int(parent.rawValue))
      layer = parent
    }
  }

  private mutating func append(_ layer: Int, to parent: Int) {
    let number = UInt16(truncatingIfNeeded: layer)
    parents[layer] = UInt16(truncatingIfNeeded: parent)
    if lastChildren[parent] == Self.none {
      firstChildren[parent] = number
    } else {
      nextSiblings[Int(lastChildren[parent])] = number
    }
    lastChildren[parent] = number
  }

  /// The ranks of the layers, nested layers before their outer layer; zero for absent layers.
  var ranks: [UInt16] {
    var ranks = [UInt16](repeating: 0, count: parents.count)
    var rank: UInt16 = 0
    var layer = innermost(of: 0)
    while true {
      rank += 1
      ranks[layer] = rank
      if layer == 0 { return ranks }
      let sibling = nextSiblings[layer]
      layer = sibling == Self.none ? Int(parents[layer]) : innermost(of: Int(sibling))
    }
  }

  /// Returns the first innermost layer inside a layer.
  private func innermost(of layer: Int) -> Int {
    var layer = layer
    while firstChildren[layer] != Self.none { layer = Int(firstChildren[layer]) }
    return layer
  }
}
