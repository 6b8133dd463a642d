// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Lays out a formatting context root beside floats; its margins may overlap them.
  ///
  /// Defined by [CSS 2, section 9.5](https://www.w3.org/TR/CSS22/visuren.html#floats).
  func layoutBesideFloats(
    _ child: Int, at y: Double, _ column: FlowColumn
  ) -> PlacedBlock {
    let box = box(child)
    let margin = box.margin.resolved(of: column.inner.width)
    let floats = column.place.floats
    let whole = column.whole
    let own = FloatArea.Interval(left: whole.left + margin.left, right: whole.right - margin.right)
    var (y, height, tries) = (y, 0.0, 0)
    while true {
      let top = column.place.y + y
      let free = floats.interval(whole, from: top, to: top + height)
      let isNarrowed = free.left > whole.left || free.right < whole.right
      let left = isNarrowed ? max(free.left, own.left) : own.left
      let availableSpace = max(0, (isNarrowed ? min(free.right, own.right) : own.right) - left)
      let width = usedWidth(
        of: child, in: column.inner, availableSpace: availableSpace, fills: true)
      let before = max(0, margin.left - max(0, free.left - whole.left))
      if isNarrowed, width > max(0, free.width) - before + 0.005,
        let next = floats.nextEdge(below: top)
      {
        // Rounding must not lead to the same position again.
        y = max(next - column.place.y, y + max(0.001, 4 * y.ulp))
        height = 0
        continue
      }
      besideDepth += 1
      var placed = layoutBox(child, width: width, in: column.inner)
      besideDepth -= 1
      let reach = placed.fragment.frame.height
      let reached = floats.interval(whole, from: top, to: top + reach)
      // The depth is limited, because nested boxes would each be laid out several times.
      if reach > height, tries < 3, besideDepth < 3,
        reached.left > free.left || reached.right < free.right
      {
        // The box reaches down to a lower float, which leaves less space.
        height = reach
        tries += 1
        continue
      }
      var x = left - whole.left
      if box.margin.left == .auto {
        x += max(0, availableSpace - width) / (box.margin.right == .auto ? 2 : 1)
      }
      placed.fragment.frame.origin = Point(x, y)
      placed.margin.add(margin.bottom)
      return placed
    }
  }
}
