// SPDX-License-Identifier: Apache-2.0
import CSSValues
import LiveryDisplay

extension LayoutPass {
  /// Returns the content-box size of a replaced element.
  ///
  /// The attributes `width` and `height` apply if the style sets no size. A missing side follows
  /// from the ratio.
  ///
  /// Defined by [CSS 2, section 10.3.2](https://www.w3.org/TR/CSS22/visudet.html#inline-replaced-width).
  func replacedSize(of element: Int, in containing: ContainingBlock) -> Size {
    let box = box(element)
    let edges = edges(element, of: containing.width)
    func content(_ size: SizingValue, of reference: Double?, edges: Double) -> Double? {
      size.definite(of: reference).map { box.sizes.usesBorderBoxSizing ? max(0, $0 - edges) : $0 }
    }
    func attribute(_ name: String) -> Double? {
      nodes[element].element.attributes[name].flatMap { Double($0) }.map { max(0, $0.bounded) }
    }
    let natural = naturalSize(of: element)
    let ratio = box.sizes.ratio ?? natural.flatMap { $0.isEmpty ? nil : $0.width / $0.height }
    var width =
      content(box.sizes.width, of: containing.width, edges: edges.horizontal) ?? attribute("width")
    var height =
      content(box.sizes.height, of: containing.height, edges: edges.vertical) ?? attribute("height")
    let isFree = (width == nil, height == nil)
    if width == nil { width = height.flatMap { height in ratio.map { height * $0 } } }
    if height == nil { height = width.flatMap { width in ratio.map { width / $0 } } }
    var size = Size(width ?? natural?.width ?? 0, height ?? natural?.height ?? 0)
    let maximum = Size(
      content(box.sizes.maxWidth, of: containing.width, edges: edges.horizontal) ?? .infinity,
      content(box.sizes.maxHeight, of: containing.height, edges: edges.vertical) ?? .infinity)
    if size.width > maximum.width {
      if isFree.1, let ratio { size.height = maximum.width / ratio }
      size.width = maximum.width
    }
    if size.height > maximum.height {
      if isFree.0, let ratio { size.width = maximum.height * ratio }
      size.height = maximum.height
    }
    let minimum = Size(
      content(box.sizes.minWidth, of: containing.width, edges: edges.horizontal) ?? 0,
      content(box.sizes.minHeight, of: containing.height, edges: edges.vertical) ?? 0)
    size.width = max(size.width, minimum.width)
    size.height = max(size.height, minimum.height)
    return Size(size.width.bounded, size.height.bounded)
  }

  /// Returns the natural size of a replaced element, or `nil` if it is unknown.
  private func naturalSize(of element: Int) -> Size? {
    switch nodes[element].element.content {
    case .image(let source, let defaultSource):
      for image in [source, defaultSource] {
        if let image, let size = measuring.images.size(of: image) { return size }
      }
      return nil
    case .view(let size): return Size(max(0, size.width.bounded), max(0, size.height.bounded))
    case nil: return nil
    }
  }

  /// Lays out a replaced element of a known width.
  func layoutReplaced(
    _ element: Int, width: Double, _ edges: Insets, in containing: ContainingBlock,
    height: BoxHeight
  ) -> BlockLayoutResult {
    let natural = replacedSize(of: element, in: containing).height + edges.vertical
    let used = if case .fixed(let fixed, _) = height { fixed } else { natural }
    let fragment = Fragment(element: element, frame: Rect(x: 0, y: 0, width: width, height: used))
    return BlockLayoutResult(fragment: fragment, margin: CollapsingMargin(), isCollapsed: false)
  }
}
