// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// Some custom properties on top of others that they hide: what an element adds to its parent's.
///
/// A layer is never more than half as large as the one below, because a larger one takes that one's place. So a
/// name is found in a number of steps that grows as the logarithm of the number of names, and adding two names to
/// a hundred copies none of the hundred.
final class CustomPropertyLayer: Sendable {
  /// The texts of this layer; nil for a name that has none from here on up.
  let texts: [Atom: String?]
  /// The layer that is hidden in part; nil for the lowest.
  let below: CustomPropertyLayer?

  /// Puts some texts, one at least, on top of a layer.
  ///
  /// - Parameters:
  ///   - texts: the texts; nil for a name that has none from here on up.
  ///   - layer: the layer below.
  ///   - hidesOthers: whether names without texts hide others that are in no layer.
  init(_ texts: [Atom: String?], on layer: CustomPropertyLayer?, hidesOthers: Bool = false) {
    var texts = texts
    var below = layer
    while let layer = below, texts.count * 2 > layer.texts.count {
      texts.merge(layer.texts) { upper, _ in upper }
      below = layer.below
    }
    // At the bottom nothing is left to hide.
    self.texts = below == nil && !hidesOthers ? texts.filter { $0.value != nil } : texts
    self.below = below
  }

  /// The text of a name: nil where no layer says anything of it, and nil in nil where the topmost that does says none.
  subscript(name: Atom) -> String?? {
    var layer = self
    while true {
      if let text = layer.texts[name] { return text }
      guard let below = layer.below else { return nil }
      layer = below
    }
  }

  /// Every name that has a text, with it.
  var all: [Atom: String] {
    var all = texts
    var layer = below
    while let next = layer {
      all.merge(next.texts) { upper, _ in upper }
      layer = next.below
    }
    return all.compactMapValues { $0 }
  }
}
