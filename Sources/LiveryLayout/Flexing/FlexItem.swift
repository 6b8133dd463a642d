// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A flex item; sizes are those of border boxes.
struct FlexItem {
  /// Sizes of the border box along the axis, in px.
  struct MainSize {
    /// The flex base size.
    var base = 0.0
    var minimum = 0.0
    var maximum = Double.infinity
    /// The used main size, set by the line.
    var used = 0.0
    /// Whether percentages of the height resolve against it.
    var isDefinite = false
  }

  let element: Int
  let isColumn: Bool
  let margin: Insets
  /// Whether margins are `auto`, clockwise from the top.
  let autoMargins: (top: Bool, right: Bool, bottom: Bool, left: Bool)
  let style: FlexStyle
  /// The alignment across the main axis.
  let alignment: BoxAlignment.Position
  /// The size of border and padding along the main axis.
  let edges: Double
  var main = MainSize()
  /// The cross size that the line sets; `nil` for the item's own size.
  var cross: Double?
  var fragment: Fragment

  /// Creates an item, with the margins in the order of its container's direction.
  init(
    _ element: Int, of flex: FlexStyle, pass: LayoutPass, in inner: ContainingBlock,
    isMirrored: Bool
  ) {
    self.element = element
    isColumn = flex.isColumn
    let box = pass.box(element)
    let edges = isMirrored ? box.margin.mirrored : box.margin
    margin = edges.resolved(of: inner.width)
    autoMargins = (
      edges.top == .auto, edges.right == .auto, edges.bottom == .auto, edges.left == .auto
    )
    style = pass.nodes[element].style.flex
    alignment = style.alignment.alignSelf ?? flex.alignment.alignItems ?? .stretch
    let all = pass.edges(element, of: inner.width)
    self.edges = isColumn ? all.vertical : all.horizontal
    fragment = Fragment(element: element, frame: .zero)
  }
}

extension FlexItem {
  /// The sum of the margins along the main axis.
  var mainMargin: Double { isColumn ? margin.vertical : margin.horizontal }
  /// The sum of the margins along the cross axis.
  var crossMargin: Double { isColumn ? margin.horizontal : margin.vertical }
  /// The outer cross size of the laid out box.
  var outerCrossSize: Double {
    (isColumn ? fragment.frame.width : fragment.frame.height) + crossMargin
  }
  /// The hypothetical main size: the base size, clamped.
  var hypotheticalMainSize: Double { clamped(main.base) }
  /// The outer hypothetical main size.
  var outerHypotheticalMainSize: Double { hypotheticalMainSize + mainMargin }
  /// The number of `auto` margins along the main axis.
  var autoMainMarginCount: Int {
    isColumn
      ? (autoMargins.top ? 1 : 0) + (autoMargins.bottom ? 1 : 0)
      : (autoMargins.left ? 1 : 0) + (autoMargins.right ? 1 : 0)
  }
  /// Whether a cross-axis margin is `auto`.
  var hasAutoCrossMargin: Bool {
    isColumn
      ? autoMargins.left || autoMargins.right : autoMargins.top || autoMargins.bottom
  }
  /// Whether the item takes part in baseline alignment.
  var isBaselineAligned: Bool { alignment == .baseline && !isColumn && !hasAutoCrossMargin }

  /// Returns a main size clamped to the minimum and maximum.
  func clamped(_ size: Double) -> Double { max(min(size, main.maximum), main.minimum, edges) }

  /// Returns whether the item stretches to the cross size of its line.
  func stretches(_ pass: LayoutPass) -> Bool {
    let box = pass.box(element)
    guard alignment == .stretch, !hasAutoCrossMargin else { return false }
    if case .auto = isColumn ? box.sizes.width.kind : box.sizes.height.kind { return true }
    return false
  }

  /// Returns whether the width of the item follows the height of its row.
  ///
  /// Such an item is a stretched replaced element with a ratio and no size.
  ///
  /// CSS uses the natural width of the image instead, because the height of a row depends on its
  /// texts.
  func transfersCrossSize(_ pass: LayoutPass) -> Bool {
    let box = pass.box(element)
    guard !isColumn, pass.nodes[element].element.content != nil, box.sizes.ratio != nil,
      case .auto = box.sizes.width.kind, case .auto = box.sizes.height.kind
    else { return false }
    return alignment == .stretch
  }
}
