// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// One layout of a tree: what is worked out on the way, and needed more than once.
final class LayoutPass {
  /// The elements.
  let nodes: [BoxTree.Node]
  /// The measures of texts and pictures.
  let measuring: Measuring
  /// The narrowest and the widest that elements want to be, as far as somebody has asked.
  var intrinsicWidths: [IntrinsicWidth?]
  /// The same of the content boxes, by what is in them.
  var contentWidths: [IntrinsicWidth?]
  /// Texts and what stands among them, shaped once for all widths.
  var inlineContents: [InlineRun: InlineContent] = [:]
  /// The numbers of items of lists.
  var ordinals: [Int: Int] = [:]
  /// How many boxes that stretch what is in them stand in each other at the moment.
  var stretchingDepth = 0
  /// How many boxes that stand beside floats stand in each other at the moment.
  var besideDepth = 0
  /// What came out for boxes deep in others that stretch them.
  var rememberedBoxes: [StretchedBox: PlacedBlock] = [:]
  /// Whether elements have places of their own.
  var hasPlaceholders = false

  init(_ nodes: [BoxTree.Node], measuring: Measuring) {
    self.nodes = nodes
    self.measuring = measuring
    intrinsicWidths = Array(repeating: nil, count: nodes.count)
    contentWidths = intrinsicWidths
  }

  /// The values of an element's box.
  func box(_ element: Int) -> BoxStyle.Box { nodes[element].style.box }

  /// How an element's text looks.
  func look(_ element: Int) -> TextLook { nodes[element].look }
}

/// A stretch of children that flow together: those of an element from one to another.
struct InlineRun: Hashable {
  let element: Int
  let children: Range<Int>
}

/// What is in a box, before it is known how high that is.
struct BoxContents {
  /// The fragments, relative to the content box.
  var fragments: [Fragment] = []
  /// How high they are in px.
  var height = 0.0
  /// How far the first baseline is below the top.
  var baseline: Double?
  /// How far the last baseline is below the top.
  var lastBaseline: Double?
  /// The margin at the end, which may meet that of the box.
  var margin = CollapsingMargin()
  /// Whether there is nothing that takes any height.
  var isEmpty = true
}

/// What a box is laid out in.
struct ContainingBlock {
  /// What percentages of widths are of, in px.
  var width: Double
  /// What percentages of heights are of, in px; nil where nobody knows yet.
  var height: Double?
}

/// Where lines and boxes flow: the floats, and where a box stands among them.
struct FlowPlace {
  let floats: FloatArea
  var x: Double
  var y: Double

  /// A place of its own, with nothing that floats.
  static var root: FlowPlace { FlowPlace(floats: FloatArea(), x: 0, y: 0) }
}

extension LayoutPass {
  /// The distances from the border box of an element to its content.
  func edges(_ element: Int, of width: Double) -> Insets {
    let box = box(element)
    let padding = box.padding.resolved(of: width)
    return box.border
      + Insets(
        top: max(0, padding.top), right: max(0, padding.right), bottom: max(0, padding.bottom),
        left: max(0, padding.left))
  }

  /// A stated size as that of the border box.
  func borderBox(_ stated: Double, _ box: BoxStyle.Box, edges: Double) -> Double {
    box.sizes.includesEdges ? max(stated, edges) : stated + edges
  }

  /// A height within what the style allows.
  func limitedHeight(
    _ height: Double, _ box: BoxStyle.Box, edges: Double, of reference: Double?
  ) -> Double {
    var height = height
    if let most = box.sizes.maxHeight.definite(of: reference) {
      height = min(height, borderBox(most, box, edges: edges))
    }
    if let least = box.sizes.minHeight.definite(of: reference) {
      height = max(height, borderBox(least, box, edges: edges))
    }
    return max(height, 0)
  }

  /// A width within what the style allows.
  func limitedWidth(
    _ width: Double, _ element: Int, edges: Double, of reference: Double?
  ) -> Double {
    let box = box(element)
    var width = width
    if let most = stated(box.sizes.maxWidth, element, edges: edges, of: reference) {
      width = min(width, most)
    }
    if let least = stated(box.sizes.minWidth, element, edges: edges, of: reference) {
      width = max(width, least)
    }
    return max(width, edges)
  }

  /// The border box's width that a size states, where it states one.
  func stated(
    _ size: BoxSize, _ element: Int, edges: Double, of reference: Double?
  ) -> Double? {
    let known = ContainingBlock(width: reference ?? .infinity, height: nil)
    return switch size.kind {
    case .auto: nil
    case .stated: size.definite(of: reference).map { borderBox($0, box(element), edges: edges) }
    case .minContent: contentWidth(of: element, in: known).least
    case .maxContent: contentWidth(of: element, in: known).most
    case .fitContent: contentWidth(of: element, in: known).fitted(in: reference ?? .infinity)
    }
  }
}
