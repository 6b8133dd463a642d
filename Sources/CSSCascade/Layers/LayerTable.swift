// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// All cascade layers of the sheets of one origin, including those in conditions that do not match.
///
/// ```swift
/// var table = LayerTable()
/// let buttons = LayerName("base.buttons").flatMap { table.layer(named: $0) } ?? .unlayered
/// table.description(of: buttons)                                   // base.buttons
/// table.description(of: table.parent(of: buttons))                 // base
/// ```
///
/// The table has no order, which depends on the matching conditions: see ``LayerOrder``. Each
/// origin has a table of its own, because layers of different origins are independent.
///
/// Defined by [CSS Cascade 5, section 6.4](https://drafts.csswg.org/css-cascade-5/#layering).
package struct LayerTable: Sendable {
  private struct Layer: Sendable {
    let parent: LayerID
    let depth: UInt8
    /// The name; `nil` for an anonymous layer.
    let name: Atom?
  }

  private struct Key: Hashable {
    let parent: LayerID
    let name: Atom
  }

  /// The maximum nesting depth of layers.
  package static let maximumDepth = 64
  /// The maximum number of layers, so that every rank fits into 16 bits.
  package static let maximumCount = 65_534

  /// The layers by number; the first one is the implicit final layer.
  private var layers = [Layer(parent: .unlayered, depth: 0, name: nil)]
  private var named: [Key: LayerID] = [:]
  private var names = AtomTable()

  /// Creates a table without layers.
  package init() {}

  /// The number of layers, without the implicit final layer.
  package var count: Int { layers.count - 1 }

  /// Returns the layer with a name inside another layer, and adds missing layers to the table.
  ///
  /// - Returns: the layer; `nil` if it would exceed ``maximumDepth`` or ``maximumCount``.
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

  /// Adds an anonymous layer, which no other rule can name.
  ///
  /// - Returns: the layer; `nil` if it would exceed ``maximumDepth`` or ``maximumCount``.
  package mutating func anonymousLayer(in parent: LayerID = .unlayered) -> LayerID? {
    append(in: parent, name: nil)
  }

  /// Creates a table from the ``steps`` of another one; `nil` if they are inconsistent.
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

  /// All layers by number, each with its outer layer and its name, which is `nil` if anonymous.
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
  /// Returns the outer layer of a layer; ``LayerID/unlayered`` if there is none.
  package func parent(of layer: LayerID) -> LayerID { layers[Int(layer.rawValue)].parent }

  /// Returns the nesting depth of a layer: 0 for ``LayerID/unlayered``, 1 for a top-level layer.
  package func depth(of layer: LayerID) -> Int { Int(layers[Int(layer.rawValue)].depth) }

  /// Returns the full name of a layer: `base.buttons`, `<anonymous>`, `base.<anonymous>`.
  ///
  /// The name of ``LayerID/unlayered`` is empty.
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
  /// The number: zero for ``unlayered``, then in the order of insertion.
  package let rawValue: UInt16

  /// Creates an identifier from a number.
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The implicit final layer, of the rules outside of all layers.
  package static let unlayered = LayerID(rawValue: 0)
}
