// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

/// A child that stands along an axis.
struct FlexItem {
  let element: Int
  let margin: Insets
  /// Whether margins take what is left, in the order of CSS.
  let autoMargins: (top: Bool, right: Bool, bottom: Bool, left: Bool)
  /// The size of the border box along the axis, before anything stretches or shrinks.
  var base = 0.0
  var least = 0.0
  var most = Double.infinity
  let grow: Double
  let shrink: Double
  private let isColumn: Bool
  /// The size that it comes to.
  var size = 0.0
  /// The height of the line that its width follows.
  private(set) var followed: Double?
  var fragment: Fragment

  /// A child in a row: its width is worked out here.
  init(_ element: Int, of flex: FlexStyle, pass: LayoutPass, in inner: ContainingBlock) {
    self.init(element, pass: pass, in: inner, isColumn: false)
    let box = pass.box(element)
    let edges = pass.edges(element, of: inner.width).horizontal
    let intrinsic = pass.intrinsicWidth(of: element)
    let stated = pass.stated(box.width, element, edges: edges, of: inner.width)
    let basis = pass.nodes[element].style.flex.basis
    base = pass.stated(basis, element, edges: edges, of: inner.width) ?? stated ?? intrinsic.most
    let isReplaced = pass.nodes[element].element.content != nil
    if isReplaced { base = stated ?? intrinsic.most }
    // What may be cut off may be as narrow as one likes.
    least = box.clips ? edges : min(intrinsic.least, stated ?? .infinity)
    if let stated = pass.stated(box.minWidth, element, edges: edges, of: inner.width) {
      least = stated
    }
    most = pass.stated(box.maxWidth, element, edges: edges, of: inner.width) ?? .infinity
    if follows(flex, pass) { (base, least) = (0, 0) }
    size = min(max(base, least), max(most, least))
  }

  /// A child in a column: its height follows from its layout.
  init(column element: Int, pass: LayoutPass, in inner: ContainingBlock) {
    self.init(element, pass: pass, in: inner, isColumn: true)
    let box = pass.box(element)
    let edges = pass.edges(element, of: inner.width).vertical
    least =
      box.minHeight.definite(of: inner.height).map { pass.borderBox($0, box, edges: edges) }
      ?? (box.clips ? edges : -1)
    most =
      box.maxHeight.definite(of: inner.height).map { pass.borderBox($0, box, edges: edges) }
      ?? .infinity
  }

  private init(_ element: Int, pass: LayoutPass, in inner: ContainingBlock, isColumn: Bool) {
    self.element = element
    self.isColumn = isColumn
    let box = pass.box(element)
    margin = box.margin.resolved(of: inner.width)
    autoMargins = (
      box.margin.top == .auto, box.margin.right == .auto, box.margin.bottom == .auto,
      box.margin.left == .auto
    )
    let flex = pass.nodes[element].style.flex
    grow = flex.grow
    shrink = flex.shrink
    fragment = Fragment(element, .zero)
  }

  /// The height that `flex-basis` states in a column.
  func statedBasis(pass: LayoutPass, in inner: ContainingBlock) -> Double? {
    let basis = pass.nodes[element].style.flex.basis
    let edges = pass.edges(element, of: inner.width).vertical
    return basis.definite(of: inner.height).map {
      pass.borderBox($0, pass.box(element), edges: edges)
    }
  }

  /// Takes over the height of a layout.
  mutating func takeHeight(_ height: Double) {
    base = height
    if least < 0 { least = min(height, fragment.frame.height) }
    size = min(max(base, least), max(most, least))
  }

  /// Whether its width follows the height of the line: it has proportions, no sizes, and is stretched.
  func follows(_ flex: FlexStyle, _ pass: LayoutPass) -> Bool {
    let box = pass.box(element)
    guard !isColumn, box.ratio != nil, case .auto = box.width.kind, case .auto = box.height.kind
    else { return false }
    return alignment(flex, pass) == .stretch
  }

  /// Lets the width follow the height of the line.
  mutating func follow(_ height: Double, width: Double) {
    (base, least, most, size) = (width, width, width, width)
    followed = height
  }

  /// The margins along the axis.
  var mainMargin: Double { isColumn ? margin.vertical : margin.horizontal }
  /// The margins across the axis.
  var crossMargin: Double { isColumn ? margin.horizontal : margin.vertical }
  /// The size along the axis before anything stretches, with margins.
  var outerBase: Double { min(max(base, least), max(most, least)) + mainMargin }
  /// How many margins along the axis take what is left.
  var autoCount: Int {
    isColumn
      ? (autoMargins.top ? 1 : 0) + (autoMargins.bottom ? 1 : 0)
      : (autoMargins.left ? 1 : 0) + (autoMargins.right ? 1 : 0)
  }
  /// Whether the margin before it takes what is left.
  var hasAutoStart: Bool { isColumn ? autoMargins.top : autoMargins.left }
  /// Whether the margin behind it takes what is left.
  var hasAutoEnd: Bool { isColumn ? autoMargins.bottom : autoMargins.right }

  /// Whether a margin across the axis takes what is left.
  func hasAutoCross(inColumn isColumn: Bool) -> Bool {
    isColumn
      ? autoMargins.left || autoMargins.right : autoMargins.top || autoMargins.bottom
  }

  /// How it stands across the axis.
  func alignment(_ flex: FlexStyle, _ pass: LayoutPass) -> FlexStyle.Alignment {
    pass.nodes[element].style.flex.own ?? flex.items
  }
}
