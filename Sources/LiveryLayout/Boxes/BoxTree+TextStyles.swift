// SPDX-License-Identifier: Apache-2.0
import LiveryDisplay

extension BoxTree {
  /// Propagates text decorations and the text step of a pipeline, which are not inherited.
  mutating func propagateTextStyles() {
    for number in nodes.indices {
      var textStyle = nodes[number].style.text
      if let parent = nodes[number].parent {
        textStyle.inherit(from: nodes[parent], nodes[number].style)
      }
      setTextStyle(textStyle, of: number)
    }
  }
}

extension TextStyle {
  /// Takes the parent's text step and decorations, unless the style of this element overrides them.
  fileprivate mutating func inherit(from parent: BoxTree.Node, _ style: BoxStyle) {
    let (parentStyle, ownStyle) = (parent.style.textWithoutPipeline, style.textWithoutPipeline)
    if !style.hasOwnPipeline {
      if ownStyle.font == parentStyle.font { font = parent.textStyle.font }
      if ownStyle.color == parentStyle.color { color = parent.textStyle.color }
      if ownStyle.shadows == parentStyle.shadows { shadows = parent.textStyle.shadows }
    }
    // Defined by https://drafts.csswg.org/css-text-decor-4/#line-decoration
    guard let inherited = parent.textStyle.decoration, !style.box.isAbsolute, !style.box.floats,
      !(style.box.display.isInline && style.box.display.isFormattingContextRoot)
    else { return }
    guard var combined = decoration else {
      decoration = inherited
      return
    }
    combined.isUnderlined = combined.isUnderlined || inherited.isUnderlined
    combined.isOverlined = combined.isOverlined || inherited.isOverlined
    combined.isStruckThrough = combined.isStruckThrough || inherited.isStruckThrough
    decoration = combined
  }
}
