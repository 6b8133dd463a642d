// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Every cascade layer that the sheets of one origin name, those in conditions that do not hold included.
///
/// ```swift
/// var table = LayerTable()
/// let buttons = LayerName("base.buttons").flatMap { table.layer(named: $0) } ?? .unlayered
/// table.description(of: buttons)                                   // base.buttons
/// table.description(of: table.parent(of: buttons))                 // base
/// ```
///
/// The table knows no order, which depends on the conditions that hold: that is ``LayerOrder``. Layers of different
/// origins have nothing to do with one another, so each origin has a table of its own.
///
/// Defined by [CSS Cascade 5, section 6.4](https://drafts.csswg.org/css-cascade-5/#layering).
package struct LayerTable: Sendable {
  private struct Layer: Sendable {
    let parent: LayerID
    let depth: UInt8
    /// Nil for an anonymous layer.
    let name: Atom?
  }

  private struct Key: Hashable {
    let parent: LayerID
    let name: Atom
  }

  /// Layers may be nested so many deep.
  package static let maximumDepth = 64
  /// There may be so many layers, so that every rank fits into 16 bits.
  package static let maximumCount = 65_534

  /// The layers by their numbers; the first one is what stands in none.
  private var layers = [Layer(parent: .unlayered, depth: 0, name: nil)]
  private var named: [Key: LayerID] = [:]
  private var names = AtomTable()

  /// A table without layers.
  package init() {}

  /// How many layers there are, what stands in none left out.
  package var count: Int { layers.count - 1 }

  /// The layer of a name inside of another one, made with those around it where the table has not met them.
  ///
  /// - Returns: nil when that would pass ``maximumDepth`` or ``maximumCount``.
  package mutating func layer(
    named name: LayerName, in parent: LayerID = .unlayered
  ) -> LayerID? {
    guard depth(of: parent) + name.components.count <= Self.maximumDepth else { return nil }
    var layer = parent
    for component in name.components {
      let key = Key(parent: layer, name: names.intern(component))
      guard let found = named[key] ?? append(in: layer, name: key.name) else { return nil }
      named[key] = found
      layer = found
    }
    return layer
  }

  /// A new layer without a name, which is nobody else's.
  ///
  /// - Returns: nil when that would pass ``maximumDepth`` or ``maximumCount``.
  package mutating func anonymousLayer(in parent: LayerID = .unlayered) -> LayerID? {
    append(in: parent, name: nil)
  }

  /// A table of layers as ``steps`` gives them; nil where these cannot be the layers of a table.
  package init?(_ steps: [(parent: LayerID, name: String?)]) {
    for (parent, name) in steps {
      guard Int(parent.rawValue) < layers.count else { return nil }
      let key = name.map { Key(parent: parent, name: names.intern($0)) }
      guard key.map({ named[$0] == nil }) ?? true,
        let layer = append(in: parent, name: key?.name)
      else { return nil }
      if let key { named[key] = layer }
    }
  }

  /// Every layer in the order of the numbers: the one around it, and its own name, nil for an anonymous one.
  package var steps: [(parent: LayerID, name: String?)] {
    layers.dropFirst().map { ($0.parent, $0.name.map(names.text(of:))) }
  }

  private mutating func append(in parent: LayerID, name: Atom?) -> LayerID? {
    let depth = depth(of: parent) + 1
    guard depth <= Self.maximumDepth, count < Self.maximumCount else { return nil }
    let number = UInt16(truncatingIfNeeded: layers.count)
    layers.append(Layer(parent: parent, depth: UInt8(truncatingIfNeeded: depth), name: name))
    return LayerID(rawValue: number)
  }
}

extension LayerTable {
  /// The layer around another one; ``LayerID/unlayered`` where none is.
  package func parent(of layer: LayerID) -> LayerID { layers[Int(layer.rawValue)].parent }

  /// How many layers deep a layer stands, itself counted: zero for ``LayerID/unlayered``.
  package func depth(of layer: LayerID) -> Int { Int(layers[Int(layer.rawValue)].depth) }

  /// The layer's full name, as `explain` shows it: `base.buttons`, `<anonymous>`, `base.<anonymous>`.
  ///
  /// That of ``LayerID/unlayered`` is empty.
  package func description(of layer: LayerID) -> String {
    var components: [String] = []
    var layer = layer
    while layer != .unlayered {
      let name = layers[Int(layer.rawValue)].name
      components.append(name.map { identifierText(names.text(of: $0)) } ?? "<anonymous>")
      layer = parent(of: layer)
    }
    return components.reversed().joined(separator: ".")
  }
}

/// A cascade layer of one ``LayerTable``, as a small number.
package struct LayerID: Sendable, Hashable {
  /// The number: zero for ``unlayered``, then counted in the order in which the table met the layers.
  package let rawValue: UInt16

  /// Takes a number as it is.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The implicit last layer, of the rules outside of all layers.
  package static let unlayered = LayerID(rawValue: 0)
}
