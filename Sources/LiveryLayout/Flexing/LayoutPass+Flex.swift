// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Returns the flex style of an element, for a container that is laid out in a mirror or not.
  func flexStyle(_ element: Int, isMirrored: Bool) -> FlexStyle {
    let style = nodes[element].style.flex
    return isMirrored ? style.mirrored : style
  }

  /// Returns the in-flow items of a flex or grid container in `order`.
  func flexItems(of element: Int) -> [Int] {
    let items = nodes[element].items.filter { !box($0).isAbsolute }
    guard items.contains(where: { box($0).placement.order != 0 }) else { return items }
    return items.enumerated().sorted {
      (box($0.element).placement.order, $0.offset) < (box($1.element).placement.order, $1.offset)
    }.map(\.element)
  }

  /// Lays out a flex or grid container.
  func layoutItems(
    of element: Int, in inner: ContainingBlock, height: ContentHeight
  ) -> BoxContents {
    var contents =
      box(element).display.inside == .grid
      ? GridLayout(element, pass: self, in: inner, height: height).contents()
      : FlexLayout(element, pass: self, in: inner, height: height).contents()
    for child in nodes[element].items where box(child).isAbsolute {
      hasPlaceholders = true
      // The static position of the box depends on its size, so the placeholder records the whole
      // container.
      let availableSpace = Rect(
        x: 0, y: 0, width: inner.width, height: height.clamped(contents.height))
      contents.fragments.append(Fragment(element: child, frame: availableSpace, kind: .placeholder))
    }
    contents.isEmpty = false
    return contents
  }
}

extension Rect {
  /// Moves the rectangle to the opposite side of a box that begins at 0.
  mutating func mirror(in width: Double) { origin.x = width - maxX }
}
