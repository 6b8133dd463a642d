// SPDX-License-Identifier: Apache-2.0

extension CSSStyleSheet {
  /// Returns the full names of the layers of an origin that apply, from the weakest to the
  /// strongest for normal declarations.
  ///
  /// ```swift
  /// CSSStyleSheet("@layer a, b; @layer a.x { }").layerNames(of: .author)    // ["a.x", "a", "b"]
  /// ```
  ///
  /// Defined by [CSS Cascade 5, section 6.4.3](https://drafts.csswg.org/css-cascade-5/#layer-ordering).
  package func layerNames(of origin: Origin) -> [String] {
    let rules = styleCache.rules.fullyParsed
    let table = rules.index.records.layers[Int(origin.rawValue)]
    let order = rules.contexts.layerOrder(of: origin)
    let layers = (0..<table.count).map { LayerID(rawValue: UInt16(truncatingIfNeeded: $0 + 1)) }
    return layers.filter { order.rank(of: $0) > 0 }
      .sorted { order.rank(of: $0) < order.rank(of: $1) }
      .map(table.description(of:))
  }
}
