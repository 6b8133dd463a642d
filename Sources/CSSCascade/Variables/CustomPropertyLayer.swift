// SPDX-License-Identifier: Apache-2.0
import CSSSyntax

/// A layer of custom properties that overrides those below: the additions of an element to its
/// parent.
///
/// A layer is never more than half as large as the one below, because a larger one is merged with
/// it. So a lookup takes a number of steps that is logarithmic in the number of names. Adding two
/// names to a hundred copies none of the hundred.
final class CustomPropertyLayer: Sendable {
  /// The texts of this layer, with `nil` for a name that has no text from this layer up.
  let texts: [Atom: String?]
  /// The layer that this one overrides in part, or `nil` for the lowest one.
  let below: CustomPropertyLayer?

  /// Creates a layer of at least one text on top of another layer.
  ///
  /// - Parameters:
  ///   - texts: The texts, with `nil` for a name that has no text from this layer up.
  ///   - layer: The layer below.
  ///   - hidesOthers: Whether names without texts override texts outside of all layers.
  init(_ texts: [Atom: String?], on layer: CustomPropertyLayer?, hidesOthers: Bool = false) {
    var texts = texts
    var below = layer
    while let layer = below, texts.count * 2 > layer.texts.count {
      texts.merge(layer.texts) { upper, _ in upper }
      below = layer.below
    }
    // In the lowest layer, there are no texts to override.
    self.texts = below == nil && !hidesOthers ? texts.filter { $0.value != nil } : texts
    self.below = below
  }

  /// The text of a name: `nil` if no layer contains the name, and nested `nil` if the topmost layer
  /// with it has no text.
  subscript(name: Atom) -> String?? {
    var layer = self
    while true {
      if let text = layer.texts[name] { return text }
      guard let below = layer.below else { return nil }
      layer = below
    }
  }

  /// All names that have a text, with their texts.
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
