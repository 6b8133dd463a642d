// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension BoxTree {
  /// Propagates text decorations and the text step of a pipeline, which are not inherited.
  mutating func propagateTextStyles() {
    for number in nodes.indices {
      var textStyle = nodes[number].style.text
      if let parent = nodes[number].parent {
        textStyle.take(from: nodes[parent], nodes[number].style)
      }
      setTextStyle(textStyle, of: number)
    }
  }
}

extension TextStyle {
  /// Takes the parent's text step and decorations, unless the style of this element overrides them.
  fileprivate mutating func take(from parent: BoxTree.Node, _ style: BoxStyle) {
    let (before, plain) = (parent.style.plainText, style.plainText)
    if !style.hasOwnPipeline {
      if plain.font == before.font { font = parent.textStyle.font }
      if plain.color == before.color { color = parent.textStyle.color }
      if plain.shadows == before.shadows { shadows = parent.textStyle.shadows }
    }
    // Defined by https://drafts.csswg.org/css-text-decor-4/#line-decoration
    guard let above = parent.textStyle.decoration, !style.box.isAbsolute, !style.box.floats,
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
