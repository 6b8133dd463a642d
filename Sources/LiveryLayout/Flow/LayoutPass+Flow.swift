// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Lays out the content of a block container: blocks, floats and lines.
  ///
  /// Defined by [CSS 2, section 9.4](https://www.w3.org/TR/CSS22/visuren.html#normal-flow).
  func layoutFlow(
    of element: Int, in inner: ContainingBlock, at position: FlowPosition, collapsesTop: Bool
  ) -> BoxContents {
    var state = BlockFlowState(
      element: element, inner: inner, position: position, isAtTop: collapsesTop)
    for item in flowItems(of: element) {
      switch item {
      case .block(let child): add(block: child, to: &state)
      case .float(let child): add(float: child, to: &state)
      case .absolute(let child):
        hasPlaceholders = true
        let y = state.y + (state.isAtTop ? 0 : state.pending.value)
        let x = box(child).display.isInline ? startOfLine(at: y, state) : 0
        state.contents.fragments.append(
          Fragment(element: child, frame: Rect(x: x, y: y, width: 0, height: 0), kind: .placeholder)
        )
      case .lines(let run): add(lines: run, to: &state)
      }
    }
    state.contents.height = state.y
    state.contents.margin = state.pending
    return state.contents
  }

  /// Returns the start of an empty line, relative to the content box.
  private func startOfLine(at y: Double, _ state: BlockFlowState) -> Double {
    let top = state.position.y + y
    let contentInterval = state.contentInterval
    let free = state.position.floats.interval(contentInterval, from: top, to: top)
    let left = free.left - contentInterval.left
    let isRightToLeft = isRightToLeft(state.element)
    switch box(state.element).lines.align {
    case .left: return left
    case .right: return left + free.width
    case .center: return left + free.width / 2
    case .end: return left + (isRightToLeft ? 0 : free.width)
    default: return left + (isRightToLeft ? free.width : 0)
    }
  }

  /// Adds a block below the current content.
  private func add(block child: Int, to state: inout BlockFlowState) {
    let box = box(child)
    let floats = state.position.floats
    var collapsing = state.pending
    collapsing.add(topMargin(of: child, in: state.inner, among: floats))
    // The top margin of the first child collapses with that of the box, so it is outside of the
    // box.
    var y = state.y + (state.isAtTop ? 0 : collapsing.value)
    if box.placement.clearsLeft || box.placement.clearsRight {
      let clearance = floats.clearance(
        left: box.placement.clearsLeft, right: box.placement.clearsRight)
      y = max(y, clearance - state.position.y)
    }
    var result: BlockLayoutResult
    if box.display.isFormattingContextRoot || nodes[child].element.content != nil, !floats.isEmpty {
      result = layoutAvoidingFloats(child, at: y, state)
    } else {
      let position = FlowPosition(floats: floats, x: state.position.x, y: state.position.y + y)
      result = layoutBlock(child, in: state.inner, at: position)
      result.fragment.frame.origin.y = y
    }
    if result.isCollapsed {
      state.pending = collapsing
      state.pending.add(result.margin)
    } else {
      state.contents.isEmpty = false
      state.pending = result.margin
    }
    state.recordBaselines(
      of: result.fragment,
      scrollContainerMargin: box.clips && box.display.inside == .flow
        ? box.margin.resolved(of: state.inner.width).bottom : nil)
    if !result.isCollapsed {
      state.y = result.fragment.frame.maxY
      state.isAtTop = false
    }
    shift(&result.fragment, in: state.inner)
    state.contents.fragments.append(result.fragment)
  }

  /// Adds a float.
  private func add(float child: Int, to state: inout BlockFlowState) {
    let y = state.y + (state.isAtTop ? 0 : state.pending.value)
    let fragment = positionedFloat(child, in: state.inner, at: state.position, y: y)
    state.contents.fragments.append(fragment)
  }

  /// Returns a float at its position relative to the content box.
  func positionedFloat(
    _ child: Int, in inner: ContainingBlock, at position: FlowPosition, y: Double
  ) -> Fragment {
    var fragment = layoutShrunk(child, in: inner)
    let margin = box(child).margin.resolved(of: inner.width)
    let size = fragment.frame.size + margin
    let interval = FloatArea.Interval(left: position.x, right: position.x + inner.width)
    let clearance = position.floats.clearance(
      left: box(child).placement.clearsLeft, right: box(child).placement.clearsRight)
    let corner = position.floats.place(
      size, isLeft: box(child).placement.float == .left, in: interval,
      from: max(position.y + y, clearance))
    fragment.frame.origin = Point(
      corner.x - position.x + margin.left, corner.y - position.y + margin.top)
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
  private func add(lines run: InlineRun, to state: inout BlockFlowState) {
    let y = state.y + (state.isAtTop ? 0 : state.pending.value)
    let lines = layoutLines(
      run, in: state.inner,
      at: FlowPosition(
        floats: state.position.floats, x: state.position.x, y: state.position.y + y),
      precedingLineCount: state.lineCount)
    state.lineCount += lines.count
    state.contents.fragments += lines.fragments.map { $0.moved(by: Point(0, y)) }
    guard lines.count > 0 else { return }
    state.contents.baseline = state.contents.baseline ?? lines.baseline.map { $0 + y }
    state.contents.lastBaseline = lines.lastBaseline.map { $0 + y }
    state.y = y + lines.height
    state.pending = CollapsingMargin()
    state.isAtTop = false
    state.contents.isEmpty = false
  }
}

/// The content of a block container during its layout.
struct BlockFlowState {
  let element: Int
  let inner: ContainingBlock
  let position: FlowPosition
  /// Whether the box is empty so far, so that its top margin adjoins that of the first child.
  var isAtTop: Bool
  var contents = BoxContents()
  /// The bottom of the current content.
  var y = 0.0
  /// The bottom margin of the current content.
  var pending = CollapsingMargin()
  /// The number of lines.
  var lineCount = 0

  init(element: Int, inner: ContainingBlock, position: FlowPosition, isAtTop: Bool) {
    self.element = element
    self.inner = inner
    self.position = position
    self.isAtTop = isAtTop
  }

  /// The horizontal range of the box without floats.
  var contentInterval: FloatArea.Interval {
    FloatArea.Interval(left: position.x, right: position.x + inner.width)
  }

  /// Records the baselines of a block.
  ///
  /// The last baseline of a scroll container is its bottom margin edge.
  mutating func recordBaselines(of fragment: Fragment, scrollContainerMargin margin: Double?) {
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
