// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Lays out a formatting context root beside floats; its margins may overlap them.
  ///
  /// Defined by [CSS 2, section 9.5](https://www.w3.org/TR/CSS22/visuren.html#floats).
  func layoutAvoidingFloats(
    _ child: Int, at y: Double, _ state: BlockFlowState
  ) -> BlockLayoutResult {
    let box = box(child)
    let margin = box.margin.resolved(of: state.inner.width)
    let floats = state.position.floats
    let contentInterval = state.contentInterval
    let marginInterval = FloatArea.Interval(
      left: contentInterval.left + margin.left, right: contentInterval.right - margin.right)
    var (y, height, tries) = (y, 0.0, 0)
    while true {
      let top = state.position.y + y
      let free = floats.interval(contentInterval, from: top, to: top + height)
      let isNarrowed = free.left > contentInterval.left || free.right < contentInterval.right
      let left = isNarrowed ? max(free.left, marginInterval.left) : marginInterval.left
      let availableSpace = max(
        0, (isNarrowed ? min(free.right, marginInterval.right) : marginInterval.right) - left)
      let width = usedWidth(
        of: child, in: state.inner, availableSpace: availableSpace, fills: true)
      let before = max(0, margin.left - max(0, free.left - contentInterval.left))
      if isNarrowed, width > max(0, free.width) - before + 0.005,
        let next = floats.nextEdge(below: top)
      {
        // Rounding must not lead to the same position again.
        y = max(next - state.position.y, y + max(0.001, 4 * y.ulp))
        height = 0
        continue
      }
      floatAvoidanceDepth += 1
      var result = layoutBox(child, width: width, in: state.inner)
      floatAvoidanceDepth -= 1
      let boxHeight = result.fragment.frame.height
      let reachedInterval = floats.interval(contentInterval, from: top, to: top + boxHeight)
      // The depth is limited, because nested boxes would each be laid out several times.
      if boxHeight > height, tries < 3, floatAvoidanceDepth < 3,
        reachedInterval.left > free.left || reachedInterval.right < free.right
      {
        // The box reaches down to a lower float, which leaves less space.
        height = boxHeight
        tries += 1
        continue
      }
      var x = left - contentInterval.left
      if box.margin.left == .auto {
        x += max(0, availableSpace - width) / (box.margin.right == .auto ? 2 : 1)
      }
      result.fragment.frame.origin = Point(x, y)
      result.margin.add(margin.bottom)
      return result
    }
  }
}
