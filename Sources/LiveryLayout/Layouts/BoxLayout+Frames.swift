// SPDX-License-Identifier: Apache-2.0
public import LiveryDisplay

extension BoxLayout {
  /// Returns the boxes of an element: a single box, or a box on each line for an inline element.
  ///
  /// - Parameter number: the index of the element.
  /// - Returns: the border boxes relative to the upper left corner of the root; empty if the
  ///   element has no box.
  public func frames(of number: Int) -> [Rect] {
    var frames: [Rect] = []
    forEachFragment { fragment, frame in
      switch fragment.kind {
      case .box, .inline: if fragment.element == number { frames.append(frame) }
      case .text, .placeholder: break
      }
    }
    return frames
  }

  /// Returns the first box of an element, or `nil` if it has none.
  public func frame(of number: Int) -> Rect? { frames(of: number).first }

  /// The texts of all lines, with their positions.
  public var textLines: [TextLine] {
    var lines: [TextLine] = []
    forEachFragment { fragment, frame in
      guard case .text(let text) = fragment.kind else { return }
      lines.append(
        TextLine(
          text: text.text, frame: frame, baseline: frame.minY + text.baseline,
          element: boxes.owner(of: fragment.element), isMarker: fragment.isMarker))
    }
    return lines
  }

  /// Returns the innermost element at a point.
  ///
  /// - Parameter point: the point, relative to the upper left corner of the root.
  /// - Returns: the index of the element, or `nil` if there is none.
  public func hit(_ point: Point) -> Int? {
    let order = PaintingOrder(nodes: boxes.nodes, visible: Rect(origin: point, size: .zero))
    return hit(PaintingOrder.PaintItem(fragment: root, corner: .zero), at: point, in: order)
  }

  /// Returns the innermost and topmost element at a point within a part.
  private func hit(_ item: PaintingOrder.PaintItem, at point: Point, in order: PaintingOrder)
    -> Int?
  {
    let frame = item.frame
    let box = boxes.nodes[item.fragment.element].style.box
    let isInside =
      frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y
      && point.y < frame.maxY
    if !item.paintsBoxOnly, isInside || !box.clips {
      for inner in order.contents(of: item.fragment, at: frame.origin).reversed() {
        if let found = hit(inner, at: point, in: order) { return found }
      }
    }
    return isInside && !box.isHidden ? boxes.owner(of: item.fragment.element) : nil
  }

  /// Returns the innermost element at a point that satisfies a predicate, such as being a link.
  public func hit(_ point: Point, where isMatch: (LayoutElement) -> Bool) -> Int? {
    var next = hit(point)
    while let number = next {
      if isMatch(boxes.element(at: number)) { return number }
      next = boxes.parent(of: number)
    }
    return nil
  }

  /// Calls a closure for each fragment, parents first.
  func forEachFragment(_ body: (Fragment, Rect) -> Void) {
    func visit(_ fragment: Fragment, _ corner: Point) {
      let origin = corner + fragment.frame.origin
      body(fragment, Rect(origin: origin, size: fragment.frame.size))
      for child in fragment.children { visit(child, origin) }
    }
    visit(root, .zero)
  }
}

/// A text on one line with a single style and direction.
public struct TextLine: Sendable, Hashable {
  /// The text, including an added hyphen or ellipsis.
  public let text: String
  /// The box of the text, relative to the upper left corner of the root.
  public let frame: Rect
  /// The vertical position of the baseline.
  public let baseline: Double
  /// The index of the innermost element that contains the text.
  public let element: Int
  /// A Boolean value that indicates whether the text is the marker of a list item.
  public let isMarker: Bool
}
