// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Lays out the content of a block container: blocks, floats and lines.
  ///
  /// Defined by [CSS 2, section 9.4](https://www.w3.org/TR/CSS22/visuren.html#normal-flow).
  func layoutFlow(
    of element: Int, in inner: ContainingBlock, at place: FlowPlace, collapsesTop: Bool
  ) -> BoxContents {
    var column = FlowColumn(
      element: element, inner: inner, place: place, isAtTop: collapsesTop)
    for unit in flowUnits(of: element) {
      switch unit {
      case .block(let child): add(block: child, to: &column)
      case .float(let child): add(float: child, to: &column)
      case .absolute(let child):
        hasPlaceholders = true
        let y = column.y + (column.isAtTop ? 0 : column.pending.value)
        let x = box(child).display.isInline ? startOfLine(at: y, column) : 0
        column.contents.fragments.append(
          Fragment(element: child, frame: Rect(x: x, y: y, width: 0, height: 0), kind: .placeholder)
        )
      case .lines(let run): add(lines: run, to: &column)
      }
    }
    column.contents.height = column.y
    column.contents.margin = column.pending
    return column.contents
  }

  /// Returns the start of an empty line, relative to the content box.
  private func startOfLine(at y: Double, _ column: FlowColumn) -> Double {
    let top = column.place.y + y
    let whole = column.whole
    let free = column.place.floats.interval(whole, from: top, to: top)
    let left = free.left - whole.left
    let isRightToLeft = textStyle(column.element).isRightToLeft == true
    switch box(column.element).lines.align {
    case .left: return left
    case .right: return left + free.width
    case .center: return left + free.width / 2
    case .end: return left + (isRightToLeft ? 0 : free.width)
    default: return left + (isRightToLeft ? free.width : 0)
    }
  }

  /// Adds a block below the current content.
  private func add(block child: Int, to column: inout FlowColumn) {
    let box = box(child)
    let floats = column.place.floats
    var meeting = column.pending
    meeting.add(topMargin(of: child, in: column.inner, among: floats))
    // The top margin of the first child collapses with that of the box, so it is outside of the
    // box.
    var y = column.y + (column.isAtTop ? 0 : meeting.value)
    if box.placement.clearsLeft || box.placement.clearsRight {
      let clearance = floats.clearance(
        left: box.placement.clearsLeft, right: box.placement.clearsRight)
      y = max(y, clearance - column.place.y)
    }
    var placed: PlacedBlock
    if box.display.isRoot || nodes[child].element.content != nil, !floats.isEmpty {
      placed = layoutBesideFloats(child, at: y, column)
    } else {
      let place = FlowPlace(floats: floats, x: column.place.x, y: column.place.y + y)
      placed = layoutBlock(child, in: column.inner, at: place)
      placed.fragment.frame.origin.y = y
    }
    if placed.isCollapsed {
      column.pending = meeting
      column.pending.add(placed.margin)
    } else {
      column.contents.isEmpty = false
      column.pending = placed.margin
    }
    column.note(
      placed.fragment,
      scrollsAbove: box.clips && box.display.inside == .flow
        ? box.margin.resolved(of: column.inner.width).bottom : nil)
    if !placed.isCollapsed {
      column.y = placed.fragment.frame.maxY
      column.isAtTop = false
    }
    shift(&placed.fragment, in: column.inner)
    column.contents.fragments.append(placed.fragment)
  }

  /// Adds a float.
  private func add(float child: Int, to column: inout FlowColumn) {
    let y = column.y + (column.isAtTop ? 0 : column.pending.value)
    let fragment = placedFloat(child, in: column.inner, at: column.place, y: y)
    column.contents.fragments.append(fragment)
  }

  /// Returns a float at its position relative to the content box.
  func placedFloat(
    _ child: Int, in inner: ContainingBlock, at place: FlowPlace, y: Double
  ) -> Fragment {
    var fragment = layoutShrunk(child, in: inner)
    let margin = box(child).margin.resolved(of: inner.width)
    let size = fragment.frame.size + margin
    let interval = FloatArea.Interval(left: place.x, right: place.x + inner.width)
    let clearance = place.floats.clearance(
      left: box(child).placement.clearsLeft, right: box(child).placement.clearsRight)
    let corner = place.floats.place(
      size, isLeft: box(child).placement.float == .left, in: interval,
      from: max(place.y + y, clearance))
    fragment.frame.origin = Point(
      corner.x - place.x + margin.left, corner.y - place.y + margin.top)
    shift(&fragment, in: inner)
    return fragment
  }

  /// Lays out a shrink-to-fit box: a float, an atomic inline or an absolutely positioned box.
  func layoutShrunk(_ element: Int, in inner: ContainingBlock, availableSpace: Double? = nil)
    -> Fragment
  {
    let margin = box(element).margin.resolved(of: inner.width)
    let width = usedWidth(
      of: element, in: inner, availableSpace: (availableSpace ?? inner.width) - margin.horizontal,
      fills: false)
    return layoutBox(element, width: width, in: inner).fragment
  }

  /// Moves a relatively positioned box by its offsets.
  func shift(_ fragment: inout Fragment, in inner: ContainingBlock) {
    let box = box(fragment.element)
    guard box.placement.position == .relative else { return }
    let offsets = box.placement.offsets
    let x =
      offsets.left.definite(of: inner.width) ?? offsets.right.definite(of: inner.width).map { -$0 }
    let y =
      offsets.top.definite(of: inner.height)
      ?? offsets.bottom.definite(of: inner.height).map { -$0 }
    fragment.frame.origin = fragment.frame.origin + Point(x ?? 0, y ?? 0)
  }

  /// Adds lines below the current content.
  private func add(lines run: InlineRun, to column: inout FlowColumn) {
    let y = column.y + (column.isAtTop ? 0 : column.pending.value)
    let lines = layoutLines(
      run, in: column.inner,
      at: FlowPlace(floats: column.place.floats, x: column.place.x, y: column.place.y + y),
      taken: column.lineCount)
    column.lineCount += lines.count
    column.contents.fragments += lines.fragments.map { $0.moved(by: Point(0, y)) }
    guard lines.count > 0 else { return }
    column.contents.baseline = column.contents.baseline ?? lines.baseline.map { $0 + y }
    column.contents.lastBaseline = lines.lastBaseline.map { $0 + y }
    column.y = y + lines.height
    column.pending = CollapsingMargin()
    column.isAtTop = false
    column.contents.isEmpty = false
  }
}

