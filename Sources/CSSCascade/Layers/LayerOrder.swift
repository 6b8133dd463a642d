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
/// The caller passes only the appearances in rules whose conditions match. An order never changes:
/// when other conditions match, a new one is computed.
///
/// The implicit final layer, ``LayerID/unlayered``, is the root of the layer tree and always part
/// of the order. Like any layer, it is stronger than the layers inside it.
///
/// Defined by [CSS Cascade 5, section 6.4.3](https://drafts.csswg.org/css-cascade-5/#layer-ordering).
package struct LayerOrder: Sendable, Hashable {
  /// The rank of each layer, by the number of the layer; zero for a layer that does not appear.
  private let ranks: [UInt16]

  /// Orders the layers of a table.
  ///
  /// - Parameters:
  ///   - table: the layers.
  ///   - appearances: the layers of the table in the order of appearance, without those in rules
  ///     whose conditions do not match. A layer may appear more than once. Its outer layers need
  ///     not be listed.
  /// - Complexity: linear in the numbers of layers and of appearances.
  package init(of table: LayerTable, appearances: some Sequence<LayerID>) {
    var hierarchy = LayerHierarchy(count: table.count)
    for layer in appearances { hierarchy.add(layer, in: table) }
    ranks = hierarchy.ranks
  }

  /// Returns the rank of a layer in the layer order.
  ///
  /// The higher rank wins for normal declarations, the lower rank for important ones. The implicit
  /// final layer has the highest rank, at most 65,535. Any other layer that does not appear has
  /// rank zero.
  ///
  /// - Precondition: the layer is in the table that the order was created from.
  package func rank(of layer: LayerID) -> Int { Int(ranks[Int(layer.rawValue)]) }

  /// The highest rank, that of the implicit final layer: one more than the number of layers that
  /// appear.
  package var highest: Int { Int(ranks[0]) }
}

/// The layers that appear, as a tree whose siblings are in the order of first appearance.
///
/// The elements of all arrays are layer numbers, and so are their indices. The root is zero, the
/// number of ``LayerID/unlayered``.
private struct LayerHierarchy {
  /// The absence of a layer.
  ///
  /// No layer has this number, because ``LayerTable/maximumCount`` limits numbers to 65,534.
  private static let none = UInt16.max

  private var parents: [UInt16]
  private var firstChildren: [UInt16]
  private var lastChildren: [UInt16]
  private var nextSiblings: [UInt16]

  /// Creates a tree without layers inside the root.
  ///
  /// - Parameter count: the number of layers of the table, without the implicit final layer.
  init(count: Int) {
    // The additional element is that of the root.
    let noLinks = [UInt16](repeating: Self.none, count: count + 1)
    parents = noLinks
    firstChildren = noLinks
    lastChildren = noLinks
    nextSiblings = noLinks
  }

  /// Adds a layer, and its outer layers that have not appeared yet.
  mutating func add(_ layer: LayerID, in table: LayerTable) {
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

  /// The rank of each layer, lower for nested layers than for their outer layer; zero for absent
  /// layers.
  ///
  /// A rank fits into 16 bits, because there are at most 65,535 layers with the root.
  var ranks: [UInt16] {
    var ranks = [UInt16](repeating: 0, count: parents.count)
    var rank: UInt16 = 0
    var layer = firstLeaf(from: 0)
    while true {
      rank += 1
      ranks[layer] = rank
      if layer == 0 { return ranks }
      let sibling = nextSiblings[layer]
      layer = sibling == Self.none ? Int(parents[layer]) : firstLeaf(from: Int(sibling))
    }
  }

  /// Returns the layer that is reached through first children, or the layer itself if it has none.
  private func firstLeaf(from layer: Int) -> Int {
    var layer = layer
    while firstChildren[layer] != Self.none { layer = Int(firstChildren[layer]) }
    return layer
  }
}
