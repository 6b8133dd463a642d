// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

/// A child that stands along an axis; sizes are those of border boxes.
struct FlexItem {
  /// Sizes of the border box along the axis, in px.
  struct MainSize {
    /// The size before the item grows or shrinks.
    var base = 0.0
    var minimum = 0.0
    var maximum = Double.infinity
    /// The size that the line gives the item.
    var used = 0.0
    /// Whether percentages of the height resolve against it.
    var isDefinite = false
  }

  let element: Int
  let isColumn: Bool
  let margin: Insets
  /// Whether margins take what is left, in the order of CSS.
  let autoMargins: (top: Bool, right: Bool, bottom: Bool, left: Bool)
  let style: FlexStyle
  /// The alignment across the axis.
  let alignment: BoxAlignment.Position
  /// What border and padding take along the axis.
  let edges: Double
  var main = MainSize()
  /// The size across the axis that the line decides; nil for the item's own.
  var cross: Double?
  var fragment: Fragment

  init(
    _ element: Int, of flex: FlexStyle, pass: LayoutPass, in inner: ContainingBlock
  ) {
    self.element = element
    isColumn = flex.isColumn
    let box = pass.box(element)
    margin = box.margin.resolved(of: inner.width)
    autoMargins = (
      box.margin.top == .auto, box.margin.right == .auto, box.margin.bottom == .auto,
      box.margin.left == .auto
    )
    style = pass.nodes[element].style.flex
    alignment = style.alignment.alignSelf ?? flex.alignment.alignItems ?? .stretch
    let all = pass.edges(element, of: inner.width)
    edges = isColumn ? all.vertical : all.horizontal
    fragment = Fragment(element: element, frame: .zero)
  }
}

extension FlexItem {
  /// The margins along the axis.
  var mainMargin: Double { isColumn ? margin.vertical : margin.horizontal }
  /// The margins across the axis.
  var crossMargin: Double { isColumn ? margin.horizontal : margin.vertical }
  /// The size of the laid out box across the axis, with its margins.
  var outerCross: Double {
    (isColumn ? fragment.frame.width : fragment.frame.height) + crossMargin
  }
  /// The size before anything stretches or shrinks, within its limits.
  var hypothetical: Double { limited(main.base) }
  /// The same with margins.
  var outerHypothetical: Double { hypothetical + mainMargin }
  /// How many margins along the axis take what is left.
  var autoCount: Int {
    isColumn
      ? (autoMargins.top ? 1 : 0) + (autoMargins.bottom ? 1 : 0)
      : (autoMargins.left ? 1 : 0) + (autoMargins.right ? 1 : 0)
  }
  /// Whether a margin across the axis takes what is left.
  var hasAutoCross: Bool {
    isColumn
      ? autoMargins.left || autoMargins.right : autoMargins.top || autoMargins.bottom
  }
  /// Whether it stands with others on a baseline.
  var isOnBaseline: Bool { alignment == .baseline && !isColumn && !hasAutoCross }

  /// A size within the limits.
  func limited(_ size: Double) -> Double { max(min(size, main.maximum), main.minimum, edges) }

  /// Whether it is as large across the axis as its line.
  func stretches(_ pass: LayoutPass) -> Bool {
    let box = pass.box(element)
    guard alignment == .stretch, !hasAutoCross else { return false }
    if case .auto = isColumn ? box.sizes.width.kind : box.sizes.height.kind { return true }
    return false
  }

  /// Whether it is a picture or view whose width follows the height of its row: it has proportions, no sizes, and is stretched.
  ///
  /// CSS would have it as wide as the picture is; a row has no height before it has its texts.
  func follows(_ pass: LayoutPass) -> Bool {
    let box = pass.box(element)
    guard !isColumn, pass.nodes[element].element.content != nil, box.sizes.ratio != nil,
      case .auto = box.sizes.width.kind, case .auto = box.sizes.height.kind
    else { return false }
    return alignment == .stretch
  }
}