/// The content of a block container during its layout.
struct FlowColumn {
  let element: Int
  let inner: ContainingBlock
  let place: FlowPlace
  /// Whether the box is empty so far, so that its top margin adjoins that of the first child.
  var isAtTop: Bool
  var contents = BoxContents()
  /// The bottom of the current content.
  var y = 0.0
  /// The bottom margin of the current content.
  var pending = CollapsingMargin()
  /// The number of lines.
  var lineCount = 0

  init(element: Int, inner: ContainingBlock, place: FlowPlace, isAtTop: Bool) {
    self.element = element
    self.inner = inner
    self.place = place
    self.isAtTop = isAtTop
  }

  /// The horizontal range of the box without floats.
  var whole: FloatArea.Interval {
    FloatArea.Interval(left: place.x, right: place.x + inner.width)
  }

  /// Records the baselines of a block.
  ///
  /// The last baseline of a scroll container is its bottom margin edge.
  mutating func note(_ fragment: Fragment, scrollsAbove margin: Double?) {
    if contents.baseline == nil {
      contents.baseline = fragment.baseline.map { $0 + fragment.frame.minY }
    }
    if let margin {
      contents.lastBaseline = fragment.frame.maxY + margin
      return
    }
    contents.lastBaseline =
      fragment.lastBaseline.map { $0 + fragment.frame.minY } ?? contents.lastBaseline
  }
}
