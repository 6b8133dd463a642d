// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A single layout of a tree, with caches for values that are needed more than once.
final class LayoutPass {
  /// The nodes of the elements.
  let nodes: [BoxTree.Node]
  /// The source of text and image sizes.
  let measuring: MeasurementContext
  /// The intrinsic widths of elements; `nil` until they are computed.
  var intrinsicWidths: [IntrinsicWidth?]
  /// The intrinsic widths of the content boxes of elements; `nil` until they are computed.
  var contentWidths: [IntrinsicWidth?]
  /// The shaped inline contents, for all widths.
  var inlineContents: [InlineRun: InlineContent] = [:]
  /// The numbers of list items.
  var ordinals: [Int: Int] = [:]
  /// The current nesting depth of boxes that stretch their content.
  var flexNestingDepth = 0
  /// The current nesting depth of boxes beside floats.
  var floatAvoidanceDepth = 0
  /// The cached layouts of deeply nested boxes in stretching containers.
  var cachedLayouts: [LayoutCacheKey: BlockLayoutResult] = [:]
  /// Whether there are absolutely positioned elements.
  var hasPlaceholders = false

  init(_ nodes: [BoxTree.Node], measuring: MeasurementContext) {
    self.nodes = nodes
    self.measuring = measuring
    intrinsicWidths = Array(repeating: nil, count: nodes.count)
    contentWidths = intrinsicWidths
  }

  /// Returns the box values of an element.
  func box(_ element: Int) -> BoxStyle.Box { nodes[element].style.box }

  /// Returns the text style of an element.
  func textStyle(_ element: Int) -> TextStyle { nodes[element].textStyle }

  /// Returns whether the style of an element sets the direction from right to left.
  func isRightToLeft(_ element: Int) -> Bool { textStyle(element).isRightToLeft == true }
}

/// A range of children that form an inline formatting context.
struct InlineRun: Hashable {
  let element: Int
  let children: Range<Int>
}

/// The laid out content of a box, before the height of the box is known.
struct BoxContents {
  /// The fragments, relative to the content box.
  var fragments: [Fragment] = []
  /// The height in px.
  var height = 0.0
  /// The distance of the first baseline from the top.
  var baseline: Double?
  /// The distance of the last baseline from the top.
  var lastBaseline: Double?
  /// The bottom margin of the content, which may adjoin that of the box.
  var margin = CollapsingMargin()
  /// Whether no content has a height.
  var isEmpty = true
}

/// The containing block of a box.
struct ContainingBlock {
  /// The width that percentages resolve against, in px.
  var width: Double
  /// The height that percentages resolve against, in px; `nil` if it is indefinite.
  var height: Double?
}

/// The position of a box in a block formatting context, with the floats of the context.
struct FlowPosition {
  let floats: FloatArea
  var x: Double
  var y: Double

  /// A new formatting context without floats.
  static var root: FlowPosition { FlowPosition(floats: FloatArea(), x: 0, y: 0) }
}

extension LayoutPass {
  /// Returns the distances from the border box of an element to its content box.
  func edges(_ element: Int, of width: Double) -> Insets {
    let box = box(element)
    let padding = box.padding.resolved(of: width)
    return box.border
      + Insets(
        top: max(0, padding.top), right: max(0, padding.right), bottom: max(0, padding.bottom),
        left: max(0, padding.left))
  }

  /// Returns the border-box size for a value of `width`, `height` or a similar property.
  func borderBox(_ specified: Double, _ box: BoxStyle.Box, edges: Double) -> Double {
    box.sizes.usesBorderBoxSizing ? max(specified, edges) : specified + edges
  }

  /// Returns a height clamped to the minimum and maximum of the style.
  func clampedHeight(
    _ height: Double, _ box: BoxStyle.Box, edges: Double, of reference: Double?
  ) -> Double {
    var height = height
    if let maximum = box.sizes.maxHeight.definite(of: reference) {
      height = min(height, borderBox(maximum, box, edges: edges))
    }
    if let minimum = box.sizes.minHeight.definite(of: reference) {
      height = max(height, borderBox(minimum, box, edges: edges))
    }
    return max(height, 0)
  }

  /// Returns a width clamped to the minimum and maximum of the style.
  func clampedWidth(
    _ width: Double, _ element: Int, edges: Double, of reference: Double?
  ) -> Double {
    let box = box(element)
    var width = width
    if let maximum = specified(box.sizes.maxWidth, element, edges: edges, of: reference) {
      width = min(width, maximum)
    }
    if let minimum = specified(box.sizes.minWidth, element, edges: edges, of: reference) {
      width = max(width, minimum)
    }
    return max(width, edges)
  }

  /// Returns the border-box width that a size specifies, or `nil` for `auto`.
  func specified(
    _ size: SizingValue, _ element: Int, edges: Double, of reference: Double?
  ) -> Double? {
    let containing = ContainingBlock(width: reference ?? .infinity, height: nil)
    return switch size.kind {
    case .auto: nil
    case .specified: size.definite(of: reference).map { borderBox($0, box(element), edges: edges) }
    case .minContent: contentWidth(of: element, in: containing).minimum
    case .maxContent: contentWidth(of: element, in: containing).maximum
    case .fitContent: contentWidth(of: element, in: containing).fitted(in: reference ?? .infinity)
    }
  }
}
