// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryPipelines

extension LayoutPass {
  /// Lays out blocks, floats and lines below each other.
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
        column.contents.fragments.append(Fragment(child, Rect(0, y, 0, 0), .placeholder))
      case .lines(let run): add(lines: run, to: &column)
      }
    }
    column.contents.height = column.y
    column.contents.margin = column.pending
    return column.contents
  }

  /// Adds a block below what is there.
  private func add(block child: Int, to column: inout FlowColumn) {
    let box = box(child)
    let above = topMargin(of: child, in: column.inner.width)
    var meeting = column.pending
    meeting.add(above)
    // The first margin stands outside of a box that has nothing above it.
    var y = column.y + (column.isAtTop ? 0 : meeting.value)
    if box.clearsLeft || box.clearsRight {
      let floats = column.place.floats
      let clearance = floats.clearance(left: box.clearsLeft, right: box.clearsRight)
      y = max(y, clearance - column.place.y)
    }
    var room: Double?
    var x = 0.0
    if box.isRoot || nodes[child].element.content != nil, !column.place.floats.isEmpty {
      (x, y, room) = roomBesideFloats(for: child, at: y, column)
    }
    let place = FlowPlace(
      floats: column.place.floats, x: column.place.x + x, y: column.place.y + y)
    var placed = layoutBlock(child, in: column.inner, width: room, at: place)
    if placed.isCollapsed {
      column.pending = meeting
      column.pending.add(placed.margin)
    } else {
      column.contents.isEmpty = false
      column.pending = placed.margin
    }
    placed.fragment.frame.origin = placed.fragment.frame.origin + Point(x, y)
    column.note(placed.fragment)
    if !placed.isCollapsed {
      column.y = y + placed.fragment.frame.height
      column.isAtTop = false
    }
    shift(&placed.fragment, in: column.inner)
    column.contents.fragments.append(placed.fragment)
  }

  /// Where a box that keeps to itself stands beside floats: as high as there is room for its narrowest.
  private func roomBesideFloats(
    for child: Int, at y: Double, _ column: FlowColumn
  ) -> (x: Double, y: Double, width: Double?) {
    let floats = column.place.floats
    let whole = FloatArea.Interval(
      left: column.place.x, right: column.place.x + column.inner.width)
    let wanted =
      stated(
        box(child).width, child, edges: edges(child, of: column.inner.width).horizontal,
        of: column.inner.width) ?? outerIntrinsicWidth(of: child).least
    var y = y
    while true {
      let top = column.place.y + y
      let room = floats.interval(whole, from: top, to: top + 1)
      if room.width >= min(wanted, whole.width) {
        return (room.left - whole.left, y, room.width)
      }
      guard let next = floats.nextEdge(below: top) else { return (0, y, nil) }
      // Rounding must not lead to the same place again.
      y = max(next - column.place.y, y + max(0.001, 4 * y.ulp))
    }
  }

  /// Adds a box at a side.
  private func add(float child: Int, to column: inout FlowColumn) {
    let y = column.y + (column.isAtTop ? 0 : column.pending.value)
    let fragment = placedFloat(child, in: column.inner, at: column.place, y: y)
    column.contents.fragments.append(fragment)
  }

  /// A box at a side, at its place relative to the content box.
  func placedFloat(
    _ child: Int, in inner: ContainingBlock, at place: FlowPlace, y: Double
  ) -> Fragment {
    var fragment = layoutShrunk(child, in: inner)
    let margin = box(child).margin.resolved(of: inner.width)
    let size = fragment.frame.size + margin
    let interval = FloatArea.Interval(left: place.x, right: place.x + inner.width)
    let corner = place.floats.place(
      size, isLeft: box(child).float == .left, in: interval, from: place.y + y)
    fragment.frame.origin = Point(
      corner.x - place.x + margin.left, corner.y - place.y + margin.top)
    shift(&fragment, in: inner)
    return fragment
  }

  /// Lays out a box that is as wide as its content: one that floats, flows with text, or has a place of its own.
  func layoutShrunk(_ element: Int, in inner: ContainingBlock, room: Double? = nil) -> Fragment {
    let edges = edges(element, of: inner.width)
    let margin = box(element).margin.resolved(of: inner.width)
    let width: Double
    if nodes[element].element.content != nil {
      width = replacedSize(of: element, in: inner).width + edges.horizontal
    } else {
      let wanted =
        stated(box(element).width, element, edges: edges.horizontal, of: inner.width)
        ?? intrinsicWidth(of: element).fitted(in: (room ?? inner.width) - margin.horizontal)
      width = limitedWidth(wanted, element, edges: edges.horizontal, of: inner.width)
    }
    return layoutBox(element, width: width, in: inner).fragment
  }

  /// Moves a box that is shifted from where it stands.
  func shift(_ fragment: inout Fragment, in inner: ContainingBlock) {
    let box = box(fragment.element)
    guard box.position == .relative else { return }
    let offsets = box.offsets
    let x =
      offsets.left.definite(of: inner.width) ?? offsets.right.definite(of: inner.width).map { -$0 }
    let y =
      offsets.top.definite(of: inner.height)
      ?? offsets.bottom.definite(of: inner.height).map { -$0 }
    fragment.frame.origin = fragment.frame.origin + Point(x ?? 0, y ?? 0)
  }

  /// The margin above a box, with those of its first children that meet it.
  private func topMargin(of element: Int, in width: Double) -> CollapsingMargin {
    var margin = CollapsingMargin()
    var next: Int? = element
    while let current = next {
      next = nil
      let box = box(current)
      margin.add(box.margin.resolved(of: width).top)
      guard !box.isRoot, box.inside == .flow, edges(current, of: width).top == 0,
        nodes[current].element.content == nil
      else { break }
      search: for unit in flowUnits(of: current) {
        switch unit {
        case .block(let child):
          if !self.box(child).clearsLeft, !self.box(child).clearsRight { next = child }
          break search
        case .lines: break search
        case .float, .absolute: continue
        }
      }
    }
    return margin
  }

  /// Adds lines below what is there.
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

/// What stands in a box so far.
private struct FlowColumn {
  let element: Int
  let inner: ContainingBlock
  let place: FlowPlace
  /// Whether nothing stands in the box, and its own margin meets the first one inside.
  var isAtTop: Bool
  var contents = BoxContents()
  /// How far down it reaches.
  var y = 0.0
  /// The margin below what is there.
  var pending = CollapsingMargin()
  /// How many lines there are.
  var lineCount = 0

  init(element: Int, inner: ContainingBlock, place: FlowPlace, isAtTop: Bool) {
    self.element = element
    self.inner = inner
    self.place = place
    self.isAtTop = isAtTop
  }

  /// Takes over the baselines of a block.
  mutating func note(_ fragment: Fragment) {
    if contents.baseline == nil {
      contents.baseline = fragment.baseline.map { $0 + fragment.frame.minY }
    }
    contents.lastBaseline =
      fragment.lastBaseline.map { $0 + fragment.frame.minY } ?? contents.lastBaseline
  }
}
