// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension BoxTree {
  /// Propagates text decorations and the text step of a pipeline, which are not inherited.
  mutating func handDownLooks() {
    for number in nodes.indices {
      var look = nodes[number].style.text
      if let parent = nodes[number].parent { look.take(from: nodes[parent], nodes[number].style) }
      setLook(look, of: number)
    }
  }
}

extension TextLook {
  /// Takes the parent's text step and decorations, unless the style of this element overrides them.
  fileprivate mutating func take(from parent: BoxTree.Node, _ style: BoxStyle) {
    let (before, plain) = (parent.style.plainText, style.plainText)
    if !style.hasOwnPipeline {
      if plain.font == before.font { font = parent.look.font }
      if plain.color == before.color { color = parent.look.color }
      if plain.shadows == before.shadows { shadows = parent.look.shadows }
    }
    // Defined by https://drafts.csswg.org/css-text-decor-4/#line-decoration
    guard let above = parent.look.decoration, !style.box.isAbsolute, !style.box.floats,
      !(style.box.display.isInline && style.box.display.isRoot)
    else { return }
    guard var own = decoration else {
      decoration = above
      return
    }
    own.isUnderlined = own.isUnderlined || above.isUnderlined
    own.isOverlined = own.isOverlined || above.isOverlined
    own.isStruckThrough = own.isStruckThrough || above.isStruckThrough
    decoration = own
  }
}
